import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Ctrl } from '../ctrl/ctrl.ts';

/** What a page needs and has to fetch; `undefined` until it is there. When it cannot be fetched the page closes, and the player is told. */
export function useLoaded<T>(ctrl: Ctrl, load: () => Promise<T>, key: string): T | undefined {
  const loaded = useSignal<{ readonly key: string; readonly value: T } | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => {
        if (wanted) loaded.value = { key, value };
      },
      () => {
        if (!wanted) return;
        ctrl.route.close();
        ctrl.core.notify((words) => words.loadFailed);
      },
    );
    return () => {
      wanted = false;
    };
    // What is loaded depends on the key alone.
  }, [key]);
  return loaded.value?.key === key ? loaded.value.value : undefined;
}
