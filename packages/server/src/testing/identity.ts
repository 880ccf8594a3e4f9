import { desc, eq } from 'drizzle-orm';
import { personChecks } from '@safiri/db/identity/tables.ts';
import type { PersonCheckKind } from '@safiri/rules/identity/person-checks.ts';
import { calls } from './calls.ts';
import { there, type Client } from './client.ts';
import type { World } from './harness.ts';
import { makeOfferTo } from './offers.ts';
import { driver, rideBody, type Person } from './people.ts';
import { uploadPhoto } from './photos.ts';

/** What tests of passengers' checks do again and again. @param staff who decides */
export function identitySteps(world: World, staff: () => Client) {
  async function send(person: Person, kind: PersonCheckKind = 'selfie') {
    const documentUrl = await uploadPhoto(world, person.client);
    const { check } = await person.client.call(calls.sendIdentityCheck, { body: { kind, documentUrl } });
    const [row] = await world.db.select().from(personChecks).where(eq(personChecks.userId, person.user.id)).orderBy(desc(personChecks.id));
    return { ...there(check), id: there(row).id, uploadId: there(there(row).uploadId), documentUrl };
  }
  const decide = (id: number, decision: 'accepted' | 'refused', by = staff()) =>
    by.call(calls.decideIdentityCheck, {
      params: { id },
      body: { decision, ...(decision === 'refused' ? { note: 'Too dark to see' } : {}) },
    });
  return {
    send,
    decide,
    async accepted(person: Person, kind: PersonCheckKind = 'selfie') {
      const sent = await send(person, kind);
      await decide(sent.id, 'accepted');
      return sent;
    },
    read: (client: Client, path: string) => fetch(world.node.address + path, { headers: { cookie: client.cookie() } }),
    told: async ({ client }: Person) => (await client.call(calls.ownNotifications)).map(({ title }) => title),
    ownOf: async ({ client }: Person) => (await client.call(calls.ownIdentityCheck)).check,
    /** What the driver reads of a passenger on the offer, and then on the trip. */
    async shownOf(asker: Person, rider?: { name: string; phone: string }) {
      const taxi = await driver(world);
      const { id } = await asker.client.call(calls.requestRide, { body: rideBody(rider === undefined ? {} : { rider }) });
      await makeOfferTo(world, taxi, id);
      const offer = there(await taxi.client.call(calls.getOffer, { params: { id: taxi.driverId } }));
      const trip = await taxi.client.call(calls.changeRide, { params: { id }, body: { status: 'accepted' } });
      const tripOf = async () => (await taxi.client.call(calls.getRide, { params: { id } })).passenger.checked;
      return { offer: offer.passenger.checked, trip: trip.passenger.checked, tripOf, id };
    },
  };
}
