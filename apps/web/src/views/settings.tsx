import './settings.css';
import type { ComponentChildren, JSX } from 'preact';
import type { Settings } from '../ctrl/settings.ts';
import { CardChoices } from './card-choices.tsx';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { Check, Segments } from './segments.tsx';
import { settingsWords } from './settings.words.ts';

/** A setting that is on or off. */
type Switch = 'sounds' | 'leftHanded' | 'oneTouch' | 'showTargets' | 'autoCollect' | 'ritualUndo' | 'letterKeys';

/** Everything takes effect at once; nothing touches the game. */
export function SettingsPanel({ ctrl }: PanelProps): JSX.Element {
  const { core, route } = ctrl;
  const { settings: title, close } = core.words.value;
  const words = settingsWords[core.lang.value];
  return (
    <Dialog title={title} closeWord={close} onClose={route.close} id="settings-panel">
      <div class="settings">
        <Group title={words.cards}>
          <CardChoices ctrl={ctrl} />
        </Group>
        <Group title={words.table}>
          <TableChoices ctrl={ctrl} />
        </Group>
        <Group title={words.play}>
          <Switches ctrl={ctrl} names={['oneTouch', 'showTargets', 'autoCollect', 'ritualUndo']} />
        </Group>
        <Group title={words.app}>
          <AppChoices ctrl={ctrl} />
        </Group>
      </div>
    </Dialog>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <section class="settings-group">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

type Part = Pick<PanelProps, 'ctrl'>;

function TableChoices({ ctrl }: Part): JSX.Element {
  const { now, change } = ctrl.core.settings;
  const words = settingsWords[ctrl.core.lang.value];
  const { theme, cloth, pace } = now.value;
  const cloths = (Object.entries(words.cloths) as [Settings['cloth'], string][]).map(
    ([name, text]) => [name, <Swatch key={name} cloth={name} text={text} />] as const,
  );
  return (
    <>
      <Segments
        label={words.cloth}
        about={theme === 'contrast' ? words.clothAbout : undefined}
        name="cloth"
        values={cloths}
        now={cloth}
        choose={(value) => change({ cloth: value })}
      />
      <Segments
        label={words.theme}
        name="theme"
        values={Object.entries(words.themes) as [Settings['theme'], string][]}
        now={theme}
        choose={(value) => change({ theme: value })}
      />
      <Segments
        label={words.pace}
        about={matchMedia('(prefers-reduced-motion: reduce)').matches ? words.paceStill : undefined}
        name="pace"
        values={Object.entries(words.paces) as [Settings['pace'], string][]}
        now={pace}
        choose={(value) => change({ pace: value })}
      />
      <Switches ctrl={ctrl} names={['sounds', 'leftHanded']} />
    </>
  );
}

function Swatch({ cloth, text }: { readonly cloth: Settings['cloth']; readonly text: string }): JSX.Element {
  return (
    <>
      <i class="swatch" data-cloth={cloth} /> {text}
    </>
  );
}

function AppChoices({ ctrl }: Part): JSX.Element {
  const { core } = ctrl;
  const words = settingsWords[core.lang.value];
  const { ru, en } = core.words.value.languageNames;
  return (
    <>
      <Segments
        label={words.language}
        name="lang"
        values={[
          ['ru', ru],
          ['en', en],
        ]}
        now={core.lang.value}
        choose={(lang) => void core.speak(lang)}
      />
      <Switches ctrl={ctrl} names={['letterKeys']} />
      <p class="small soft licences">
        <a href="licences/third-party.txt" target="_blank" rel="noreferrer" data-testid="licences">
          {words.licences}
        </a>
        {' · '}
        <a href="licences/pt-fonts-ofl-1.1.txt" target="_blank" rel="noreferrer">
          {words.fontLicence}
        </a>
      </p>
    </>
  );
}

function Switches({ ctrl: { core }, names }: Part & { readonly names: readonly Switch[] }): JSX.Element {
  const words = settingsWords[core.lang.value];
  const { now, change } = core.settings;
  return (
    <>
      {names.map((name) => (
        <Check
          key={name}
          label={words[name]}
          {...(name === 'showTargets' ? {} : { about: words[`${name}About`] })}
          on={now.value[name]}
          set={(on) => change({ [name]: on })}
        />
      ))}
    </>
  );
}
