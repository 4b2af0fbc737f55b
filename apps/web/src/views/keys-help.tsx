import './keys-help.css';
import type { JSX } from 'preact';
import { Dialog } from './dialog.tsx';
import { GesturesHelp } from './gestures-help.tsx';
import type { PanelProps } from './lazily.tsx';

/** Which key does what. Letters stand for the key where a Latin keyboard has them. */
export function KeysHelp({ ctrl: { core, route } }: PanelProps): JSX.Element {
  const words = core.words.value;
  const rows: readonly (readonly [keys: readonly string[], does: string])[] = [
    [['←', '↑', '↓', '→'], words.keyArrows],
    [['Enter'], words.keyEnter],
    [['Esc'], words.keyEscape],
    [['Space'], words.keyStep],
    [['E'], words.keyRunOut],
    [['Ctrl+Z', 'U'], words.keyUndo],
    [['Ctrl+Y', 'R'], words.keyRedo],
    [['C'], words.keyCollect],
    [['S'], words.keyCollectSafely],
    [['D'], words.keyDealOn],
    [['N'], words.keyNew],
    [['B'], words.keyRestart],
    [['['], words.keyPrevious],
    [[']'], words.keyNext],
    [['H'], words.keyHint],
    [['W'], words.keyJudge],
    [['M'], words.keyMoves],
    [['T'], words.keyBoard],
    [['P'], words.keyPile],
    [['L'], words.keyRepeat],
    [['I'], words.keyRules],
    [['G'], words.keyChooser],
    [['?'], words.keyHelp],
  ];
  return (
    <Dialog title={words.keysHelp} closeWord={words.close} onClose={route.close} id="keys-panel">
      <GesturesHelp lang={core.lang.value} />
      <table class="keys">
        <tbody>
          {rows.map(([keys, does]) => (
            <tr key={does}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
