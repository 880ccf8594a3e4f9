import { useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { Link } from 'wouter';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Stars } from '../ui/person.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { useRideHistory } from './api.ts';
import { day, km, monthOf, typeNames } from '../platform/format.ts';
import { RatingForm } from './rating-form.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { RideRow } from './ride-row.tsx';
import './rides.css';

const monthOfRide = (ride: Ride) => monthOf(ride.completedAt ?? ride.createdAt);

function byMonth(rides: readonly Ride[]): Array<{ month: string; rides: Ride[] }> {
  const groups: Array<{ month: string; rides: Ride[] }> = [];
  for (const ride of rides) {
    const month = monthOfRide(ride);
    const last = groups.at(-1);
    if (last?.month === month) last.rides.push(ride);
    else groups.push({ month, rides: [ride] });
  }
  return groups;
}

/** As many of the newest ratings as fit into one line on a small phone. */
const LAST_RATINGS = 5;

/** What the others gave in the newest rated rides; nothing while nobody gave any. */
function LastRatings({ rides }: { rides: readonly Ride[] }) {
  const t = useText();
  const given = rides.flatMap(({ id, ratingReceived }) => (ratingReceived === null ? [] : [{ id, ratingReceived }])).slice(0, LAST_RATINGS);
  if (given.length === 0) return null;
  return (
    <p className="row">
      <span className="caption">{t('lastRatings')}</span>
      {given.map(({ id, ratingReceived }) => (
        <Stars key={id} rating={ratingReceived} decimals={0} />
      ))}
    </p>
  );
}

/** `/ride-history`: completed rides of the user's role (spec: operations §2 Ride history). */
export function RideHistoryScreen() {
  const t = useText();
  const isDriver = session.use()?.userType === 'driver';
  const rides = useRideHistory();
  const [openedId, setOpenedId] = useState<number | null>(null);
  const completed = (rides.data ?? []).filter((ride) => ride.status === 'completed');
  const opened = completed.find(({ id }) => id === openedId);
  return (
    <AppShell>
      <main className="page narrow" id="main">
        <h1 className="h1">{t('rideHistory')}</h1>
        <LastRatings rides={completed} />
        {rides.isPending ? (
          <div className="stack" aria-busy="true">
            <Skeleton height={96} />
            <Skeleton height={96} />
            <Skeleton height={96} />
          </div>
        ) : rides.isError ? (
          <ErrorCard text={t('tripsNotLoaded')} onRetry={() => void rides.refetch()} />
        ) : completed.length === 0 ? (
          <EmptyState text={t(isDriver ? 'noHistoryDriver' : 'noHistoryPassenger')}>
            <Link className="button primary" href={isDriver ? '/driver' : '/ride-request'}>
              {t(isDriver ? 'goOnline' : 'requestRide')}
            </Link>
          </EmptyState>
        ) : (
          byMonth(completed).map((group) => (
            <section key={group.month} aria-label={group.month}>
              <h2 className="title month">{group.month}</h2>
              <ul className="card list">
                {group.rides.map((ride) => (
                  <li key={ride.id}>
                    <button
                      type="button"
                      className="row-button"
                      onClick={() => setOpenedId(ride.id)}
                      aria-label={t('openReceipt', { name: (isDriver ? ride.passenger.name : ride.driver?.name) ?? '' })}
                    >
                      <RideRow
                        ride={ride}
                        name={(isDriver ? ride.passenger.name : ride.driver?.name) ?? ''}
                        lines={
                          <div className="caption num">
                            {day(ride.completedAt ?? ride.createdAt)} · {t(typeNames[ride.rideType])}
                          </div>
                        }
                        side={
                          <>
                            <span className="caption num">
                              {km(ride.distance)} · {t('minutes', { n: ride.duration })}
                            </span>
                            {ride.myRating === null ? <span className="label">{t('notRated')}</span> : <Stars rating={ride.myRating} />}
                          </>
                        }
                      />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
        <Dialog open={opened !== undefined} onClose={() => setOpenedId(null)} title={t('receipt')}>
          {opened === undefined ? null : (
            <div className="form">
              <ReceiptCard rideId={opened.id} />
              <RatingForm ride={opened} name={(isDriver ? opened.passenger.name : opened.driver?.name) ?? ''} />
            </div>
          )}
        </Dialog>
      </main>
    </AppShell>
  );
}
