import { eq } from 'drizzle-orm';
import { dutySelfies } from '@safiri/db/selfies/tables.ts';
import { expect } from 'vitest';
import { calls } from './calls.ts';
import { there } from './client.ts';
import type { World } from './harness.ts';
import type { DriverPerson } from './people.ts';
import { sendFile, smallPhoto } from './photos.ts';

/** Goes online or off, with the picture that was sent for it. */
export const setStatus = (person: DriverPerson, isOnline: boolean, selfie?: string, client = person.client) =>
  client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline, ...(selfie === undefined ? {} : { selfie }) } });

/** What came of it: online, or why not. */
export const codeOf = async (answer: ReturnType<typeof setStatus>) => {
  const { status, body } = await answer;
  return status === 200 ? 'online' : body.code;
};

/** What tests of selfies do again and again. @param aMinuteLater moves the clock of the world */
export function selfieSteps(world: World, aMinuteLater: () => void) {
  const picture = async ({ client }: DriverPerson) =>
    (await sendFile(world, client, await smallPhoto(), 'me.png', 'image/png', 'file', '/api/selfies')).body.url;
  const rowsOf = ({ driverId }: DriverPerson) => world.db.select().from(dutySelfies).where(eq(dutySelfies.driverId, driverId));
  const last = async (person: DriverPerson) => there((await rowsOf(person)).at(-1));
  return {
    picture,
    rowsOf,
    last,
    idOf: async (person: DriverPerson) => (await last(person)).id,
    /** Asks, sends what was asked for, and is online. */
    async showFace(person: DriverPerson): Promise<string> {
      expect(await codeOf(setStatus(person, true))).toBe('selfie_due');
      aMinuteLater();
      const url = await picture(person);
      expect(await codeOf(setStatus(person, true, url))).toBe('online');
      return url;
    },
  };
}
