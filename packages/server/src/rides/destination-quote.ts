import { timingSafeEqual } from 'node:crypto';
import type { FareLine } from '@safiri/rules/pricing/fare-lines.ts';
import type { StopPlace } from '@safiri/rules/rides/stops.ts';
import type { Config } from '../platform/config.ts';
import { secretsOf } from '../platform/secrets.ts';

/** The price of another way of a trip, as its passenger was shown it. */
export interface DestinationQuote {
  readonly rideId: number;
  /** Of the ride when it was priced: whatever changed it since may have changed the price. */
  readonly version: number;
  /** One more than the trip has, after those; null where its destination is changed. */
  readonly stop: StopPlace | null;
  readonly dropoff: StopPlace;
  readonly fareMinor: number;
  readonly fareLines: readonly FareLine[];
  readonly discountMinor: number | null;
  readonly distanceMeters: number;
  readonly durationSeconds: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Another name than that of the quotes before, which knew no stops: what one version made, the other takes for none of its own. */
const signatureOf = (config: Config, body: Buffer) => secretsOf(config).sign('quote of a changed way', body);

/** A quote as text that only this server makes: the passenger's phone carries it, and nothing has to be kept. */
export function sealQuote(config: Config, quote: DestinationQuote): string {
  const body = Buffer.from(JSON.stringify(quote));
  return `${body.toString('base64url')}.${signatureOf(config, body).toString('base64url')}`;
}

/** @returns undefined of what this server did not make, and of what holds no more */
export function openQuote(config: Config, text: string, now: Date): DestinationQuote | undefined {
  const [first = '', second = ''] = text.split('.');
  const body = Buffer.from(first, 'base64url');
  const [given, own] = [Buffer.from(second, 'base64url'), signatureOf(config, body)];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  const quote = JSON.parse(body.toString()) as DestinationQuote;
  return quote.until > now.getTime() ? quote : undefined;
}
