import { describe, expect, it } from 'vitest';
import type { BodyIn } from '@safiri/contract/call.ts';
import { vehicleDocuments } from '@safiri/rules/verification/documents.ts';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import {
  driver,
  goOnline,
  memberOfStaff,
  passenger,
  plateOf,
  registration,
  rideBody,
  staffMember,
  type DriverPerson,
} from '../testing/people.ts';
import { driveThere } from '../testing/trips.ts';
import { newcomer, prepare, decide, sendDocument } from '../testing/verification.ts';

const world = useWorld();
let plates = 0;
const newPlate = () => {
  plates += 1;
  return `NW ${plates} GP`;
};

const van = (changes: Partial<BodyIn<typeof calls.addVehicle>> = {}): BodyIn<typeof calls.addVehicle> => ({
  kind: 'van',
  make: 'Toyota',
  model: 'HiAce',
  licensePlate: newPlate(),
  color: 'White',
  year: new Date().getFullYear() - 2,
  ...changes,
});

/** Adds a vehicle, with papers that staff approve, and the last word. */
async function approvedVehicle(staff: Client, person: DriverPerson, body = van()): Promise<number> {
  const id = there((await person.client.call(calls.addVehicle, { body })).at(-1)?.id);
  for (const type of vehicleDocuments) {
    await sendDocument(world, person, type, { vehicleId: id });
    const paper = (await person.client.call(calls.ownVehicles))
      .find((own) => own.id === id)
      ?.documents.find((own) => own.documentType === type);
    await staff.call(calls.reviewDocument, { params: { id: there(paper?.id) }, body: { decision: 'approved' } });
  }
  await staff.call(calls.decideVehicle, { params: { driverId: person.driverId, vehicleId: id }, body: { decision: 'approved' } });
  return id;
}

const online = (person: DriverPerson, vehicleId?: number) =>
  person.client.answer(calls.setStatus, {
    params: { id: person.user.id },
    body: { isOnline: true, ...(vehicleId === undefined ? {} : { vehicleId }) },
  });
const offline = (person: DriverPerson) =>
  person.client.call(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: false } });
const vehiclesOf = (person: DriverPerson) => person.client.call(calls.ownVehicles);
const accept = (person: DriverPerson, id: number) => person.client.call(calls.changeRide, { params: { id }, body: { status: 'accepted' } });

describe('a plate', () => {
  it('is one vehicle’s in a country, however it is written, and the refusal names the field', async () => {
    const first = { userType: 'driver', vehicleModel: 'Boxer', vehicleKind: 'motorcycle', vehicleRegistration: 'kt 77-ab gp' } as const;
    const { user } = await world.client().call(calls.register, { body: registration(first) });
    expect(user.vehicleInfo).toMatchObject({ vehicleType: 'motorcycle', licensePlate: 'KT 77-AB GP' });
    const again = registration({ ...first, vehicleRegistration: 'KT77 ABGP' });
    expect((await world.client().answer(calls.register, { body: again })).body).toMatchObject({
      status: 409,
      code: 'plate_taken',
      errors: [{ path: 'vehicleRegistration' }],
    });
    // Nothing of a refused registration stays: the same person comes with another plate.
    expect((await world.client().answer(calls.register, { body: { ...again, vehicleRegistration: newPlate() } })).status).toBe(201);
    const abroad = registration({ ...first, countryId: 'ke', phone: '+254712345678' });
    expect((await world.client().answer(calls.register, { body: abroad })).status).toBe(201);
    const blank = await world.client().answer(calls.register, { body: registration({ ...first, vehicleRegistration: '--' }) });
    expect(blank.body).toMatchObject({ status: 400, errors: [{ path: 'vehicleRegistration' }] });
    const other = await newcomer(world);
    for (const taken of [
      await other.client.answer(calls.addVehicle, { body: van({ licensePlate: 'KT 77 AB GP' }) }),
      await other.client.answer(calls.setVehicle, { body: { ...van({ licensePlate: 'KT 77 AB GP' }), kind: 'sedan' } }),
    ]) {
      expect(taken.body).toMatchObject({ status: 409, code: 'plate_taken', errors: [{ path: 'licensePlate' }] });
    }
  });

  it('is free once its owner removed the vehicle, which is not the one that is driven', async () => {
    const [seller, buyer] = [await driver(world), await driver(world)];
    const body = van();
    const sold = there((await seller.client.call(calls.addVehicle, { body })).at(-1)?.id);
    expect((await buyer.client.refused(calls.addVehicle, { body })).code).toBe('plate_taken');
    expect((await buyer.client.answer(calls.dropVehicle, { params: { id: sold } })).status).toBe(404);
    const chosen = there((await vehiclesOf(seller)).find((own) => own.chosen)?.id);
    expect((await seller.client.refused(calls.dropVehicle, { params: { id: chosen } })).code).toBe('illegal_transition');
    expect(await seller.client.call(calls.dropVehicle, { params: { id: sold } })).toHaveLength(1);
    expect((await buyer.client.call(calls.addVehicle, { body })).map((own) => own.vehicleInfo.licensePlate)).toEqual([
      plateOf(buyer),
      body.licensePlate,
    ]);
  });
});

describe('a second vehicle', () => {
  it('drives once staff approved it by its own papers, and is chosen when going online', async () => {
    const [person, staff] = [await driver(world), await staffMember(world)];
    const [own] = await vehiclesOf(person);
    expect(own).toMatchObject({ chosen: true, owned: true, status: 'approved', kind: 'sedan' });
    const added = (await person.client.call(calls.addVehicle, { body: van() })).at(-1);
    const id = there(added?.id);
    expect(added).toMatchObject({ status: 'pending', missing: ['vehicle_registration', 'vehicle_insurance'], chosen: false });
    expect((await online(person, id)).body).toMatchObject({ code: 'vehicle_not_approved' });
    expect((await vehiclesOf(person)).find((one) => one.chosen)?.id).toBe(there(own).id);
    const early = { params: { driverId: person.driverId, vehicleId: id }, body: { decision: 'approved' } } as const;
    expect((await staff.refused(calls.decideVehicle, early)).detail).toContain('vehicle insurance');
    for (const type of vehicleDocuments) {
      await sendDocument(world, person, type, { vehicleId: id });
      const papers = (await vehiclesOf(person)).find((one) => one.id === id)?.documents;
      await staff.call(calls.reviewDocument, {
        params: { id: there(papers?.find((paper) => paper.documentType === type)?.id) },
        body: { decision: 'approved' },
      });
    }
    const queue = await staff.call(calls.queueOfStaff);
    expect(queue.drivers.map(({ driverId }) => driverId)).toContain(person.driverId);
    await staff.call(calls.decideVehicle, early);
    expect((await staff.call(calls.queueOfStaff)).drivers.map(({ driverId }) => driverId)).not.toContain(person.driverId);

    const asVan = await online(person, id);
    expect(asVan.body).toMatchObject({ isOnline: true, vehicleInfo: { vehicleType: 'van' } });
    // Another one is taken while offline alone.
    expect((await online(person, there(own).id)).body).toMatchObject({ code: 'illegal_transition' });
    await offline(person);
    expect((await online(person, there(own).id)).body).toMatchObject({ vehicleInfo: { vehicleType: 'sedan' } });
    expect((await online(await driver(world), id)).body).toMatchObject({ status: 400, errors: [{ path: 'vehicleId' }] });
  });

  it('of which a paper is opened again stands still, and its driver goes on with the other', async () => {
    const [person, staff] = [await driver(world), await staffMember(world)];
    const id = await approvedVehicle(staff, person);
    const paper = (await vehiclesOf(person)).find((own) => own.id === id)?.documents[0]?.id;
    await online(person);
    await staff.call(calls.reopenDocument, { params: { id: there(paper) }, body: { reason: 'Forged' } });
    expect((await person.client.call(calls.session)).user).toMatchObject({ isOnline: true, driver: { verificationStatus: 'approved' } });
    expect((await vehiclesOf(person)).find((own) => own.id === id)).toMatchObject({ status: 'pending', reviewNote: 'Forged' });
    await offline(person);
    expect((await online(person, id)).body).toMatchObject({ code: 'vehicle_not_approved' });
    expect((await online(person)).status).toBe(200);
  });
});

describe('the vehicle of a trip', () => {
  it('stays what it was when the driver accepted, whatever is corrected later', async () => {
    const [rider, person, staff] = [await passenger(world), await driver(world), await staffMember(world)];
    await goOnline(person);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await makeOfferTo(world, person, ride.id);
    await accept(person, ride.id);
    const [own] = await vehiclesOf(person);
    const plate = newPlate();
    const body = { licensePlate: plate, color: 'Green', vehicleClass: 'premium' } as const;
    await staff.call(calls.correctVehicle, { params: { driverId: person.driverId, vehicleId: there(own).id }, body });
    const seen = there((await rider.client.call(calls.passengerActiveRide, { params: { id: rider.user.id } })) ?? undefined);
    expect(seen.driver?.vehicleInfo).toMatchObject({ licensePlate: plateOf(person), color: null, vehicleType: 'sedan' });
    await person.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'arrived' } });
    await person.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'in_progress', pin: there(ride.pin) } });
    await driveThere(world, person, ride.id);
    await person.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'completed' } });
    const receipt = await rider.client.call(calls.getReceipt, { params: { id: ride.id } });
    expect(receipt.licensePlate).toBe(plateOf(person));
    expect((await person.client.call(calls.session)).user.vehicleInfo).toMatchObject({ licensePlate: plate, vehicleType: 'premium' });
  });

  it('goes to others when staff find that it may not carry it', async () => {
    const [rider, person, staff] = [await passenger(world), await driver(world), await staffMember(world)];
    await goOnline(person);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await makeOfferTo(world, person, ride.id);
    await accept(person, ride.id);
    const [own] = await vehiclesOf(person);
    await staff.call(calls.correctVehicle, { params: { driverId: person.driverId, vehicleId: there(own).id }, body: { kind: 'bakkie' } });
    const open = await rider.client.call(calls.passengerActiveRide, { params: { id: rider.user.id } });
    expect(open).toMatchObject({ status: 'requested', driver: null });
  });
});

describe('staff', () => {
  it('correct kind and class by the papers; a class that the kind does not have is refused by name', async () => {
    const [person, staff] = [await newcomer(world), await staffMember(world)];
    const [own] = await vehiclesOf(person);
    const correct = (body: BodyIn<typeof calls.correctVehicle>) =>
      staff.answer(calls.correctVehicle, { params: { driverId: person.driverId, vehicleId: there(own).id }, body });
    expect((await correct({ vehicleClass: 'premium' })).body).toMatchObject({ vehicles: [{ vehicleInfo: { vehicleType: 'premium' } }] });
    // A bakkie is of no class of its own: what staff said of the sedan is no more.
    expect((await correct({ kind: 'bakkie' })).body).toMatchObject({ vehicles: [{ kind: 'bakkie', vehicleClass: 'standard' }] });
    expect((await correct({ vehicleClass: 'premium' })).body).toMatchObject({ status: 400, errors: [{ path: 'vehicleClass' }] });
    for (const kind of ['van', 'minibus', 'motorcycle', 'scooter', 'tuktuk'] as const) {
      expect((await correct({ kind })).body).toMatchObject({ vehicles: [{ vehicleInfo: { vehicleType: kind } }] });
    }
    expect(
      (await person.client.answer(calls.correctVehicle, { params: { driverId: person.driverId, vehicleId: 1 }, body: {} })).status,
    ).toBe(403);
    const stranger = { params: { driverId: person.driverId, vehicleId: 2_000_000 }, body: {} };
    expect((await staff.answer(calls.correctVehicle, stranger)).status).toBe(404);
  });

  it('approve the first vehicle with its driver', async () => {
    const [person, staff] = [await newcomer(world), await staffMember(world)];
    await prepare(world, staff, person);
    expect((await vehiclesOf(person))[0]?.status).toBe('pending');
    await decide(staff, person, 'approved');
    expect((await vehiclesOf(person))[0]?.status).toBe('approved');
    expect((await online(person)).status).toBe(200);
  });

  it('are decided by a role that reaches all who may drive them', async () => {
    const [owner, second, staff] = [await driver(world), await driver(world), await staffMember(world)];
    const give = ({ driverId }: DriverPerson, marketId: string) =>
      staff.call(calls.giveMarket, { params: { driverId }, body: { marketId, reason: 'They drive there' } });
    await give(owner, 'pretoria');
    await give(second, 'johannesburg');
    const reviewer = async (...marketIds: string[]) => (await memberOfStaff(world, [{ role: 'reviewer', marketIds }])).client;
    const [some, all] = [await reviewer('johannesburg'), await reviewer('johannesburg', 'pretoria')];
    const share = (by: Client, mayDrive = true) =>
      by.answer(calls.shareVehicle, { params: { driverId: second.driverId }, body: { licensePlate: plateOf(owner), mayDrive } });
    expect((await share(some)).body).toMatchObject({ status: 400, errors: [{ path: 'licensePlate' }] });
    expect((await share(all)).status).toBe(200);
    const params = { driverId: second.driverId, vehicleId: there((await vehiclesOf(second)).find((own) => !own.owned)?.id) };
    const tried = async (by: Client) => [
      (await by.answer(calls.correctVehicle, { params, body: { color: 'Green' } })).status,
      (await by.answer(calls.decideVehicle, { params, body: { decision: 'rejected', note: 'Sold' } })).status,
      (await share(by, false)).status,
    ];
    expect(await tried(some)).toEqual([404, 404, 400]);
    expect(await tried(all)).toEqual([200, 200, 200]);
  });

  it('let two drivers share one vehicle, of whom one is online at a time; a rejected one takes its driver offline', async () => {
    const [owner, second, staff] = [await driver(world), await driver(world), await staffMember(world)];
    const share = (licensePlate: string, mayDrive = true) =>
      staff.answer(calls.shareVehicle, { params: { driverId: second.driverId }, body: { licensePlate, mayDrive } });
    expect((await share('NO SUCH 1')).body).toMatchObject({ status: 400, errors: [{ path: 'licensePlate' }] });
    expect((await share(plateOf(owner).toLowerCase())).status).toBe(200);
    const shared = there((await vehiclesOf(second)).find((own) => !own.owned)?.id);
    await goOnline(owner);
    expect((await vehiclesOf(second)).find((own) => own.id === shared)?.inUse).toBe(true);
    expect((await online(second, shared)).body).toMatchObject({ status: 409, code: 'vehicle_in_use' });
    // With a trip under way the car is not free, online or not.
    const ride = await (await passenger(world)).client.call(calls.requestRide, { body: rideBody() });
    await makeOfferTo(world, owner, ride.id);
    await accept(owner, ride.id);
    await offline(owner);
    expect((await online(second, shared)).body).toMatchObject({ code: 'vehicle_in_use' });
    await owner.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    expect((await online(second, shared)).body).toMatchObject({ vehicleInfo: { licensePlate: plateOf(owner) } });
    expect((await online(owner)).body).toMatchObject({ code: 'vehicle_in_use' });
    expect((await share(plateOf(owner), false)).body).toMatchObject({ code: 'illegal_transition' });
    const said = van({ kind: 'sedan' });
    expect((await second.client.answer(calls.changeOwnVehicle, { params: { id: shared }, body: said })).status).toBe(409);
    await staff.call(calls.decideVehicle, {
      params: { driverId: owner.driverId, vehicleId: shared },
      body: { decision: 'rejected', note: 'Sold' },
    });
    expect((await second.client.call(calls.session)).user.isOnline).toBe(false);
    expect((await online(second)).body).toMatchObject({ code: 'vehicle_not_approved' });
    expect((await second.client.answer(calls.changeOwnVehicle, { params: { id: shared }, body: said })).status).toBe(403);
  });
});
