import { useState, type ReactNode } from 'react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { TextKey } from 'virtual:texts/keys';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import { useText } from '../platform/text.ts';
import { More } from '../ui/more.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { useOrdersOf, useTripsOf } from './desk-api.ts';
import { OrderRow, TripRow } from './found-rows.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

type Pages<T> = Pick<
  UseInfiniteQueryResult<{ pages: T[][] }>,
  'data' | 'isPending' | 'isError' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

function Listed<T>({ list, none, row }: { list: Pages<T>; none: string; row: (one: T) => ReactNode }) {
  const t = useText();
  if (list.isPending) return <SkeletonRows height={60} count={3} />;
  if (list.isError || list.data === undefined) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />;
  const rows = list.data.pages.flat();
  if (rows.length === 0) return <p className="card doc label muted">{none}</p>;
  return (
    <>
      <ul className="card list">{rows.map(row)}</ul>
      <More list={list}>{t('auditOlder')}</More>
    </>
  );
}

function Trips({ userId, as }: { userId: number; as: RegistrableRole }) {
  const t = useText();
  const list = useTripsOf(userId, as);
  return (
    <Listed
      list={list}
      none={t('deskNoTrips')}
      row={(trip) => (
        <li key={trip.rideId}>
          <TripRow trip={trip} />
        </li>
      )}
    />
  );
}

function Orders({ userId }: { userId: number }) {
  const t = useText();
  const list = useOrdersOf(userId);
  return (
    <Listed
      list={list}
      none={t('deskNoOrders')}
      row={(order) => (
        <li key={order.orderId}>
          <OrderRow order={order} />
        </li>
      )}
    />
  );
}

const sides = { driver: 'deskDriven', passenger: 'deskAsked', orders: 'deskOrders' } as const satisfies Record<string, TextKey>;
type Side = keyof typeof sides;

/** What somebody drove, asked for and ordered, one of them at a time. */
export function PersonTrips({ userId, drives }: { userId: number; drives: boolean }) {
  const t = useText();
  const [side, setSide] = useState<Side>(drives ? 'driver' : 'passenger');
  const shown = (Object.keys(sides) as Side[]).filter((one) => drives || one !== 'driver');
  return (
    <section className="stack" aria-label={t('deskHistory')}>
      <h2 className="h2">{t('deskHistory')}</h2>
      <div className="phrases" role="group" aria-label={t('filterShow')}>
        {shown.map((one) => (
          <button key={one} type="button" className="phrase" aria-pressed={one === side} onClick={() => setSide(one)}>
            {t(sides[one])}
          </button>
        ))}
      </div>
      {side === 'orders' ? <Orders userId={userId} /> : <Trips key={side} userId={userId} as={side} />}
    </section>
  );
}
