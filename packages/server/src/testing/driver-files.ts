import { columns, type Column } from '@safiri/rules/onboarding/driver-file.ts';
import { eq, inArray } from 'drizzle-orm';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { completeRequired } from '../training/public.ts';
import { calls } from './calls.ts';
import type { Client } from './client.ts';
import { signInWith } from './codes.ts';
import type { World } from './harness.ts';
import type { DriverPerson } from './people.ts';

/** A line of a file of drivers, as a person fills it in. */
export type WrittenDriver = Partial<Record<Column, string>>;

/** A driver with a motorcycle of Kisumu, whose number and plate nobody else has. */
export const boda = (n: number, changes: WrittenDriver = {}): WrittenDriver => ({
  name: `Achieng Otieno`,
  phone: `0711 00${4000 + n}`,
  vehicle: 'motorcycle',
  make: 'Bajaj',
  model: 'Boxer 150',
  colour: 'Red',
  plate: `KMEC ${100 + n}W`,
  year: String(new Date().getFullYear() - 2),
  ...changes,
});

/** The text of a file. @param by between the values of a line */
export function driverFile(lines: readonly WrittenDriver[], by: ',' | ';' = ','): string {
  const rows = [columns, ...lines.map((line) => columns.map((column) => line[column] ?? ''))];
  return `${rows.map((row) => row.map((value) => (/[",;\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(by)).join('\r\n')}\r\n`;
}

/** Brings drivers in by a file, as the console does, and sends the invitations. */
export async function bringIn(staff: Client, marketId: string, lines: readonly WrittenDriver[]): Promise<number> {
  const done = await staff.call(calls.importDrivers, { body: { marketId, file: driverFile(lines) } });
  if (done.importId === null) throw new Error(`not brought in: ${JSON.stringify(done.faults)}`);
  await staff.call(calls.sendInvitations, { params: { id: done.importId } });
  return done.importId;
}

/** The drivers of an import, each signed in by a code in a browser of their own, and trained. */
export async function signInDrivers(world: World, phones: readonly string[]): Promise<DriverPerson[]> {
  const found = await world.db
    .select({ driverId: drivers.id, phone: users.phone })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(inArray(users.phone, [...phones]));
  await world.db.transaction((tx) =>
    completeRequired(
      tx,
      found.map(({ driverId }) => driverId),
      world.node.ctx.clock(),
    ),
  );
  const people: DriverPerson[] = [];
  for (const { driverId, phone } of found) {
    const client = world.client();
    const asked = await signInWith(world, client, phone);
    if (asked.body.outcome !== 'invited') throw new Error(`not asked who they are: ${JSON.stringify(asked.body)}`);
    const body = await client.call(calls.answerInvitation, { body: { isMe: true } });
    if (body.user === null) throw new Error(`not signed in: ${JSON.stringify(body)}`);
    people.push({ client, user: body.user, email: '', driverId });
  }
  return people;
}
