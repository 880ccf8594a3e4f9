import { lazy, type ComponentType } from 'react';
import { isOutdated } from './worker.ts';

/**
 * A component that is fetched when it is first shown. One that could not be fetched is fetched again the next time: React
 * itself would remember the failure for as long as the page lives. When another tab has brought a new version, this page's
 * files are gone, and the screen comes with the new version instead.
 */
export function lazyAgain(get: () => Promise<ComponentType>): ComponentType {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await get() };
      } catch (error) {
        if (isOutdated()) {
          location.reload();
          return new Promise<never>(() => {});
        }
        current = make();
        throw error;
      }
    });
  let current = make();
  return function Fetched() {
    const Screen = current;
    return <Screen />;
  };
}
