import { and, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/places/calls.ts';
import type { SavedPlace } from '@safiri/contract/places/calls.ts';
import { violatedUnique, type Reader } from '@safiri/db/platform/connect.ts';
import { savedPlaces } from '@safiri/db/places/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { SAVED_PLACES_AT_MOST } from '@safiri/rules/places/saved-place.ts';
import type { Actor } from '../platform/actor.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const { id, kind, name, lat, lng, address } = savedPlaces;
const shown = { id, kind, name, lat, lng, address };

/** Home, work, then the others in the order in which they were saved. */
const inOrder = [sql`array_position(array['home', 'work'], ${kind})`, id];

export const listSavedPlaces = (reader: Reader, userId: number): Promise<SavedPlace[]> =>
  reader
    .select(shown)
    .from(savedPlaces)
    .where(eq(savedPlaces.userId, userId))
    .orderBy(...inOrder);

/** A person's saved places, to be taken along. */
export const exportSavedPlaces = (reader: Reader, userId: number) =>
  reader
    .select({ kind, name, lat, lng, address, createdAt: savedPlaces.createdAt })
    .from(savedPlaces)
    .where(eq(savedPlaces.userId, userId))
    .orderBy(...inOrder);

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ');

async function refuseTwice<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    const index = violatedUnique(error);
    if (index === 'saved_places_named_once' || index === 'saved_places_one_home_and_work')
      throw new Problem('saved_place_exists', 'A place of this name is saved already. Change that one instead.');
    throw error;
  });
}

/** @throws Problem saved_place_exists, too_many_saved_places */
export async function savePlace(uow: UnitOfWork, actor: Actor, body: BodyOf<typeof calls.savePlace>): Promise<SavedPlace> {
  // One after the other, so that the list never outgrows its limit.
  await uow.tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update');
  const known = await uow.tx.$count(savedPlaces, eq(savedPlaces.userId, actor.userId));
  if (known >= SAVED_PLACES_AT_MOST)
    throw new Problem('too_many_saved_places', `At most ${SAVED_PLACES_AT_MOST} saved places. Remove one first.`);
  const values = { userId: actor.userId, kind: body.kind, name: body.name === undefined ? null : tidy(body.name), ...body.location };
  const [row] = await refuseTwice(uow.tx.insert(savedPlaces).values(values).returning(shown));
  return row as SavedPlace;
}

/** @throws Problem not_found for a stranger's, saved_place_exists, invalid_request naming the name of a home */
export async function changeSavedPlace(
  uow: UnitOfWork,
  actor: Actor,
  placeId: number,
  change: BodyOf<typeof calls.changeSavedPlace>,
): Promise<SavedPlace> {
  const mine = and(eq(id, placeId), eq(savedPlaces.userId, actor.userId));
  const [before] = await uow.tx.select(shown).from(savedPlaces).where(mine).for('no key update');
  if (before === undefined) throw notFound();
  if (change.name !== undefined && before.kind !== 'other') throw fieldProblem('name', 'Home and work keep their names.');
  const values = { ...(change.name === undefined ? {} : { name: tidy(change.name) }), ...change.location };
  if (Object.keys(values).length > 0) await refuseTwice(uow.tx.update(savedPlaces).set(values).where(mine));
  return { ...before, ...values };
}

/** @throws Problem not_found for a stranger's, and for one that is gone */
export async function removeSavedPlace(uow: UnitOfWork, actor: Actor, placeId: number): Promise<void> {
  const gone = await uow.tx
    .delete(savedPlaces)
    .where(and(eq(id, placeId), eq(savedPlaces.userId, actor.userId)))
    .returning({ id });
  if (gone.length === 0) throw notFound();
}
