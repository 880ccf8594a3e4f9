import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderOf } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { move, pickedUp } from '../testing/parcels.ts';
import { PASSWORD, type Person } from '../testing/people.ts';
import { uploadPhoto } from '../testing/photos.ts';
import { calls } from '../testing/calls.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-proofs-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ dispatch: true, env: { DATA_DIR: dataDir } });
const leave = (person: Person) => person.client.answer(calls.removeAccount, { body: { password: PASSWORD } });

describe('the photo of a handover', () => {
  let parcel: Awaited<ReturnType<typeof pickedUp>>;
  let proofUrl: string;
  beforeAll(async () => {
    parcel = await pickedUp(world);
    const photo = await uploadPhoto(world, parcel.courier.client);
    await move(parcel.courier, parcel.rideId, { status: 'completed', proofUrl: photo });
    proofUrl = (await orderOf(parcel.sender, parcel.id)).proofUrl ?? '';
  });

  it('stays the customer’s when the courier who took it leaves for good', async () => {
    expect(await leave(parcel.courier)).toMatchObject({ status: 200 });
    expect((await parcel.sender.client.get(proofUrl)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('goes with the customer: it shows their door', async () => {
    expect(await leave(parcel.sender)).toMatchObject({ status: 200 });
    const { rows } = await world.db.execute(`select count(*)::int as proofs from orders where proof_upload_id is not null`);
    expect(rows).toEqual([{ proofs: 0 }]);
    const { rows: claimed } = await world.db.execute(`select count(*)::int as files from uploads where claimed_at is not null`);
    expect(claimed).toEqual([{ files: 0 }]);
  });
});
