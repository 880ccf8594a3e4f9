import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Found } from '@safiri/contract/desk/shapes.ts';
import { useText } from '../platform/text.ts';
import { SearchField } from '../ui/search-field.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { useSearch } from './desk-api.ts';
import { OrderRow, PersonRow, TripRow, VehicleRow } from './found-rows.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SEARCH_CLASS } from './search-key.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import './desk.css';

/** Milliseconds without a key before it is looked for. */
const PAUSE_MS = 180;

/** What was looked for last, for the way back; in no address and in no storage, since it is often somebody's number. */
let lastTyped = '';

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

function Group({ name, rows }: { name: string; rows: ReadonlyArray<{ key: number; row: ReactNode }> }) {
  if (rows.length === 0) return null;
  return (
    <section className="stack" aria-label={name}>
      <h2 className="h2 counted">
        {name} <span className="chip num">{rows.length}</span>
      </h2>
      <ul className="card list">
        {rows.map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
      </ul>
    </section>
  );
}

function Results({ found }: { found: Found }) {
  const t = useText();
  const { people, vehicles, trips, orders, receipts, more } = found;
  if ([people, vehicles, trips, orders, receipts].every((some) => some.length === 0)) {
    return <NothingHere text={t('filterNone')} note={t('deskNothingNote')} />;
  }
  return (
    <>
      <Group name={t('deskPeople')} rows={people.map((person) => ({ key: person.userId, row: <PersonRow person={person} /> }))} />
      {more ? <p className="caption muted">{t('deskMore')}</p> : null}
      <Group name={t('deskVehicles')} rows={vehicles.map((one) => ({ key: one.vehicleId, row: <VehicleRow found={one} /> }))} />
      <Group name={t('deskTrips')} rows={trips.map((trip) => ({ key: trip.rideId, row: <TripRow trip={trip} /> }))} />
      <Group name={t('deskOrders')} rows={orders.map((order) => ({ key: order.orderId, row: <OrderRow order={order} /> }))} />
      <Group name={t('deskReceipts')} rows={receipts.map((trip) => ({ key: trip.rideId, row: <TripRow trip={trip} isReceipt /> }))} />
    </>
  );
}

/** Arrows go through what was found; Enter in the field opens the first. */
function walk(page: HTMLElement, event: KeyboardEvent): void {
  const field = page.querySelector('input');
  const stops = [field, ...page.querySelectorAll<HTMLElement>('.list a')];
  const at = stops.indexOf(event.target as HTMLElement);
  if (event.key === 'Enter' && event.target === field) return stops[1]?.click();
  const to = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : -1;
  if (at < 0 || to < 0 || to >= stops.length) return undefined;
  event.preventDefault();
  return stops[to]?.focus();
}

/** `/staff/search`: people, vehicles, trips, orders and receipts by whatever is known of them. */
export function SearchScreen() {
  const t = useText();
  const page = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(lastTyped);
  const found = useSearch(usePaused(typed.trim()));
  useEffect(() => {
    const shown = page.current;
    if (shown === null) return undefined;
    shown.querySelector('input')?.select();
    const follow = (event: KeyboardEvent) => walk(shown, event);
    shown.addEventListener('keydown', follow);
    return () => shown.removeEventListener('keydown', follow);
  }, []);
  return (
    <div className="stack" ref={page}>
      <h1 className="h1 section-name">{t('sectionSearch')}</h1>
      <div className={SEARCH_CLASS}>
        <SearchField
          label={t('deskSearch')}
          hint={t('deskHint')}
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => {
            lastTyped = event.target.value;
            setTyped(lastTyped);
          }}
        />
      </div>
      {typed.trim() === '' ? null : found.isPending ? (
        <SkeletonRows height={68} count={4} />
      ) : found.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void found.refetch()} />
      ) : (
        <Results found={found.data} />
      )}
    </div>
  );
}
