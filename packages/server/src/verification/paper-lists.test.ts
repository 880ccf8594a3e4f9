import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driverDocuments, paperNotices } from '@safiri/db/verification/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { checkTypes } from '@safiri/rules/verification/background-checks.ts';
import { applyFile, readMarketText } from '../markets/public.ts';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuFile } from '../testing/kisumu.ts';
import { driver, staffMember, type DriverPerson } from '../testing/people.ts';
import { decide, documentId, sendDocument, verificationOf } from '../testing/verification.ts';
import { watchExpiry, watchLists } from './public.ts';
import { DocumentError } from '../platform/written-document.ts';

let ahead = 0;
const minutes = (n: number) => n * 60_000;
const clock = () => new Date(Date.now() + ahead);
const world = useWorld({ markets: false, clock });
/** A day by the calendar of Kisumu. */
const day = (n: number) => localDate(new Date(clock().getTime() + n * 86_400_000), 'Africa/Nairobi');
const LISTS = /documents:\n {2}driver:[^]*?(?=retention:)/;
/** Kisumu with other lists. */
const withLists = (lists: string) => kisumuFile().replace(LISTS, `documents: ${lists}\n`);
const OWN = `{ driver: [id_document, { type: drivers_license, warnDays: [60, 2] }, { type: psv_badge, expires: true, name: { en: PSV badge, sw: Beji ya PSV } }],
  vehicle: { motorcycle: [vehicle_insurance, helmet_check], tuktuk: [vehicle_registration] } }`;
/** The same with a paper more of the driver, and one more of a motorcycle. */
const MORE = OWN.replace('[id_document,', '[id_document, { type: good_conduct, name: { en: Good conduct } },').replace(
  'helmet_check]',
  'helmet_check, vehicle_registration]',
);

let staff: Client;
let n = 0;
async function apply(file: string, options: { from?: string } = {}): Promise<void> {
  await applyFile(world.node.ctx, file, options);
  await world.node.ctx.markets.refresh();
}
/** Somebody in Kisumu whose papers nobody has seen. */
function newcomer(vehicleType: 'motorcycle' | 'tuktuk' = 'motorcycle'): Promise<DriverPerson> {
  n += 1;
  return driver(world, {
    approved: false,
    trained: true,
    phone: `+25471100${String(5000 + n)}`,
    countryId: 'ke',
    vehicleRegistration: `KMED ${100 + n}X`,
    vehicleType,
  });
}
const send = (person: DriverPerson, documentType: string, changes: Record<string, unknown> = {}) =>
  sendDocument(world, person, documentType, changes);
const accept = async (person: DriverPerson, documentType: string, changes: Record<string, unknown> = {}) => {
  const { body } = await send(person, documentType, changes);
  await staff.call(calls.reviewDocument, { params: { id: documentId(body, documentType) }, body: { decision: 'approved' } });
};
const badge = { expiryDate: '2099-12-31' };
/** All but the papers. */
async function clear(person: DriverPerson): Promise<void> {
  for (const checkType of checkTypes)
    await person.client.call(calls.startCheck, { body: { driverId: person.driverId, checkType, provider: 'internal' } });
  for (const { id } of (await verificationOf(person)).backgroundChecks)
    await staff.call(calls.completeCheck, { params: { id: there(id) }, body: { result: 'clear', score: 90 } });
  const { kind, vehicleInfo } = there((await person.client.call(calls.ownVehicles))[0]);
  await person.client.call(calls.setVehicle, {
    body: {
      kind,
      make: 'Bajaj',
      model: 'Boxer',
      color: 'Red',
      year: new Date().getFullYear() - 1,
      licensePlate: vehicleInfo.licensePlate ?? '',
    },
  });
}
async function approved(): Promise<DriverPerson> {
  const person = await newcomer();
  for (const type of ['id_document', 'drivers_license', 'vehicle_insurance', 'helmet_check']) await accept(person, type);
  await accept(person, 'psv_badge', badge);
  await clear(person);
  expect((await decide(staff, person, 'approved')).status).toBe(200);
  return person;
}
const goOnline = (person: DriverPerson) =>
  person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: true } });
const isOnline = async ({ driverId }: DriverPerson) =>
  (await world.db.select({ isOnline: drivers.isOnline }).from(drivers).where(eq(drivers.id, driverId)))[0]?.isOnline;
const bell = async (person: DriverPerson) => (await person.client.call(calls.ownNotifications)).map(({ message }) => message);

beforeAll(async () => {
  await apply(withLists(OWN));
  staff = await staffMember(world);
});
afterAll(() => void (ahead = 0));

describe('a document with lists of papers', () => {
  const faultsOf = (lists: string) => {
    try {
      readMarketText(withLists(lists));
      return [];
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      return error.message.split('\n').map((line) => line.replace(/^line \d+: /, ''));
    }
  };

  it('is refused with papers of others, twice, without a name of letters, and with unknown keys', () => {
    expect(faultsOf(OWN)).toEqual([]);
    expect(faultsOf('{ driver: [vehicle_insurance] }')).toEqual(['documents.driver[0] is a paper of a vehicle: vehicle_insurance']);
    expect(faultsOf('{ vehicle: { tuktuk: [id_document] } }')).toEqual(['documents.vehicle.tuktuk[0] is a paper of a driver: id_document']);
    expect(faultsOf('{ driver: [badge, badge] }')).toEqual(['documents.driver[1] stands there twice: badge']);
    expect(faultsOf('{ driver: [badge], vehicle: { tuktuk: [badge] } }')).toEqual([
      'documents.vehicle.tuktuk[0] is a paper of the driver, too: badge',
    ]);
    expect(faultsOf('{ driver: [criminal] }')).toEqual(['documents.driver[0] is no paper: criminal']);
    expect(faultsOf('{ driver: [PSV Badge] }')[0]).toContain('documents.driver[0]');
    expect(faultsOf('{ driver: [{ type: badge, until: 2027 }] }')[0]).toContain('documents.driver[0]');
    expect(faultsOf('{ vehicle: { horse: [] } }')[0]).toContain('documents.vehicle');
  });
});

describe('the papers of a market', () => {
  it('are what its drivers are asked for, by the kind of the vehicle, with its own names', async () => {
    const person = await newcomer();
    const { documents, missing } = await verificationOf(person);
    expect(documents.filter(({ required }) => required).map(({ documentType }) => documentType)).toEqual([
      'id_document',
      'drivers_license',
      'vehicle_insurance',
      'psv_badge',
      'helmet_check',
    ]);
    expect(documents.find(({ documentType }) => documentType === 'psv_badge')).toMatchObject({
      documentName: { en: 'PSV badge', sw: 'Beji ya PSV' },
      expires: true,
      neededFrom: null,
    });
    expect(documents.filter(({ required }) => !required).map(({ documentType }) => documentType)).toEqual(['police_clearance', 'selfie']);
    expect(missing.slice(0, 5)).toEqual(['id_document', 'drivers_license', 'vehicle_insurance', 'psv_badge', 'helmet_check']);
    const other = await newcomer('tuktuk');
    expect((await verificationOf(other)).missing).toContain('vehicle_registration');
    expect((await verificationOf(other)).missing).not.toContain('vehicle_insurance');
  });

  it('are sent and reviewed as such: nothing that is not asked for, and a last day where the market wants one', async () => {
    const person = await newcomer();
    expect((await send(person, 'pdp_permit')).body).toMatchObject({ code: 'invalid_request', errors: [{ path: 'documentType' }] });
    expect((await send(person, 'psv_badge')).body).toMatchObject({ errors: [{ path: 'expiryDate' }] });
    expect((await send(person, 'psv_badge', badge)).status).toBe(201);
    expect((await send(person, 'helmet_check')).status).toBe(201);
    const rows = await world.db
      .select({ type: driverDocuments.documentType, vehicleId: driverDocuments.vehicleId })
      .from(driverDocuments)
      .where(eq(driverDocuments.driverId, person.driverId));
    expect(rows.map(({ type, vehicleId }) => [type, vehicleId === null])).toEqual([
      ['psv_badge', true],
      ['helmet_check', false],
    ]);
    const queue = await staff.call(calls.queueOfStaff);
    expect(
      queue.documents.find(({ driverId, documentType }) => driverId === person.driverId && documentType === 'psv_badge'),
    ).toMatchObject({
      documentName: { en: 'PSV badge', sw: 'Beji ya PSV' },
    });
  });

  it('are all that approval needs, and the way to go online', async () => {
    const person = await newcomer();
    for (const type of ['id_document', 'drivers_license', 'vehicle_insurance', 'helmet_check']) await accept(person, type);
    await clear(person);
    const refused = await decide(staff, person, 'approved');
    expect([refused.status, refused.body.detail]).toEqual([409, 'Still missing: PSV badge']);
    await accept(person, 'psv_badge', badge);
    expect((await verificationOf(person)).driver.verificationStatus).toBe('in_review');
    expect((await decide(staff, person, 'approved')).status).toBe(200);
    expect((await goOnline(person)).status).toBe(200);
  });

  it('are reminded of as early as the market says', async () => {
    const person = await approved();
    const run = async (days: number) => {
      await world.db
        .update(driverDocuments)
        .set({ expiryDate: day(days), remindedDays: null })
        .where(eq(driverDocuments.documentType, 'drivers_license'));
      await watchExpiry(world.node.ctx);
      return (await bell(person)).filter((text) => text.includes('valid until')).length;
    };
    expect(await run(61)).toBe(0);
    expect(await run(60)).toBe(1);
    await world.db.update(driverDocuments).set({ expiryDate: '2099-12-31' }).where(eq(driverDocuments.documentType, 'drivers_license'));
  });
});

describe('lists that change', () => {
  it('count from their moment: who is approved is told before, stays approved, and then is asked by name', async () => {
    const [ready, late] = [await approved(), await approved()];
    for (const person of [ready, late]) expect((await goOnline(person)).status).toBe(200);
    const from = new Date(clock().getTime() + minutes(10));
    await apply(withLists(MORE), { from: from.toISOString() });
    await watchLists(world.node.ctx);
    const told = `From ${day(0)} you also need: Good conduct. Send it before then, and you drive on without a break.`;
    expect(await bell(late)).toContain(told);
    await watchLists(world.node.ctx);
    expect((await bell(late)).filter((text) => text === told)).toHaveLength(1);
    expect(await world.db.$count(paperNotices, eq(paperNotices.driverId, late.driverId))).toBe(1);
    // Nothing has changed yet but what is to come.
    const { documents, missing } = await verificationOf(late);
    expect(documents.find(({ documentType }) => documentType === 'good_conduct')).toMatchObject({ required: false, neededFrom: day(0) });
    expect(documents.find(({ documentType }) => documentType === 'vehicle_registration')).toMatchObject({ neededFrom: day(0) });
    expect(missing).toEqual([]);
    for (const type of ['good_conduct', 'vehicle_registration']) await accept(ready, type);
    expect(await isOnline(late)).toBe(true);

    ahead += minutes(11);
    await watchLists(world.node.ctx);
    expect([await isOnline(ready), await isOnline(late)]).toEqual([true, false]);
    expect(await bell(late)).toContain('Your city asks for this document now: Good conduct. Send it to drive again.');
    expect((await verificationOf(late)).driver.verificationStatus).toBe('approved');
    expect((await goOnline(late)).body).toMatchObject({
      code: 'document_missing',
      detail: 'Your city asks for this paper now: Good conduct. Upload it to go online.',
    });
    await accept(late, 'good_conduct');
    expect((await goOnline(late)).body).toMatchObject({
      code: 'document_missing',
      detail: expect.stringContaining('vehicle registration'),
    });
    const { body } = await send(late, 'vehicle_registration');
    expect((await goOnline(late)).body).toMatchObject({ code: 'document_in_review' });
    await staff.call(calls.reviewDocument, { params: { id: documentId(body, 'vehicle_registration') }, body: { decision: 'approved' } });
    expect((await goOnline(late)).status).toBe(200);
  });

  it('between an upload and the approval are those of the approval', async () => {
    await apply(withLists(OWN));
    const person = await newcomer();
    for (const type of ['id_document', 'drivers_license', 'vehicle_insurance', 'helmet_check']) await accept(person, type);
    await accept(person, 'psv_badge', badge);
    await clear(person);
    expect((await verificationOf(person)).driver.verificationStatus).toBe('in_review');
    await apply(withLists(MORE));
    const refused = await decide(staff, person, 'approved');
    expect([refused.status, refused.body.detail]).toEqual([409, 'Still missing: vehicle registration, Good conduct']);
    // Whichever comes first, nobody drives without what is asked.
    await apply(withLists(OWN));
    const [, decision] = await Promise.all([apply(withLists(MORE)), decide(staff, person, 'approved')]);
    const online = await goOnline(person);
    expect(online.body.code).toBe(decision.status === 200 ? 'document_missing' : 'driver_not_verified');
  });

  it('take a vehicle that staff correct to a kind with other papers from its driver until these are there', async () => {
    await apply(withLists(OWN));
    const person = await approved();
    const vehicle = there((await person.client.call(calls.ownVehicles))[0]);
    const params = { driverId: person.driverId, vehicleId: vehicle.id };
    await staff.call(calls.correctVehicle, { params, body: { kind: 'tuktuk' } });
    expect((await goOnline(person)).body.code).toBe('vehicle_not_approved');
    await accept(person, 'vehicle_registration');
    await staff.call(calls.decideVehicle, { params, body: { decision: 'approved' } });
    expect((await goOnline(person)).status).toBe(200);
  });
});

it('asks for the specification’s papers where no market says otherwise', async () => {
  const person = await driver(world, { approved: false, trained: true });
  expect((await verificationOf(person)).documents.map(({ documentType }) => documentType)).toEqual([
    'id_document',
    'drivers_license',
    'vehicle_registration',
    'vehicle_insurance',
    'pdp_permit',
    'police_clearance',
    'selfie',
  ]);
});
