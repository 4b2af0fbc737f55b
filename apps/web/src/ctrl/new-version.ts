/** What a new version needs of the browser: of its service workers, and of the page. */
export interface Workers {
  /** Registers the worker of the built page. */
  register(): Promise<ServiceWorkerRegistration>;
  /** Whether a worker serves this page already. */
  isServed(): boolean;
  /** Another worker serves this page from now on. */
  onServedByAnother(told: () => void): void;
}

/** The workers of this browser; undefined where it has none, or keeps them from a page that is not safe. */
export function workersHere(script: string): Workers | undefined {
  if (!('serviceWorker' in navigator)) return undefined;
  const { serviceWorker } = navigator;
  return {
    register: () => serviceWorker.register(script),
    isServed: () => serviceWorker.controller !== null,
    onServedByAnother: (told) => serviceWorker.addEventListener('controllerchange', told),
  };
}

interface Told {
  /** A new version is stored and waits; `takeOver` lets it in, and is for the player to call. */
  onWaiting(takeOver: () => void): void;
  /** The new version serves this page, which is still the old one: it must be loaded anew, in every tab. */
  onTakenOver(): void;
}

/**
 * Registers the worker and watches for newer ones. All three places where one may stand are looked at, for a download may begin
 * before anybody listens: while the page is loaded the browser looks for a new version by itself.
 */
export async function watchVersions(workers: Workers, told: Told): Promise<ServiceWorkerRegistration> {
  let over = false;
  const takenOver = (): void => {
    if (!over) told.onTakenOver();
    over = true;
  };
  // The first worker of all may claim a page that none served: that is no new version.
  const wasServed = workers.isServed();
  workers.onServedByAnother(() => {
    if (wasServed) takenOver();
  });
  const registration = await workers.register();
  const announced = new Set<ServiceWorker>();
  const look = (): void => {
    const { installing, waiting, active } = registration;
    if (installing) installing.onstatechange = look;
    // Without an active one it is the first, and nothing is old.
    if (!waiting || !active || announced.has(waiting)) return;
    announced.add(waiting);
    told.onWaiting(() => {
      // A still newer one may have come since.
      const next = registration.waiting ?? waiting;
      // A page that was loaded without a worker gets no other one: there the state of the new one tells.
      next.onstatechange = () => {
        if (next.state === 'activated') takenOver();
      };
      next.postMessage({ type: 'SKIP_WAITING' });
    });
  };
  registration.addEventListener('updatefound', look);
  look();
  return registration;
}
