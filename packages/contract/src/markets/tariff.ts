import * as z from 'zod/mini';
import { cancellationTakers, tollRules, type WrittenTariff } from '@safiri/rules/markets/written-tariff.ts';
import { amount, factor, kilometres, minutes, percent, slug, time, type Fault } from './parts.ts';

const section = z.strictObject({ upToKm: z._default(z.nullable(kilometres), null), perKm: amount });

const night = z.strictObject({ from: time, to: time, factor });
const waiting = z.strictObject({
  freeMinutes: z._default(minutes, 3),
  perMinute: z._default(amount, 0),
  mostMinutes: z._default(minutes, 15),
});
const cancellation = z.strictObject({
  freeMinutes: z._default(minutes, 3),
  countedFrom: z._default(z.literal('accepted'), 'accepted'),
  fee: z._default(amount, 0),
  noShowAfterMinutes: z._default(minutes, 5),
  noShowFee: z._default(amount, 0),
  to: z._default(z.enum(cancellationTakers), 'driver'),
});

const own = z.strictObject({
  base: amount,
  includedKm: z._default(kilometres, 0),
  perKm: z.optional(amount),
  sections: z.optional(z.array(section).check(z.minLength(1), z.maxLength(10))),
  perMinute: z._default(amount, 0),
  bookingFee: z._default(amount, 0),
  minimum: z._default(amount, 0),
  waiting: z.optional(waiting),
  stop: z.optional(z.strictObject({ fee: amount, freeMinutes: z._default(minutes, 3) })),
  tolls: z._default(z.enum(tollRules), 'included'),
  night: z.optional(night),
  surge: z._default(z.strictObject({ cap: z.number().check(z.minimum(1), z.maximum(2), z.multipleOf(0.1)) }), { cap: 1 }),
  cancellation: z.optional(cancellation),
  commission: z.optional(z.strictObject({ percent: z._default(percent, 0), perDay: z._default(amount, 0) })),
  driverFloor: z.optional(z.strictObject({ perTrip: z._default(amount, 0), perKm: z._default(amount, 0) })),
});

/** The tariff of another service of the document, times a factor. */
const like = z.strictObject({ like: slug, factor: z._default(factor, 1), perExtraSeat: z._default(factor, 1) });

export const tariff = z.union([own, like]);
type Own = z.infer<typeof own>;
export type TariffText = z.infer<typeof tariff>;

export const isLike = (text: TariffText): text is z.infer<typeof like> => 'like' in text;

/** What is wrong between the lines of a tariff: where, and why. */
export function tariffFaults(text: TariffText): Fault[] {
  if (isLike(text)) return [];
  const faults: Fault[] = [];
  if (text.perKm !== undefined && text.sections !== undefined) faults.push({ path: ['sections'], error: 'stands beside perKm: write one' });
  let from = text.includedKm;
  text.sections?.forEach(({ upToKm }, index) => {
    const isLast = index === (text.sections?.length ?? 0) - 1;
    if ((upToKm === null) !== isLast) faults.push({ path: ['sections', index, 'upToKm'], error: 'the last section alone has no end' });
    else if (upToKm !== null && upToKm <= from) faults.push({ path: ['sections', index, 'upToKm'], error: 'ends before it begins' });
    if (upToKm !== null) from = upToKm;
  });
  return faults;
}

function ownTariff(text: Own): WrittenTariff {
  return {
    base: text.base,
    includedKm: text.includedKm,
    sections: text.sections ?? [{ upToKm: null, perKm: text.perKm ?? 0 }],
    perMinute: text.perMinute,
    bookingFee: text.bookingFee,
    minimum: text.minimum,
    night: text.night ?? null,
    passesTollsOn: text.tolls === 'passed-on',
    surge: text.surge,
    waiting: text.waiting ?? null,
    stop: text.stop ?? null,
    cancellation: text.cancellation ?? null,
    commission: text.commission ?? null,
    driverFloor: text.driverFloor ?? null,
  };
}

/** The tariff that is meant, with what another service's gives it. @param of the tariff that it is like */
export function tariffOf(text: TariffText, of: (service: string) => Own): WrittenTariff {
  if (!isLike(text)) return ownTariff(text);
  const base = ownTariff(of(text.like));
  const times = (value: number) => Math.round(value * text.factor * 100) / 100;
  return {
    ...base,
    base: times(base.base),
    sections: base.sections.map(({ upToKm, perKm }) => ({ upToKm, perKm: times(perKm) })),
    perMinute: times(base.perMinute),
    minimum: times(base.minimum),
    driverFloor: base.driverFloor === null ? null : { perTrip: times(base.driverFloor.perTrip), perKm: times(base.driverFloor.perKm) },
  };
}
export type { Own as OwnTariff };
