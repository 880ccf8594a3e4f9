import { lazy, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { whenIdle } from './when-idle.ts';
import { isOutdated } from './worker-updates.ts';

const failed = new Set<() => void>();
const listeners = new Set<() => void>();
let renewals = 0;

/** A screen's code did not come. */
export class NotFetched extends Error {}

/** A style sheet that did not come stays behind as an empty link, which the browser never looks at again. */
function renewStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}

/** Lets everything that could not be fetched be fetched again. */
export function retryFailedLoads(): void {
  if (failed.size === 0) return;
  renewStyles();
  for (const renew of failed) renew();
  failed.clear();
  renewals += 1;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function Nothing() {
  return null;
}

/** A screen or part whose code is fetched when it is first shown. */
export type Lazy<P extends object = object> = ComponentType<P> & {
  /** Fetches the code before it is shown: it then stands at once. */
  readonly fetchAhead: () => Promise<void>;
};

function fetched<P extends object>(get: () => Promise<ComponentType<P>>, onFailure: (error: unknown) => ComponentType<P>): Lazy<P> {
  let asked = false;
  const make = () =>
    lazy(async () => {
      asked = true;
      try {
        return { default: await get() };
      } catch (error) {
        failed.add(() => (current = make()));
        return { default: onFailure(error) };
      }
    });
  let current: ComponentType<P> = make();
  function Fetched(props: P) {
    useSyncExternalStore(
      subscribe,
      () => renewals,
      () => 0,
    );
    const Shown: ComponentType<P> = current;
    return <Shown {...props} />;
  }
  return Object.assign(Fetched, {
    async fetchAhead() {
      const part = await get();
      // What was shown meanwhile stays as it is.
      if (!asked) current = part;
    },
  });
}

/**
 * A screen that is fetched when it is first shown. React itself would remember a failure for as long as the page lives; here
 * it is forgotten by {@link retryFailedLoads}. When another tab has brought a new version, this page's files are gone, and
 * the screen comes with the new version instead.
 */
export const lazyScreen = (get: () => Promise<ComponentType>): Lazy =>
  fetched(get, (error) => {
    if (!isOutdated()) throw new NotFetched('The screen could not be fetched', { cause: error });
    location.reload();
    return Nothing;
  });

/**
 * A part without which a screen is still worth showing.
 * @param standIn stands in its place when it could not be fetched, until it can be
 */
export const lazyPart = <P extends object>(get: () => Promise<ComponentType<P>>, standIn: ComponentType<P> = Nothing): Lazy<P> =>
  fetched(get, () => standIn);

/**
 * Fetches a part once the screen that may open it stands, so that the tap that opens it waits for nothing.
 * @param isNear false until what leads to that tap is open
 */
export function useFetchedAhead(part: Pick<Lazy, 'fetchAhead'>, isNear = true): void {
  useEffect(() => {
    if (isNear) whenIdle(() => void part.fetchAhead().catch(() => {}));
  }, [part, isNear]);
}
