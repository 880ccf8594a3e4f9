import * as z from 'zod/mini';
import type { CodeChannel } from '@safiri/rules/auth/codes.ts';
import { describedCountryIds } from '@safiri/rules/countries/country.ts';

/** Where no codes go. */
const NOWHERE = 'none';
/** Countries whose numbers get codes, each with what one costs there: `ke:0.8,ug:1.2`; without a price it is 1. */
export const codeCountries = z.pipe(
  z.string().check(
    z.regex(/^(none|[a-z]{2}(:\d+(\.\d{1,3})?)?(,[a-z]{2}(:\d+(\.\d{1,3})?)?)*)$/, {
      error: 'must be countries with prices, such as ke:0.8,ug:1.2, or none',
    }),
  ),
  z.transform((text) => new Map((text === NOWHERE ? [] : text.split(',')).map((part) => [part.slice(0, 2), Number(part.slice(3) || 1)]))),
);

/** Countries whose numbers get codes, each with what one costs there. */
export type CodePrices = ReadonlyMap<string, number>;

export interface CodeSettings {
  /** The ways that there are; the text is always there, as what a demo without a gateway shows instead. */
  readonly prices: ReadonlyMap<CodeChannel, CodePrices>;
  /** What codes may cost a day, over all ways. */
  readonly dailyBudget: number;
}

interface Given {
  readonly SMS_COUNTRIES?: CodePrices | undefined;
  readonly VOICE_COUNTRIES?: CodePrices | undefined;
  readonly WHATSAPP_COUNTRIES?: CodePrices | undefined;
  readonly SMS_DAILY_BUDGET: number;
}

/** @param has which gateways are set beside the one for texts */
export function codesOf(s: Given, has: { readonly voice: boolean; readonly whatsApp: boolean }): CodeSettings {
  // Elsewhere an operator names its countries: a door open to the whole world invites whoever earns by texts.
  const everywhere: CodePrices = new Map(describedCountryIds.map((id) => [id, 1]));
  const prices = new Map<CodeChannel, CodePrices>([['sms', s.SMS_COUNTRIES ?? everywhere]]);
  if (has.voice) prices.set('call', s.VOICE_COUNTRIES ?? everywhere);
  if (has.whatsApp) prices.set('whatsapp', s.WHATSAPP_COUNTRIES ?? everywhere);
  return { prices, dailyBudget: s.SMS_DAILY_BUDGET };
}
