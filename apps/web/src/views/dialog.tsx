import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.tsx';
import { SpokenHere } from './spoken.tsx';
import { entitle } from './window-title.ts';

interface DialogProps {
  readonly title: string;
  /** Its title in the window's, where that has to say more. */
  readonly windowTitle?: string;
  readonly closeWord: string;
  readonly onClose: () => void;
  /** Extra class: how wide it is and where it stands. */
  readonly kind?: string;
  readonly id: string;
  readonly children: ComponentChildren;
}

/** A native modal dialog: Escape, the cross and a tap beside it close it, and the focus goes back where it was. */
export function Dialog({ title, windowTitle = title, closeWord, onClose, kind = '', id, children }: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  // A touch that began elsewhere, on the table or on a text being marked, does not close what it ends on.
  const begunBeside = useRef(false);
  const heading = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useLayoutEffect(() => entitle(windowTitle), [windowTitle]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the dialog hears that by itself
    <dialog
      ref={ref}
      class={`panel ${kind}`}
      aria-labelledby={heading}
      data-testid={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        begunBeside.current = event.target === ref.current;
      }}
      onClick={(event) => {
        if (begunBeside.current && event.target === ref.current) onClose();
      }}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="icon-button" aria-label={closeWord} title={closeWord} onClick={onClose} data-testid="close">
            <Icon name="close" />
          </button>
        </header>
        {children}
        <SpokenHere />
      </div>
    </dialog>
  );
}
