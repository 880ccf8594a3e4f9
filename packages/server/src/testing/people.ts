import { eq } from 'drizzle-orm';
import { drivers, users, vehicles } from '@safiri/db/users/tables.ts';
import type { BodyIn, ReplyOf } from '@safiri/contract/call.ts';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import { completeRequired } from '../training/public.ts';
import type { World } from './harness.ts';
import { sessions } from '@safiri/db/auth/tables.ts';
import { staffMembers, staffRoleRows } from '@safiri/db/staff/tables.ts';
import type { StaffRole } from '@safiri/rules/staff/roles.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { sha256 } from '../platform/hash.ts';
import { SESSION_COOKIE } from '../platform/cookies.ts';
import { createClient, type Client } from './client.ts';
import { calls } from './calls.ts';

let n = 0;

export const PASSWORD = 'a Quite-long one 7';

export interface Person {
  readonly client: Client;
  readonly user: OwnUser;
  readonly email: string;
}

export interface DriverPerson extends Person {
  readonly driverId: number;
}

/** A registration that is accepted; `changes` makes it what a test needs. */
export function registration(changes: Partial<BodyIn<typeof calls.register>> = {}): BodyIn<typeof calls.register> {
  n += 1;
  return {
    name: 'Lerato Maseko',
    email: `person${n}.${process.pid}@example.org`,
    phone: `+2782${String(1_000_000 + n + (process.pid % 1000) * 1000)}`,
    password: PASSWORD,
    userType: 'passenger',
    gender: 'female',
    ...changes,
  };
}

async function register(world: Pick<World, 'client'>, changes: Record<string, unknown>): Promise<Person> {
  const client = world.client();
  const body = registration(changes);
  const answer = await client.answer(calls.register, { body });
  if (answer.status !== 201) throw new Error(`registration failed: ${JSON.stringify(answer.body)}`);
  return { client, user: answer.body.user, email: String(body['email']) };
}

/** Signs in from a browser of its own. */
export async function signInAgain(
  world: Pick<World, 'client'>,
  email: string,
  password = PASSWORD,
): Promise<{ client: Client; status: number }> {
  const client = world.client();
  return { client, status: (await client.answer(calls.login, { body: { email, password } })).status };
}

export async function passenger(world: World, changes: Record<string, unknown> & { genderVerified?: boolean } = {}): Promise<Person> {
  const { genderVerified, ...rest } = changes;
  const person = await register(world, rest);
  if (genderVerified === true) await world.db.update(users).set({ genderVerifiedAt: new Date() }).where(eq(users.id, person.user.id));
  return person;
}

/** A driver whom staff approved and who is trained, with a verified gender, unless the test says otherwise. */
export async function driver(
  world: World,
  changes: Record<string, unknown> & { approved?: boolean; trained?: boolean; genderVerified?: boolean; vehicleType?: VehicleType } = {},
): Promise<DriverPerson> {
  const { approved = true, trained = approved, genderVerified = true, vehicleType = 'sedan', ...rest } = changes;
  const person = await register(world, {
    name: 'Thabo Ndlovu',
    userType: 'driver',
    gender: 'male',
    // With vowels: none of the plates of the demo.
    vehicleRegistration: `KA ${n} LE GP`,
    vehicleModel: 'Corolla',
    vehicleKind: vehicleType === 'premium' ? 'sedan' : vehicleType,
    ...rest,
  });
  const driverId = person.user.driver?.id ?? 0;
  if (vehicleType === 'premium') {
    const [own] = await person.client.call(calls.ownVehicles, {});
    const staff = await staffMember(world);
    await staff.call(calls.correctVehicle, { params: { driverId, vehicleId: own?.id ?? 0 }, body: { vehicleClass: 'premium' } });
  }
  await approve(world, driverId, approved);
  if (trained) await world.db.transaction((tx) => completeRequired(tx, [driverId], new Date()));
  if (genderVerified) await world.db.update(users).set({ genderVerifiedAt: new Date() }).where(eq(users.id, person.user.id));
  return { ...person, driverId };
}

/** The plate of the car that a driver registered with. */
export const plateOf = (person: Person): string => person.user.vehicleInfo?.licensePlate ?? '';

/** Writes down what staff said of a driver and the chosen vehicle: how they come to say it has tests of its own. */
async function approve(world: World, driverId: number, approved: boolean): Promise<void> {
  const [driver] = await world.db
    .update(drivers)
    .set({ verificationStatus: approved ? 'approved' : 'pending' })
    .where(eq(drivers.id, driverId))
    .returning({ vehicleId: drivers.vehicleId });
  if (approved)
    await world.db
      .update(vehicles)
      .set({ status: 'approved' })
      .where(eq(vehicles.id, driver?.vehicleId ?? 0));
}

/** Hatfield and Menlyn in Pretoria, about six kilometres apart. */
export const hatfield = { lat: -25.7487, lng: 28.238, address: 'Hatfield Plaza' };
export const menlyn = { lat: -25.7826, lng: 28.2755, address: 'Menlyn Park' };

export function rideBody(changes: Partial<BodyIn<typeof calls.requestRide>> = {}): BodyIn<typeof calls.requestRide> {
  return { pickupLocation: hatfield, dropoffLocation: menlyn, fare: '420', rideType: 'standard', paymentMethod: 'cash', ...changes };
}

/** Goes online and reports a position near Hatfield, `north` metres away. */
export async function goOnline(person: DriverPerson, north = 300): Promise<void> {
  const online = await person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: true } });
  if (online.status !== 200) throw new Error(`not online: ${JSON.stringify(online.body)}`);
  await reportNorth(person, north);
}

/** The driver's phone says that it is `north` metres north of Hatfield. */
export async function reportNorth(person: DriverPerson, north: number): Promise<void> {
  await person.client.answer(calls.reportLocation, {
    params: { id: person.driverId },
    body: {
      lat: hatfield.lat + north / 111_195,
      lng: hatfield.lng,
      at: new Date().toISOString(),
    },
  });
}

/** Asks again and again until `ask` gives something, at most for ten seconds unless there is much to do. */
export async function eventually<T>(ask: () => Promise<T | null | undefined | false>, what = 'it', seconds = 10): Promise<T> {
  const until = Date.now() + 1000 * seconds;
  for (;;) {
    const value = await ask();
    if (value !== null && value !== undefined && value !== false) return value;
    if (Date.now() > until) throw new Error(`${what} did not happen within ${seconds} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits for the driver's live offer. */
export function offerOf(person: DriverPerson): Promise<NonNullable<ReplyOf<typeof calls.getOffer>>> {
  return eventually(async () => (await person.client.answer(calls.getOffer, { params: { id: person.driverId } })).body, 'an offer');
}

/** A member of the console with these roles who has given the second factor, and their number; an owner unless told otherwise. */
export async function memberOfStaff(
  world: Pick<World, 'db' | 'node'>,
  roles: ReadonlyArray<{ role: StaffRole; merchantId?: number; fleetId?: number; marketIds?: string[] }> = [{ role: 'owner' }],
): Promise<{ client: Client; userId: number }> {
  n += 1;
  const token = `staff-${n}-${process.pid}`;
  const [user] = await world.db
    .insert(users)
    .values({
      name: 'Refilwe Staff',
      email: `${token}@example.org`,
      phone: `staff:${token}`,
      passwordHash: 'unusable',
      userType: 'staff',
      gender: 'prefer_not_to_say',
      countryId: 'za',
    })
    .returning({ id: users.id });
  const userId = user?.id ?? 0;
  await world.db.insert(staffMembers).values({ userId });
  for (const { role, merchantId = null, fleetId = null, marketIds = null } of roles)
    await world.db.insert(staffRoleRows).values({ userId, role, merchantId, fleetId, marketIds });
  // By the later clock: that of a test may be ahead, or behind and move on.
  const now = Math.max(Date.now(), world.node.ctx.clock().getTime());
  await world.db.insert(sessions).values({
    tokenHash: sha256(token),
    userId,
    expiresAt: new Date(now + 3_600_000),
    secondFactorAt: new Date(now),
    method: 'staff',
  });
  return { client: createClient(world.node.address, new Map([[SESSION_COOKIE, token]])), userId };
}

/** An owner of the console who has given the second factor. */
export const staffMember = async (world: World): Promise<Client> => (await memberOfStaff(world)).client;

/** An upload of this person, as a row: what became of a file has tests of its own. */
export async function uploadOf(world: World, userId: number): Promise<string> {
  n += 1;
  const id = `upload-${String(n).padStart(16, '0')}`;
  await world.db.insert(uploads).values({ id, ownerId: userId, mediaType: 'image/jpeg', byteSize: 1000, sha256: sha256(id) });
  return `/api/uploads/${id}`;
}
