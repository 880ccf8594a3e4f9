import { eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { ledgerTransfers } from '@safiri/db/wallet/tables.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { serviceIn } from '@safiri/rules/markets/services.ts';
import { commissionable, grossOf } from '@safiri/rules/pricing/commission.ts';
import { dayCommissionDue, dayCommissionOf } from '@safiri/rules/pricing/day-commission.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { commissionCapOf } from '../markets/public.ts';
import type { Config } from '../platform/config.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, lockDriverMoney, writeTransfer } from '../wallet/public.ts';
import { commissionOn, type PayFacts } from './pay.ts';

/** A trip, as far as it decides what its day costs its driver. */
interface DayTrip extends PayFacts {
  readonly service: { readonly id: string } | null;
  readonly rideType: string;
  readonly countryId: CountryId;
  readonly isFast: boolean;
}

/** Names what a driver pays for a day of a market's calendar, once. */
const referenceOf = (driverId: number, { id, timeZone }: MarketDocument, at: Date) =>
  `driver:${driverId}:day:${id}:${localDate(at, timeZone)}`;

const isTaken = async (reader: Reader, reference: string): Promise<boolean> =>
  (await reader.select({ id: ledgerTransfers.id }).from(ledgerTransfers).where(eq(ledgerTransfers.reference, reference))).length > 0;

/** What the first trip of a day bears at most; minor units, 0 where nothing is taken for days. */
export function perDayOf(market: MarketDocument, trip: Pick<DayTrip, 'service' | 'rideType' | 'isFast'>): number {
  const service = serviceIn(market, trip.service?.id ?? trip.rideType);
  return service === undefined || trip.isFast ? 0 : dayCommissionOf(service);
}

async function dueOf(reader: Reader, market: MarketDocument, trip: DayTrip, config: Pick<Config, 'commissionPercent'>): Promise<number> {
  const perDay = perDayOf(market, trip);
  if (perDay === 0) return 0;
  const gross = grossOf(trip);
  const baseMinor = commissionable(gross, trip.fareLines ?? [], trip.payTerms?.taxes ?? []);
  return dayCommissionDue(perDay, await commissionCapOf(reader, market.country), {
    baseMinor,
    commissionMinor: commissionOn(trip, config, gross),
  });
}

/** What a driver who completes this trip next would pay for the day; 0 where nothing is taken, or today's is paid. */
export async function openDayCommission(
  reader: Reader,
  market: MarketDocument | null,
  trip: DayTrip,
  config: Pick<Config, 'commissionPercent'>,
  driverId: number,
  at: Date,
): Promise<number> {
  const due = market === null ? 0 : await dueOf(reader, market, trip, config);
  return market === null || due === 0 || (await isTaken(reader, referenceOf(driverId, market, at))) ? 0 : due;
}

/**
 * Takes what the operator takes for the day of a completed trip, with the first one of that day on the market's calendar. In the transaction
 * that completes it: the driver's money is held, so that of two trips at once the second sees the first, and the ledger refuses a day twice.
 * @param market of the version that priced the trip
 */
export async function takeDayCommission(
  uow: UnitOfWork,
  market: MarketDocument | null,
  trip: DayTrip & { readonly id: number; readonly completedAt: Date | null },
  config: Pick<Config, 'commissionPercent'>,
  driverId: number,
): Promise<void> {
  const amountMinor = market === null ? 0 : await dueOf(uow.tx, market, trip, config);
  if (market === null || amountMinor === 0) return;
  // A hailed trip ended when its end was tapped, which may be sent after midnight.
  const reference = referenceOf(driverId, market, trip.completedAt ?? uow.now);
  await lockDriverMoney(uow.tx, driverId);
  if (await isTaken(uow.tx, reference)) return;
  await writeTransfer(uow.tx, {
    reference,
    kind: 'day_commission',
    rideId: trip.id,
    currency: countryById(trip.countryId).currency,
    at: uow.now,
    entries: [
      { account: accounts.driverWallet(driverId), amountMinor: -amountMinor },
      { account: accounts.commission, amountMinor },
    ],
  });
}
