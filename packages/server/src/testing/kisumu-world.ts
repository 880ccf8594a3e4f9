import { beforeAll } from 'vitest';
import { useWorld } from './harness.ts';
import { bodaRider, movedClock, openKisumu } from './kisumu.ts';
import type { DriverPerson } from './people.ts';

/** A world in which Kisumu is open and one boda rider, `own`, works there, with a clock that the test moves on. */
export function useKisumu() {
  const { clock, wait } = movedClock();
  const world = useWorld({ markets: false, dispatch: true, clock });
  const own = {} as DriverPerson;
  beforeAll(async () => {
    await openKisumu(world);
    Object.assign(own, await bodaRider(world));
  });
  return { clock, wait, world, own };
}
