import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { ChangeKind } from '@safiri/rules/rides/destination-change.ts';
import type { TextKey } from 'virtual:texts/keys';
import { PayLines } from '../common/pay-lines.tsx';
import { isPaidByOther } from './who-pays.ts';
import { km, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useIsChangeAsked } from './use-change-asked.ts';
import { endedBefore } from './ended-before.ts';
import { paidText } from './paid-text.ts';
import { payText } from './pay-text.ts';
import { useServerNow } from '../ui/use-now.ts';
import { waitingSoFar } from './waiting-cost.ts';
import './trip-facts.css';

/** What a stop is called: by its number, and that the car stands there or that nobody came. */
function stopWord({ arrivedAt, leftAt }: Pick<Ride['stops'][number], 'arrivedAt' | 'leftAt'>, hasEnded: boolean): TextKey {
  const isPast = leftAt !== null || hasEnded;
  if (arrivedAt === null) return isPast ? 'stopLeftOut' : 'stopNumber';
  return isPast ? 'stopNumber' : 'stopHere';
}

/**
 * Both ends of a trip and its stops, as they are marked on the map; of one that ended on its way, where that was.
 * @param ahead only where the car still goes: whoever drives reads the next place first
 * @param asked what of it is asked for, and not agreed yet
 */
export function TripStops({
  ride,
  ahead = false,
  asked,
}: {
  ride: Pick<Ride, 'pickupLocation' | 'dropoffLocation' | 'stops' | 'ending'>;
  ahead?: boolean;
  asked?: ChangeKind | undefined;
}) {
  const t = useText();
  const before = endedBefore(t, ride);
  return (
    <div className="stops">
      {ahead ? null : (
        <p data-row="10">
          <span className="place-mark" />
          <span>
            <span className="caption">{t('pickupLocation')}</span>
            <b>{ride.pickupLocation.address}</b>
          </span>
        </p>
      )}
      {ride.stops.map(({ address, arrivedAt, leftAt }, i) =>
        ahead && (arrivedAt !== null || leftAt !== null) ? null : (
          <p data-row="10" key={`${i} ${address}`}>
            <span className="place-mark on-way">{i + 1}</span>
            <span>
              <span className="caption">
                {asked === 'stop' && i === ride.stops.length - 1
                  ? t('stopNotAgreed')
                  : t(stopWord({ arrivedAt, leftAt }, ride.ending !== null), { n: i + 1 })}
              </span>
              <b>{address}</b>
            </span>
          </p>
        ),
      )}
      <p data-row="10">
        <span className="place-mark destination" />
        <span>
          <span className="caption">{t(asked === 'destination' ? 'destNotAgreed' : 'destination')}</span>
          <b>{before ?? ride.dropoffLocation.address}</b>
        </span>
      </p>
    </div>
  );
}

/** Below what is handed over for a fare that no coins make that fare, as the books and the receipt have it. */
function FareInCoins({ ride }: { ride: Ride }) {
  const t = useText();
  const fare = money(ride.fare, ride.countryId);
  return paidText(ride, ride.fare) === fare ? null : <span className="caption">{t('fareInCoins', { amount: fare })}</span>;
}

/** What a trip costs, how far it is and how long it takes, before it begins; to its driver also what is left of it. */
export function TripSummary({ ride }: { ride: Ride }) {
  const t = useText();
  const now = useServerNow(1000);
  const isAsked = useIsChangeAsked(ride);
  const waiting = ride.startedAt === null ? '0.00' : waitingSoFar(ride, now);
  return (
    <>
      <h2 className="title">{t('tripSummary')}</h2>
      <dl className="key-values">
        {isPaidByOther(ride) ? null : (
          <div>
            <dt>{t(isAsked ? 'destFare' : 'tripFare')}</dt>
            <dd className="num">
              {paidText(ride, ride.fare)}
              <FareInCoins ride={ride} />
            </dd>
          </div>
        )}
        {/* It is in the fare once the trip has ended. */}
        {waiting === '0.00' ? null : (
          <div>
            <dt>{t('lineWaiting')}</dt>
            <dd className="num">{t('waitingOnTop', { amount: money(waiting, ride.countryId) })}</dd>
          </div>
        )}
        {ride.walletPart == null ? null : (
          <div>
            <dt>{t('payHow')}</dt>
            <dd className="num">{payText(t, ride, ride.fare)}</dd>
          </div>
        )}
        {ride.owed === null ? null : (
          <div>
            <dt>{t('owedBefore')}</dt>
            <dd className="num">{t('waitingOnTop', { amount: money(ride.owed, ride.countryId) })}</dd>
          </div>
        )}
        <div>
          <dt>{t('distance')}</dt>
          <dd className="num">{km(ride.distance)}</dd>
        </div>
        {/* On the way one estimate counts, the one by which the car is there. */}
        {ride.status === 'in_progress' ? null : (
          <div>
            <dt>{t('tripTime')}</dt>
            <dd className="num">
              {t('aboutMinutes', { n: ride.duration })}
              {ride.durationHigh > ride.duration ? <span className="caption">{t('takesRarely', { n: ride.durationHigh })}</span> : null}
            </dd>
          </div>
        )}
      </dl>
      {/* Where coins make another sum of the fare, the lines begin at the fare itself: they add up. */}
      {ride.pay === null || isAsked ? null : (
        <PayLines
          fare={ride.fare}
          pay={ride.pay}
          countryId={ride.countryId}
          withNet
          fareAbove={paidText(ride, ride.fare) === money(ride.fare, ride.countryId)}
        />
      )}
    </>
  );
}
