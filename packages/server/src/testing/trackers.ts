import { beforeAll } from 'vitest';
import { calls } from './calls.ts';
import { useWorld } from './harness.ts';
import { driver, eventually, goOnline, hatfield, type DriverPerson } from './people.ts';

/** A node whose clock a test sets ahead, and what trackers send to it. For a file of tests, once. */
export function useTrackers() {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const logged: string[] = [];
  const world = useWorld({ clock, onLog: (line) => void logged.push(line), env: { RATE_LIMIT_FACTOR: '1' } });

  /** Longer than two positions a second need, by the clock of the server. */
  const later = (ms = 5000) => void (ahead += ms);

  const pair = (me: DriverPerson) => me.client.call(calls.pairTracker, { params: { id: me.driverId } });
  const trackerOf = async (me: DriverPerson) => (await me.client.call(calls.getTracker, { params: { id: me.driverId } })).tracker;
  const here = (address: string) => world.node.address + new URL(address).pathname;

  async function send(address: string, sent: Record<string, unknown> = {}, init: RequestInit = {}) {
    const fields = { id: 'phone-1', lat: hatfield.lat, lon: hatfield.lng, accuracy: 5, timestamp: clock().getTime(), ...sent };
    const query = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]): Array<[string, string]> => (value === undefined ? [] : [[name, String(value)]])),
    );
    const answer = await fetch(`${here(address)}?${query.toString()}`, init);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }

  async function sendBody(address: string, body: string, type?: string) {
    const answer = await fetch(here(address), { method: 'POST', body, headers: type === undefined ? {} : { 'content-type': type } });
    return { status: answer.status, text: await answer.text() };
  }

  const json = (changes: Record<string, unknown> = {}, coords: Record<string, unknown> = {}) =>
    JSON.stringify({
      location: {
        timestamp: clock().toISOString(),
        coords: { latitude: hatfield.lat, longitude: hatfield.lng, accuracy: 6, speed: 12.5, heading: 91, altitude: 1330, ...coords },
        is_moving: true,
        odometer: 12,
        event: 'motionchange',
        battery: { level: 0.8, is_charging: false },
        activity: { type: 'in_vehicle' },
        extras: {},
        _: '&id=phone-1&lat=0&lon=0&',
        ...changes,
      },
      device_id: 'phone-1',
    });

  /** A driver who is online, to this node too, and whose phone was silent long enough for a tracker. */
  async function pairedDriver(): Promise<DriverPerson & { address: string }> {
    const me = await driver(world);
    const { address } = await pair(me);
    const before = await online();
    await goOnline(me);
    await eventually(async () => (await online()) > before, 'the driver online');
    later(15_000);
    told.delete(me.driverId);
    return { ...me, address };
  }

  async function series(pattern: RegExp): Promise<number> {
    const text = (await world.client().get('/metrics')).body as string;
    return Number(pattern.exec(text)?.[1] ?? 0);
  }
  const online = () => series(/^safiri_drivers_online (\d+)$/m);
  const taken = () => series(/^safiri_location_fixes_total\{outcome="taken"\} (\d+)$/m);
  const seriesOf = (outcome: string) => series(new RegExp(`^safiri_tracker_requests_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm'));
  /** Where this node was told last that each driver is. */
  const told = new Map<number, { lat: number; lng: number }>();
  beforeAll(() => world.node.ctx.bus.subscribe('position', (fix) => void told.set(fix.driverId, fix)));
  return { world, clock, logged, later, pair, trackerOf, here, send, sendBody, json, pairedDriver, taken, seriesOf, told };
}
