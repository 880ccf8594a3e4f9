import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { areaOf } from '@safiri/rules/places/area-of.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { expectedPay, offeredBonus, type BonusTrip } from '../earnings/public.ts';
import { pushAlert } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { kilometers } from '../pricing/public.ts';

/** What of a trip a locked screen tells of. */
export interface OfferPushFacts extends BonusTrip {
  readonly countryId: CountryId;
  readonly pickupAddress: string;
}

/**
 * Lets an offer reach the phones of a driver who looks at another app, or at none: what it pays and where it begins, nobody's
 * name and no house. It ends with the offer.
 */
export async function pushOffer(
  ctx: Context,
  uow: UnitOfWork,
  driver: { userId: number; countryId: CountryId },
  ride: OfferPushFacts,
  { pickupMeters, expiresAt }: { pickupMeters: number; expiresAt: Date },
): Promise<void> {
  const bonus = await offeredBonus(ctx.markets, uow.tx, ride, uow.now);
  const { net } = expectedPay({ ...ride, bonus }, ctx.config, uow.now, driver.countryId);
  await pushAlert(ctx, uow, driver.userId, {
    kind: 'toldOffer',
    values: {
      pay: uow.money(fromWire(net) ?? 0, countryById(ride.countryId).currency),
      area: areaOf(ride.pickupAddress),
      km: kilometers(pickupMeters).toFixed(1),
    },
    until: expiresAt,
  });
}
