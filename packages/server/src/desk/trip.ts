import type { DeskTrip } from '@safiri/contract/desk/trip-shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { accountNames } from '@safiri/rules/wallet/account-names.ts';
import { maskPhone } from '@safiri/rules/users/phone.ts';
import { notFound } from '../platform/problem.ts';
import { kilometers, presentLines } from '../pricing/public.ts';
import { findRideViews, minutesOf, type RideView, paidLines, pricedBy } from '../rides/public.ts';
import type { Context } from '../platform/context.ts';
import { maskedPhone, presentTrip } from './present.ts';
import { tripLists, type TripLists } from './trip-queries.ts';

/** What of a trip somebody of the team may see. */
export interface Sees {
  readonly people: boolean;
  readonly money: boolean;
  readonly emergencies: boolean;
}

const iso = (at: Date | null) => at?.toISOString() ?? null;
const instant = (text: string) => new Date(text).toISOString();

const PARTIES = { user: 'passenger', package: 'passenger', driver: 'driver', platform: 'operator' } as const;

/** `user:7:cash` as whose it is and which of theirs. */
function readAccount(account: string): Pick<NonNullable<DeskTrip['money']>['entries'][number], 'party' | 'account'> {
  const [owner = '', ...rest] = account.split(':');
  const party = PARTIES[owner as keyof typeof PARTIES] ?? 'other';
  const name = accountNames.find((known) => known === rest.at(-1));
  if (name === undefined) throw new Error(`no account of the ledger: ${account}`);
  return { party, account: name };
}

function moneyOf({ ride, fee }: RideView, { entries }: TripLists, market: MarketDocument | null): NonNullable<DeskTrip['money']> {
  return {
    fareLines: presentLines(paidLines(ride, market)),
    fee: fee === null ? null : { kind: fee.kind, amount: toWire(fee.amountMinor), status: fee.status },
    entries: entries.map(({ account, amountMinor, at, ...entry }) => ({
      ...entry,
      ...readAccount(account),
      amount: toWire(amountMinor),
      at: instant(at),
    })),
  };
}

/** A trip and both of its sides. @throws Problem not_found */
export async function findTrip(reader: Reader, rideId: number): Promise<RideView> {
  const view = (await findRideViews(reader, [rideId])).get(rideId);
  if (view === undefined) throw notFound();
  return view;
}

/** A trip's page, without what the reader may not see. @throws Problem not_found */
export async function readTrip(ctx: Pick<Context, 'db' | 'markets'>, rideId: number, sees: Sees): Promise<DeskTrip> {
  const reader = ctx.db;
  const view = await findTrip(reader, rideId);
  const { ride, driver, driverUser } = view;
  // A passenger there always is; the join makes the columns look as if not.
  const passenger = view.passenger as { readonly id: number; readonly name: string; readonly phone: string };
  const driverUserId = driverUser?.id ?? null;
  const lists = await tripLists(reader, rideId, [passenger.id, ...(driverUserId === null ? [] : [driverUserId])]);
  const named = <D extends { driverId: number; userId: number; name: string }>({ driverId, userId, name }: D) =>
    sees.people ? { driverId, userId, name } : { driverId, userId: null, name: null };
  return {
    trip: presentTrip(
      {
        rideId,
        status: ride.status,
        rideType: ride.rideType,
        service: ride.service,
        requestedAt: ride.requestedAt.toISOString(),
        pickupAddress: ride.pickupAddress,
        dropoffAddress: ride.dropoffAddress,
        fareMinor: ride.fareMinor,
        countryId: ride.countryId,
        passengerId: passenger.id,
        passengerName: passenger.name,
      },
      sees.people,
    ),
    version: ride.version,
    passenger: sees.people ? { userId: passenger.id, name: passenger.name, phone: maskedPhone(passenger.phone) } : null,
    driver:
      driver === null || driverUser === null || driverUserId === null
        ? null
        : {
            ...named({ driverId: driver.id, userId: driverUserId, name: driverUser.name ?? '' }),
            phone: sees.people ? maskedPhone(driverUser.phone ?? '') : null,
          },
    rider:
      // Of who got in without asking a number alone may be known.
      ride.riderName === null && ride.riderPhone === null
        ? null
        : sees.people
          ? { name: ride.riderName, phone: ride.riderPhone === null ? null : maskPhone(ride.riderPhone) }
          : { name: null, phone: null },
    vehicle: sees.people ? ride.vehicle : null,
    orderNumber: lists.orderNumber,
    stops: [...ride.stops],
    distanceKm: kilometers(ride.chargedMeters ?? ride.distanceMeters),
    minutes: minutesOf(ride),
    paymentMethod: ride.paymentMethod,
    pickupAt: iso(ride.pickupAt),
    searchUntil: ride.status === 'requested' ? ride.searchUntil.toISOString() : null,
    cancelReason: ride.cancelReason,
    endReason: ride.endReason,
    confirmation: ride.confirmation,
    operatorPay: ride.operatorPay,
    events: lists.events.map((event) => ({ ...event, reason: sees.people ? event.reason : null, at: instant(event.at) })),
    offers: lists.offers.map(({ driverId, userId, name, offeredAt, decidedAt, ...offer }) => ({
      ...offer,
      driver: named({ driverId, userId, name }),
      offeredAt: instant(offeredAt),
      decidedAt: decidedAt === null ? null : instant(decidedAt),
    })),
    passedOver: lists.passedOver.map(({ gate, rounds, meters, ...one }) => ({ driver: named(one), gate, rounds, meters })),
    money: sees.money ? moneyOf(view, lists, await pricedBy(ctx, reader, ride)) : null,
    emergencies: sees.emergencies ? lists.emergencies.map((one) => ({ ...one, raisedAt: instant(one.raisedAt) })) : [],
    messages: lists.messages,
  };
}
