import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Ctrl } from '../ctrl/ctrl.ts';
import type { Panel } from '../ctrl/route.ts';

export interface PanelProps {
  readonly ctrl: Ctrl;
  readonly panel: Panel;
}

/** A panel whose code is fetched when it is opened for the first time. */
export function lazily<P extends { readonly ctrl: Ctrl }>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | undefined;
  return function Lazily(props: P): JSX.Element | null {
    const there = useSignal(loaded !== undefined);
    const { ctrl } = props;
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          there.value = true;
        },
        () => {
          ctrl.route.close();
          ctrl.core.notify((words) => words.loadFailed);
        },
      );
    }, [there, ctrl]);
    const Loaded = there.value ? loaded : undefined;
    return Loaded ? <Loaded {...props} /> : null;
  };
}
