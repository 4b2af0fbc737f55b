import type { JSX } from 'preact';
import type { Settings } from '../ctrl/settings.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { ritualWords } from './ritual.words.ts';
import { Check, Segments } from './segments.tsx';

/** A closed choice among the settings. */
type Chosen = 'theme' | 'cloth' | 'indices' | 'faces' | 'fourColours' | 'pace';

/** Everything takes effect at once; nothing touches the game. */
export function SettingsPanel({ ctrl: { core, route } }: PanelProps): JSX.Element {
  const words = core.words.value;
  const ritual = ritualWords[core.lang.value];
  const settings = core.settings.now.value;
  const change = core.settings.change;
  const choice = <K extends Chosen>(key: K, label: string, names: Readonly<Record<Settings[K], string>>): JSX.Element => (
    <Segments
      label={label}
      name={key}
      values={Object.entries(names) as [Settings[K], string][]}
      now={settings[key]}
      choose={(value) => change({ [key]: value } as Partial<Settings>)}
    />
  );
  return (
    <Dialog title={words.settings} closeWord={words.close} onClose={route.close} id="settings-panel">
      <div class="settings">
        <Segments
          label={words.language}
          name="lang"
          values={[
            ['ru', words.languageNames.ru],
            ['en', words.languageNames.en],
          ]}
          now={settings.lang}
          choose={(lang) => void core.speak(lang)}
        />
        {choice('indices', words.indices, words.indicesNames)}
        {choice('faces', words.faces, words.facesNames)}
        {choice('fourColours', words.fourColours, words.fourColoursNames)}
        {choice('cloth', words.cloth, words.cloths)}
        {choice('theme', words.theme, words.themes)}
        {choice('pace', words.pace, words.paces)}
        <Check label={words.showTargets} on={settings.showTargets} set={(showTargets) => change({ showTargets })} />
        <Check
          label={words.autoCollect}
          about={words.autoCollectAbout}
          on={settings.autoCollect}
          set={(autoCollect) => change({ autoCollect })}
        />
        <Check label={ritual.undo} about={ritual.undoAbout} on={settings.ritualUndo} set={(ritualUndo) => change({ ritualUndo })} />
        <Check
          label={words.leftHanded}
          about={words.leftHandedAbout}
          on={settings.leftHanded}
          set={(leftHanded) => change({ leftHanded })}
        />
        <Check
          label={words.letterKeys}
          about={words.letterKeysAbout}
          on={settings.letterKeys}
          set={(letterKeys) => change({ letterKeys })}
        />
        <p class="small soft">
          <a href="licences/third-party.txt" target="_blank" rel="noreferrer" data-testid="licences">
            {words.licences}
          </a>
          {' · '}
          <a href="licences/pt-fonts-ofl-1.1.txt" target="_blank" rel="noreferrer">
            {words.fontLicence}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
