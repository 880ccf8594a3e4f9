import { expect, it } from 'vitest';
import type { Context } from '../platform/context.ts';
import { createOnlineDrivers } from './online-drivers.ts';

it('asks for nobody when it is stopped while changes gather', async () => {
  const asked: unknown[] = [];
  const warned: unknown[] = [];
  const ctx = {
    db: { execute: async (query: unknown) => (asked.push(query), { rows: [] }) },
    bus: { subscribe: () => undefined, onGap: () => undefined },
    log: { warn: (fields: unknown) => warned.push(fields) },
  } as unknown as Context;
  const drivers = createOnlineDrivers(ctx, () => undefined);
  drivers.renew([7]);
  await drivers.stop();
  expect({ asked, warned }).toEqual({ asked: [], warned: [] });
  drivers.renew([7]);
  await expect.poll(() => asked.length).toBe(1);
});
