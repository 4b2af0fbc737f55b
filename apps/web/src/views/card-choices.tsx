import type { JSX } from 'preact';
import { fourColoursOf, looksOf } from '../adapt/looks.ts';
import type { Ctrl } from '../ctrl/ctrl.ts';
import type { Settings } from '../ctrl/settings.ts';
import { CardBack, CardFace, type FaceRank, type FaceSuit } from '../table/face/index.ts';
import type { Looks } from '../table/types.ts';
import { Segments } from './segments.tsx';
import { settingsWords } from './settings.words.ts';

/** How cards look, with some of them to see it by. */
export function CardChoices({ ctrl: { core } }: { readonly ctrl: Ctrl }): JSX.Element {
  const { now, change } = core.settings;
  const settings = now.value;
  const words = settingsWords[core.lang.value];
  const { game } = core.session();
  const { id, title } = game.patience;
  const moreContrast = matchMedia('(prefers-contrast: more)').matches;
  const auto = moreContrast || fourColoursOf(game);
  const { [id]: chosen, ...others } = settings.fourColours;
  return (
    <>
      <Sample looks={looksOf(game, settings, { lessMotion: false, moreContrast })} />
      <Segments
        label={words.faces}
        name="faces"
        values={Object.entries(words.facesNames) as [Settings['faces'], string][]}
        now={settings.faces}
        choose={(faces) => change({ faces })}
      />
      <Segments
        label={words.colours(title[core.lang.value])}
        about={words.coloursAbout}
        name="fourColours"
        values={[
          ['auto', words.coloursAuto(auto)],
          ['four', words.coloursFour],
          ['two', words.coloursTwo],
        ]}
        now={chosen === undefined ? 'auto' : chosen ? 'four' : 'two'}
        choose={(value) => change({ fourColours: value === 'auto' ? others : { ...others, [id]: value === 'four' } })}
      />
      <Segments
        label={words.indices}
        name="indices"
        values={Object.entries(words.indicesNames) as [Settings['indices'], string][]}
        now={settings.indices}
        choose={(indices) => change({ indices })}
      />
      <Segments
        label={words.back}
        name="back"
        pictures
        values={(Object.entries(words.backs) as [Settings['back'], string][]).map(([back, text]) => [
          back,
          <>
            <CardBack design={back} />
            {text}
          </>,
        ])}
        now={settings.back}
        choose={(back) => change({ back })}
      />
    </>
  );
}

/** A court and plain cards, one of each suit: suit and rank. */
const SAMPLE: readonly (readonly [FaceSuit, FaceRank])[] = [
  [0, 13],
  [3, 12],
  [1, 10],
  [2, 7],
];

function Sample({ looks: { indices, style, fourColours, back } }: { readonly looks: Looks }): JSX.Element {
  return (
    <div class="sample" aria-hidden="true">
      {SAMPLE.map(([suit, rank]) => (
        <CardFace key={suit} suit={suit} rank={rank} indices={indices} style={style} fourColours={fourColours} />
      ))}
      <CardBack design={back} />
    </div>
  );
}
