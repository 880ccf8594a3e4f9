import type { MarketDocument, MarketService } from '../markets/document.ts';
import { runsOn, type Discount, type MarketPromotion } from '../markets/programmes.ts';
import { passengerKinds } from '../markets/services.ts';
import { exact, exactly, inMinor, isLess, rounded, times } from './exact.ts';
import { sumOf, type FareLine } from './fare-lines.ts';
import { roundToStep } from './rounding.ts';

/** How a code is written in a document, and as people may type it: small letters count as capitals. */
export const PROMOTION_CODE = /^[A-Z0-9]{3,20}$/;
export const PROMOTION_CODE_CHARS = 20;
/** A code as it is compared. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** Why a code takes nothing off a fare. */
export const promotionRefusals = [
  'unknown',
  'not_yet',
  'expired',
  'not_for_service',
  'not_first_ride',
  'already_used',
  'budget_spent',
  'no_discount',
] as const;
export type PromotionRefusal = (typeof promotionRefusals)[number];

/** A market's promotion by a code that somebody typed. */
export const promotionIn = ({ promotions }: Pick<MarketDocument, 'promotions'>, typed: string): MarketPromotion | undefined =>
  promotions.find(({ id }) => id === codeOf(typed));

/** Whether a code counts for a service: one that names none for all that carry passengers, one that names some for these, also where they bring goods. */
const countsFor = ({ services }: MarketPromotion, { id, kind }: Pick<MarketService, 'id' | 'kind'>): boolean =>
  services?.includes(id) ?? passengerKinds.includes(kind);

/** Why a code counts for no ride or order of a service on a day of the market's calendar; undefined where it may. */
export function refusalByTerms(
  promotion: MarketPromotion | undefined,
  service: Pick<MarketService, 'id' | 'kind'>,
  date: string,
): PromotionRefusal | undefined {
  if (promotion === undefined) return 'unknown';
  if (promotion.from !== null && date < promotion.from) return 'not_yet';
  if (!runsOn(promotion, date)) return 'expired';
  if (!countsFor(promotion, service)) return 'not_for_service';
  return undefined;
}

const METERS_PER_KM = 1000;

/** Below this no code takes a fare of so many metres: the service's minimum and the driver's floor; minor units. */
export function discountFloor({ tariff }: Pick<MarketService, 'tariff'>, meters: number): number {
  const { minimum, driverFloor } = tariff;
  const floors = [
    inMinor(minimum),
    inMinor(driverFloor?.perTrip ?? 0),
    times(inMinor(driverFloor?.perKm ?? 0), exact(Math.round(meters), METERS_PER_KM)),
  ];
  return floors.reduce((most, floor) => Math.max(most, rounded(floor)), 0);
}

/** A fare with what a code takes off it. */
export interface Discounted {
  readonly lines: readonly FareLine[];
  /** What the passenger pays, and what the operator adds to it for the driver; minor units. */
  readonly fareMinor: number;
  readonly discountMinor: number;
}

/**
 * Takes a discount off a fare: after the minimum and before the rounding (operator §1), a percentage of the unrounded fare or an amount, at
 * most so much, and never to less than `floorMinor`. Tolls are paid as they are. The whole is rounded anew, and the discount is by how much less is paid.
 * @param lines of the fare without it
 * @param mostMinor of the discount, where less may be given than the terms say
 */
export function discounted(
  lines: readonly FareLine[],
  { percent, amount, most }: Omit<Discount, 'code'>,
  { floorMinor, roundToMinor, mostMinor = Infinity }: { floorMinor: number; roundToMinor: number; mostMinor?: number },
): Discounted {
  const before = sumOf(lines);
  const priced = lines.filter(({ kind }) => kind !== 'rounding' && kind !== 'toll');
  const tolls = lines.filter(({ kind }) => kind === 'toll');
  const sum = sumOf(priced);
  const asked = percent === null ? inMinor(amount ?? 0) : times(times(exact(sum), exactly(percent)), exact(1, 100));
  const limit = most === null ? asked : inMinor(most);
  const wanted = rounded(isLess(limit, asked) ? limit : asked);
  const off = Math.max(0, Math.min(wanted, sum - floorMinor));
  // Rounding may take more off than the line says; what was set aside for it is never exceeded.
  const fareMinor = Math.max(roundToStep(sum - off + sumOf(tolls), roundToMinor), before - mostMinor);
  if (off === 0 || fareMinor >= before) return { lines, fareMinor: before, discountMinor: 0 };
  const rest = fareMinor - (sum - off + sumOf(tolls));
  return {
    lines: [
      ...priced,
      { kind: 'promotion', amountMinor: -off },
      ...tolls,
      ...(rest === 0 ? [] : [{ kind: 'rounding' as const, amountMinor: rest }]),
    ],
    fareMinor,
    discountMinor: before - fareMinor,
  };
}
