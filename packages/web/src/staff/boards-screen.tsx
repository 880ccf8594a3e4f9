import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Field } from '../ui/field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { NothingHere } from './nothing-here.tsx';
import { Icon } from '../ui/svg.tsx';
import { useMerchants } from './board-api.ts';

/** `/staff/boards`: restaurants and stores, those with waiting orders first. */
export function BoardsScreen() {
  const t = useText();
  const list = useMerchants();
  const [search, setSearch] = useState('');
  if (list.isPending) return <Skeleton height={320} />;
  if (list.data === undefined) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />;
  const shown = list.data.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <>
      <h1 className="h1 section-name">{t('sectionBoards')}</h1>
      <Field label={t('boardSearch')} type="search" value={search} maxLength={80} onChange={(event) => setSearch(event.target.value)} />
      {shown.length === 0 ? (
        <NothingHere text={t('boardsNone')} />
      ) : (
        <ul className="card list">
          {shown.map((merchant) => (
            <li key={merchant.id}>
              <Link className="queue-row" href={`/staff/boards/${merchant.id}`}>
                <Icon name={merchant.kind === 'restaurant' ? 'bowl' : 'basket'} size={24} />
                <span className="grow">
                  <span className="label strong">{merchant.name}</span>
                  <span className="caption">{merchant.address}</span>
                </span>
                {merchant.waiting > 0 ? <span className="chip bad num">{t('boardWaiting', { n: merchant.waiting })}</span> : null}
                {merchant.open > merchant.waiting ? (
                  <span className="chip num">{t('boardOpen', { n: merchant.open - merchant.waiting })}</span>
                ) : null}
                <span className={merchant.isOpen ? 'chip ok' : 'chip'}>{t(merchant.isOpen ? 'boardOpenNow' : 'boardClosed')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
