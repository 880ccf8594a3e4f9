import type { CodeChannel } from '@safiri/rules/auth/codes.ts';
import type { Config } from '../platform/config.ts';
import { Problem } from '../platform/problem.ts';

type Ways = Pick<Config, 'sms' | 'demo' | 'codes'>;

/** Whether this server can prove numbers: it sends texts, or is a demo, which shows them. */
export const canSendCodes = ({ sms, demo }: Pick<Config, 'sms' | 'demo'>): boolean => sms !== undefined || demo;

/** A demo without a gateway sends nothing: its codes stand on the screen. */
export const showsCodes = ({ sms, demo }: Pick<Config, 'sms' | 'demo'>): boolean => demo && sms === undefined;

/** By which ways codes go to the numbers of a country, the text first; none where they don't go at all. */
export function channelsTo({ codes }: Ways, country: string): CodeChannel[] {
  const ways = [...codes.prices].filter(([, prices]) => prices.has(country)).map(([channel]) => channel);
  return ways[0] === 'sms' ? ways : [];
}

/** Whether texts go to numbers of a country. */
export const textsGoTo = (config: Ways, country: string): boolean => canSendCodes(config) && channelsTo(config, country).length > 0;

const REFUSED = 'A code can’t come this way now. Ask for a text message.';

/** @throws Problem channel_not_offered on `channel` */
export function refuseChannel(): never {
  throw new Problem('channel_not_offered', REFUSED, { errors: [{ path: 'channel', message: REFUSED }] });
}
