import './keys-help.css';
import type { JSX } from 'preact';
import { Dialog } from './dialog.tsx';
import { GesturesHelp } from './gestures-help.tsx';
import { keysWords } from './keys-help.words.ts';
import type { PanelProps } from './lazily.tsx';

/** Which key does what. Letters stand for the key where a Latin keyboard has them. */
export function KeysHelp({ ctrl: { core, route } }: PanelProps): JSX.Element {
  const words = core.words.value;
  const does = keysWords[core.lang.value];
  const rows: readonly (readonly [keys: readonly string[], does: string])[] = [
    [['←', '↑', '↓', '→'], does.arrows],
    [['Enter'], does.enter],
    [['Esc'], does.escape],
    [['Space'], does.step],
    [['E'], does.runOut],
    [['Ctrl+Z', 'U'], does.undo],
    [['Ctrl+Y', 'R'], does.redo],
    [['C'], does.collect],
    [['S'], does.collectSafely],
    [['D'], does.dealOn],
    [['N'], does.new],
    [['B'], does.restart],
    [['['], does.previous],
    [[']'], does.next],
    [['H'], does.hint],
    [['W'], does.judge],
    [['M'], does.moves],
    [['T'], does.board],
    [['P'], does.pile],
    [['L'], does.repeat],
    [['I'], does.rules],
    [['G'], does.chooser],
    [['?'], does.help],
  ];
  return (
    <Dialog title={words.keysHelp} closeWord={words.close} onClose={route.close} id="keys-panel">
      <GesturesHelp lang={core.lang.value} />
      <table class="keys">
        <tbody>
          {rows.map(([keys, what]) => (
            <tr key={what}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
