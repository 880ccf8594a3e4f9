import type { DeskTrip } from '@safiri/contract/desk/trip-shapes.ts';
import { teamTripPaths } from '@safiri/contract/rides/staff-paths.ts';
import type { TextKey } from 'virtual:texts/keys';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { AskWhy } from './ask-why.tsx';
import { useWaiveFee } from './desk-api.ts';
import { Allowed } from './may.tsx';

type Fee = NonNullable<NonNullable<DeskTrip['money']>['fee']>;

const kinds: Record<Fee['kind'], TextKey> = { cancelled: 'feeCancelled', no_show: 'feeNoShow' };
const statuses: Record<Fee['status'], TextKey> = { owed: 'feeIsOwed', paid: 'feeIsPaid', waived: 'feeIsWaived' };

/** What calling a trip off, or not coming, cost, how that stands, and the way to take it back. */
export function TripFee({ trip, fee }: { trip: DeskTrip['trip']; fee: Fee }) {
  const t = useText();
  const waive = useWaiveFee(trip.rideId);
  const amount = money(fee.amount, trip.countryId);
  return (
    <section className="card doc" aria-label={t('feeTitle')}>
      <h2 className="h2">{t('feeTitle')}</h2>
      <p className="row spread">
        <span className="label">
          {t(kinds[fee.kind])} · {t(statuses[fee.status])}
        </span>
        <b className="num">{amount}</b>
      </p>
      {fee.status === 'waived' ? null : (
        <Allowed to={teamTripPaths.waiveFee}>
          <div className="row wrap">
            <AskWhy
              text={t('feeWaiveDo')}
              label={t('tripWhy')}
              note={t(fee.status === 'owed' ? 'feeWaiveNoteOwed' : 'feeWaiveNotePaid', { amount })}
              kind="danger"
              step={waive}
              ask={(reason) => reason}
              onDone={() => toast({ title: t('reviewDone') })}
            />
          </div>
        </Allowed>
      )}
    </section>
  );
}
