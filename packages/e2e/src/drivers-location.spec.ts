import { decodeAck } from '@safiri/contract/drivers/location-ack.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './server.ts';
import { both, driveToTheEnd, goOnline, startTrip } from './trips.ts';

test("a driver's position goes by the socket, and is posted once the socket is cut", async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  const posts: string[] = [];
  zanele.on('request', (request) => {
    if (request.url().includes('/location?')) posts.push(request.url());
  });
  let taken = 0;
  let mayConnect = true;
  let cut = async () => {};
  await zanele.context().routeWebSocket(/\/location-stream$/, (own) => {
    if (!mayConnect) return void own.close();
    const server = own.connectToServer();
    own.onMessage((frame) => server.send(frame));
    server.onMessage((answer) => {
      ({ taken } = decodeAck(Buffer.from(answer)));
      own.send(answer);
    });
    cut = async () => {
      await server.close();
      await own.close();
    };
  });
  await startTrip({ naledi, zanele });
  // From here on the page's sockets go through the route above.
  await zanele.reload();

  const { user } = (await (await naledi.request.get('/api/auth/session')).json()) as { user: { id: number } };
  const seenLatitude = async () => {
    const answer = await naledi.request.get(`/api/rides/passenger/${user.id}/active`);
    return ((await answer.json()) as { driverPosition: { lat: number } | null }).driverPosition?.lat;
  };
  await expect.poll(() => taken, { timeout: 20_000 }).toBeGreaterThan(0);
  const before = posts.length;
  await zanele.context().setGeolocation({ latitude: -25.7489, longitude: 28.238 });
  await expect.poll(seenLatitude, { timeout: 20_000 }).toBe(-25.7489);
  expect(posts.length).toBe(before);

  mayConnect = false;
  await cut();
  await zanele.context().setGeolocation({ latitude: -25.7491, longitude: 28.238 });
  await expect.poll(seenLatitude, { timeout: 20_000 }).toBe(-25.7491);
  expect(posts.length).toBeGreaterThan(before);
  await driveToTheEnd({ naledi, zanele });
});

test('a driver takes along who stands there: by the meter, for cash', async ({ phone }) => {
  const { page: zanele } = await phone();
  await goOnline(zanele);
  await zanele.getByRole('link', { name: 'Start a trip for someone beside you' }).click();
  // One service fits her car, so there is none to choose.
  await expect(zanele.getByText(/a kilometre/)).toBeVisible();
  await expectAccessible(zanele);
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  await expect(zanele.getByRole('heading', { name: 'Trip by the meter' })).toBeVisible();
  const meter = zanele.getByRole('region', { name: 'The meter shows' });
  await expect(meter).toContainText(/0 km · 1 min/);
  await expectAccessible(zanele);
  // 890 metres north, of which a minute at 120 km/h would be 2,000.
  await zanele.context().setGeolocation({ latitude: -25.7407, longitude: 28.238 });
  await expect(meter).toContainText(/0\.[1-9] km/, { timeout: 60_000 });
  const shown = /R\d+\.\d\d/.exec((await meter.textContent()) ?? '')?.[0] ?? '';
  expect(shown).toMatch(/^R\d+\.\d\d$/);
  await zanele.getByRole('button', { name: 'Complete Trip' }).click();
  await zanele.getByRole('button', { name: /^Yes, got out: take R\d/ }).click();
  await expect(zanele.getByText(/^Collect R\d+\.\d\d in cash$/).first()).toBeVisible();
});
