import { useState, type ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { Link, useSearch } from 'wouter';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { zoneOf } from '../common/trip-clock.ts';
import { useText } from '../platform/text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Stars } from '../ui/person.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { useWide } from '../ui/use-wide.ts';
import { useRideHistory } from './api.ts';
import { byNewest, HistoryMonths, type HistoryEntry } from './history-months.tsx';
import { HistoryRide } from './history-ride.tsx';
import { RideDetail } from './ride-detail.tsx';
import '../common/phrases.css';
import './rides.css';

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

/** What one can narrow the history to, beside rides. */
export type OtherKind = 'orders' | 'parcels' | 'school';
type Shown = 'all' | 'rides' | OtherKind;

const shownNames = {
  all: 'historyAll',
  rides: 'historyRides',
  orders: 'historyOrders',
  parcels: 'historyParcels',
  school: 'historySchool',
} as const;
const shownKinds = Object.keys(shownNames) as Shown[];

/** What was asked for beside rides. */
export interface OtherHistory {
  readonly entries: ReadonlyArray<HistoryEntry & { readonly kind: OtherKind }>;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

const none: OtherHistory = { entries: [], isPending: false, isError: false, retry: () => {} };

function Loading() {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton height={112} />
      <Skeleton height={112} />
      <Skeleton height={112} />
    </div>
  );
}

/** Narrows the history; there is nothing to narrow for who only drives. */
function Filter({ shown, onChange }: { shown: Shown; onChange: (shown: Shown) => void }) {
  const t = useText();
  return (
    <div className="phrases history-filter" role="group" aria-label={t('historyShow')}>
      {shownKinds.map((kind) => (
        <button key={kind} type="button" className="phrase" aria-pressed={kind === shown} onClick={() => onChange(kind)}>
          {t(shownNames[kind])}
        </button>
      ))}
    </div>
  );
}

/** The chat of a ride's two people, which is open again while something lost is looked for; or the ride's invoice. */
type PartOf = (ride: Ride) => ReactNode;

/** A ride as the history shows it; a cancelled one has no receipt. */
const keyOf = (rideId: number | string) => `ride-${rideId}`;
const entryOf = (ride: Ride, isDriver: boolean, title: string, chat: PartOf | undefined, invoice: PartOf | undefined): HistoryEntry => ({
  key: keyOf(ride.id),
  at: ride.completedAt ?? ride.createdAt,
  zone: zoneOf(ride),
  row: (chosen, choose) => <HistoryRide ride={ride} isDriver={isDriver} chosen={chosen} onOpen={choose} />,
  ...(ride.status === 'completed'
    ? { title, detail: () => <RideDetail ride={ride} isDriver={isDriver} chat={chat?.(ride)} invoice={invoice?.(ride)} /> }
    : {}),
});

/** What is chosen: beside the list where there is room, else on a page of its own. */
function Chosen({ entry, wide, onClose }: { entry: HistoryEntry | undefined; wide: boolean; onClose: () => void }) {
  if (wide)
    return (
      <aside key={entry?.key} className="history-detail">
        {entry?.title === undefined ? null : <h2 className="h2">{entry.title}</h2>}
        {entry?.detail?.()}
      </aside>
    );
  return (
    <Dialog open={entry?.title !== undefined} onClose={onClose} title={entry?.title ?? ''} tall>
      {entry?.title === undefined ? null : entry.detail?.()}
    </Dialog>
  );
}

/** `/ride-history`: completed rides of the user's role (spec: operations §2 Ride history), and what else a passenger asked for. */
export function RideHistoryScreen({ others = none, chat, invoice }: { others?: OtherHistory; chat?: PartOf; invoice?: PartOf }) {
  const t = useText();
  const isDriver = session.use()?.userType === 'driver';
  const wide = useWide();
  const rides = useRideHistory();
  // A notification opens its ride.
  const asked = new URLSearchParams(useSearch()).get('ride');
  const [chosenKey, setChosenKey] = useState<string | undefined>(asked === null ? undefined : keyOf(asked));
  const [shown, setShown] = useState<Shown>('all');
  const ended = (rides.data ?? []).filter(({ status }) => status === 'completed' || (status === 'cancelled' && !isDriver));
  const entries = byNewest([
    ...ended.filter(() => shown === 'all' || shown === 'rides').map((ride) => entryOf(ride, isDriver, t('receipt'), chat, invoice)),
    ...others.entries.filter(({ kind }) => shown === 'all' || shown === kind),
  ]);
  const isPending = rides.isPending || others.isPending;
  // What is newest is known when all of it is there.
  const chosen =
    entries.find(({ key }) => key === chosenKey) ?? (wide && !isPending ? entries.find(({ detail }) => detail !== undefined) : undefined);
  // Cancelled trips have no receipt to stand beside them.
  const isBeside = wide && !isPending && entries.some(({ detail }) => detail !== undefined);
  const failed = rides.isError || others.isError;
  const retry = () => {
    if (rides.isError) void rides.refetch();
    if (others.isError) others.retry();
  };
  return (
    <AppShell>
      <main className={isBeside ? 'page history-columns' : 'page narrow'} id="main">
        <div className="history-list">
          <h1 className="h1">{t('rideHistory')}</h1>
          {isDriver ? null : <Filter shown={shown} onChange={setShown} />}
          <LastRatings rides={ended.filter(({ status }) => status === 'completed')} />
          {failed ? <ErrorCard whole={entries.length === 0} text={t('tripsNotLoaded')} onRetry={retry} /> : null}
          {failed && entries.length === 0 ? (
            <p className="history-help">
              <Link className="button soft" href="/live-chat">
                {t('tabSupport')}
              </Link>
            </p>
          ) : null}
          {isPending ? (
            <Loading />
          ) : entries.length > 0 ? (
            <HistoryMonths entries={entries} chosen={wide ? chosen?.key : undefined} onChoose={setChosenKey} />
          ) : failed ? null : shown !== 'all' ? (
            <EmptyState text={t('historyNone')} />
          ) : (
            <EmptyState text={t(isDriver ? 'noHistoryDriver' : 'noHistoryPassenger')}>
              <Link className="button primary" href={isDriver ? '/driver' : '/ride-request'}>
                {t(isDriver ? 'goOnline' : 'requestRide')}
              </Link>
            </EmptyState>
          )}
        </div>
        <Chosen entry={chosen} wide={isBeside} onClose={() => setChosenKey(undefined)} />
      </main>
    </AppShell>
  );
}
