import { beforeAll, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { drivenRide, invoicesOfRide, openLink, tokenOf } from '../testing/invoices.ts';
import { driver, passenger, type Person } from '../testing/people.ts';

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
let ahead = 0;
const world = useWorld({ clock: () => new Date(Date.now() + ahead), env: { RATE_LIMIT_FACTOR: '100000' } });

let rider: Person;
let ride = 0;
beforeAll(async () => {
  rider = await passenger(world);
  ride = await drivenRide(world, { passenger: rider, driver: await driver(world) });
});
/** The own copy as it is shown now. */
async function own() {
  const [invoice] = await invoicesOfRide(rider, ride);
  if (invoice === undefined) throw new Error('The ride has no invoice');
  return invoice;
}
const open = (token: string) => openLink(world, token);
const pdf = (path: string, language = 'en') => fetch(`${world.node.address}${path}?language=${language}`);

it('opens signed out, names no customer, and ends after 90 days', async () => {
  const { number, share } = await own();
  const token = tokenOf(share);
  const { body } = await open(token);
  expect(body.number).toBe(number);
  expect(JSON.stringify(body.rows)).not.toContain(rider.user.name);
  ahead = 89 * DAY_MS;
  expect((await open(token)).status).toBe(200);
  ahead = 91 * DAY_MS;
  expect((await open(token)).status).toBe(404);
  ahead = 0;
});

it('shows no link that outlives it: neither in its code nor to its PDF', async () => {
  const { share } = await own();
  const token = tokenOf(share);
  ahead = 89 * DAY_MS;
  const { body } = await open(token);
  expect([body.qr, tokenOf(body.pdf)]).toEqual([share, token]);
  ahead = 91 * DAY_MS;
  expect((await open(tokenOf(body.qr))).status).toBe(404);
  expect((await pdf(body.pdf)).status).toBe(404);
  ahead = 0;
});

it('of the own copy shows the one link that was made with it, however late it is looked at', async () => {
  const { share, pdf: address } = await own();
  ahead = 20 * HOUR_MS;
  expect((await open(tokenOf(address))).body.qr).toBe(share);
  ahead = 26 * HOUR_MS;
  expect((await open(tokenOf(address))).status).toBe(404);
  ahead = 0;
});

it('can’t be made up: any changed character is refused', async () => {
  const token = tokenOf((await own()).share);
  for (const at of [0, 5, 12, 20, token.length - 1]) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect((await open(changed)).status).toBe(404);
  }
});

it('leads to a PDF that says what the page says, the same file however often it is asked for', async () => {
  const { number, pdf: address } = await own();
  const response = await pdf(address);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  // One that was drawn anew has another moment and another id in it.
  for (let n = 0; n < 40; n += 1) expect(file.equals(Buffer.from(await (await pdf(address)).arrayBuffer()))).toBe(true);
});
