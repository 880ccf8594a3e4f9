import { parseArgs } from 'node:util';

export interface Options {
  readonly server: string;
  /** The living demo: its cities together, without end. */
  readonly demo: boolean;
  readonly city: string;
  readonly seed: number;
  readonly drivers: number;
  readonly requestsPerMinute: number;
  /** Simulated seconds per real second. */
  readonly speed: number;
  /** Real minutes after which the city closes; undefined runs until it is stopped. */
  readonly minutes: number | undefined;
  /** A whole day on a virtual clock, without a server. */
  readonly simulate: boolean;
  /** So many simulated days, of the seed and those after it. */
  readonly days: number;
  /** Of a simulated day. */
  readonly requests: number;
  readonly sharePercent: number;
  readonly replay: string | undefined;
  readonly weekday: number | undefined;
  readonly from: string;
  readonly to: string;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`--${name} must be a positive number, not "${text}"`);
  return value;
}

/** @throws Error with one clear line about the option that can't be used */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      server: { type: 'string', default: 'http://127.0.0.1:3000' },
      demo: { type: 'boolean', default: false },
      city: { type: 'string', default: 'pretoria' },
      seed: { type: 'string', default: '1' },
      drivers: { type: 'string' },
      'requests-per-minute': { type: 'string', default: '6' },
      speed: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      simulate: { type: 'boolean', default: false },
      days: { type: 'string', default: '1' },
      requests: { type: 'string', default: '4000' },
      share: { type: 'string', default: '30' },
      replay: { type: 'string' },
      weekday: { type: 'string' },
      from: { type: 'string', default: '09:00' },
      to: { type: 'string', default: '10:00' },
    },
  });
  return {
    server: values.server.replace(/\/$/, ''),
    demo: values.demo,
    city: values.city,
    seed: positive('seed', values.seed),
    drivers: Math.round(positive('drivers', values.drivers ?? (values.simulate ? '300' : '40'))),
    requestsPerMinute: positive('requests-per-minute', values['requests-per-minute']),
    speed: positive('speed', values.speed),
    minutes: values.minutes === undefined ? undefined : positive('minutes', values.minutes),
    simulate: values.simulate,
    days: Math.round(positive('days', values.days)),
    requests: Math.round(positive('requests', values.requests)),
    sharePercent: positive('share', values.share),
    replay: values.replay,
    weekday: values.weekday === undefined ? undefined : positive('weekday', values.weekday),
    from: values.from,
    to: values.to,
  };
}

/** Seconds of the day of `HH:MM`. */
export function secondsOfDay(text: string): number {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text);
  if (match === null) throw new Error(`"${text}" is not a time of day such as 09:00`);
  return Number(match[1]) * 3600 + Number(match[2]) * 60;
}
