import { countryById } from '@safiri/rules/countries/countries.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { cashFare, isCashOpen } from '@safiri/rules/rides/cash-change.ts';
import { notify } from '../notifications/public.ts';
import { providerOf } from '../payments/public.ts';
import type { Reactions } from '../platform/domain-events.ts';
import { firstName, findAccountById } from '../users/public.ts';
import { lockDriverMoney, payFareFromWallet } from '../wallet/public.ts';
import { publishToBothSides, userOfDriver } from './publish-ride.ts';
import { lockRide, updateRide } from './queries.ts';

/** What the room of rides does about payments that pay rides. */
export const ridePaid = {
  /** The ride, then its driver: in this order whoever ends a trip holds them. */
  async payment_to_hold(uow, { purpose, subjectId }) {
    if (purpose !== 'ride' || subjectId === null) return;
    const ride = await lockRide(uow.tx, subjectId);
    if (ride !== undefined && ride.driverId !== null) await lockDriverMoney(uow.tx, ride.driverId);
  },

  /**
   * What was to be handed over is paid from what has come, unless somebody said that it was handed over meanwhile. What came for an older debt pays that by
   * staying in the wallet.
   */
  async payment_arrived(uow, { payment, paidOn }) {
    const ride = payment.purpose === 'ride' && payment.subjectId !== null ? await lockRide(uow.tx, payment.subjectId) : undefined;
    if (ride === undefined || ride.driverId === null || !isCashOpen(ride)) return;
    const amountMinor = cashFare(ride);
    const { currency } = countryById(ride.countryId);
    if (currency !== payment.currency || amountMinor <= 0 || amountMinor > payment.amountMinor) return;
    const { id: rideId, bookerId, driverId } = ride;
    const transferId = await payFareFromWallet(uow.tx, {
      rideId,
      payerId: payment.userId,
      bookerId,
      driverId,
      amountMinor,
      currency,
      at: uow.now,
    });
    if (transferId === undefined) return;
    const provider = await providerOf(uow.tx, payment);
    const paid = await updateRide(
      uow.tx,
      ride,
      // Whoever said that nothing was handed over was right.
      { directMinor: amountMinor, cashPaidMinor: null, changeForMinor: null, payBy: provider },
      { kind: 'paid_directly', actor: 'system', actorId: null, at: uow.now, data: { paymentId: payment.id, amountMinor } },
    );
    paidOn(amountMinor, transferId);
    const payer = await findAccountById(uow.tx, payment.userId);
    const values = {
      name: firstName(payer?.user.name ?? ''),
      amount: uow.money(amountMinor, currency),
      provider: providerFacts[provider].name,
    };
    await notify(uow, await userOfDriver(uow, driverId), { kind: 'toldFarePaid', values });
    await publishToBothSides(uow, paid);
  },

  /** Both screens follow it: a newer version of the ride has the newer state. */
  async payment_moved(uow, { payment }) {
    const ride = payment.purpose === 'ride' && payment.subjectId !== null ? await lockRide(uow.tx, payment.subjectId) : undefined;
    if (ride === undefined) return;
    const { id: paymentId, state, reason } = payment;
    const changed = await updateRide(
      uow.tx,
      ride,
      {},
      { kind: 'payment_moved', actor: 'system', actorId: null, at: uow.now, data: { paymentId, state, reason } },
    );
    await publishToBothSides(uow, changed);
  },
} satisfies Reactions;
