import { useState } from 'react';
import type { BoardMerchant } from '@safiri/contract/orders/shapes.ts';
import { merchantKinds } from '@safiri/rules/catalogue/merchants.ts';
import type { TextKey } from 'virtual:texts/keys';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { SearchField } from '../ui/search-field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { NothingHere } from './nothing-here.tsx';
import { Icon } from '../ui/svg.tsx';
import { ListFilter, useNarrowed } from './list-filter.tsx';
import { useMerchants } from './board-api.ts';
import './board.css';

/** A shop with what it has to do, the late ones first. */
function Shop({ merchant }: { merchant: BoardMerchant }) {
  const t = useText();
  const { late, waiting, open } = merchant;
  return (
    <li>
      <Link className="card queue-row" href={`/staff/boards/${merchant.id}`} data-late={late > 0 || undefined}>
        <Icon name={merchant.kind === 'restaurant' ? 'bowl' : 'basket'} size={24} />
        <span className="grow">
          <span className="label strong">{merchant.name}</span>
          <span className="caption">{merchant.address}</span>
          {open === 0 ? null : (
            <span className="board-counts">
              {late > 0 ? <span className="chip bad num">{t('boardLate', { n: late })}</span> : null}
              {waiting > 0 ? (
                <span className="chip num board-waits">
                  <Icon name="clock" size={16} />
                  {t('boardWaiting', { n: waiting })}
                </span>
              ) : null}
              {open > waiting ? <span className="chip num">{t('boardOpen', { n: open - waiting })}</span> : null}
            </span>
          )}
        </span>
        {merchant.isOpen ? null : <span className="caption">{t('boardClosed')}</span>}
        <Icon name="fwd" size={20} />
      </Link>
    </li>
  );
}

function Shops({ title, shops }: { title: string; shops: readonly BoardMerchant[] }) {
  return (
    <section className="stack" aria-label={title}>
      <h2 className="h2 counted">
        {title} <span className="chip num">{shops.length}</span>
      </h2>
      <ul className="boards">
        {shops.map((merchant) => (
          <Shop key={merchant.id} merchant={merchant} />
        ))}
      </ul>
    </section>
  );
}

const kindNames = { restaurant: 'filterRestaurants', store: 'filterStores' } as const satisfies Record<BoardMerchant['kind'], TextKey>;

function Boards({ all, search, kind }: { all: readonly BoardMerchant[]; search: string; kind: BoardMerchant['kind'] | undefined }) {
  const t = useText();
  const asked = search.trim().toLowerCase();
  const found = all.filter((shop) => (kind === undefined || shop.kind === kind) && shop.name.toLowerCase().includes(asked));
  if (found.length === 0) return <NothingHere text={t('boardsNone')} note={t('boardsNote')} />;
  const busy = found.filter(({ open }) => open > 0);
  const quiet = found.filter(({ open }) => open === 0);
  return (
    <>
      {busy.length === 0 ? <p className="label muted">{t('boardEmpty')}</p> : <Shops title={t('boardsBusy')} shops={busy} />}
      {quiet.length === 0 ? null : <Shops title={t('boardsQuiet')} shops={quiet} />}
    </>
  );
}

/** `/staff/boards`: the shops that have orders, the late ones first, then the others. */
export function BoardsScreen() {
  const t = useText();
  const list = useMerchants();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useNarrowed('kind', merchantKinds);
  return (
    <>
      <h1 className="h1 section-name">{t('sectionBoards')}</h1>
      <SearchField label={t('boardSearch')} value={search} maxLength={80} onChange={(event) => setSearch(event.target.value)} />
      <ListFilter choices={merchantKinds.map((id) => ({ id, text: t(kindNames[id]) }))} chosen={kind} onChange={setKind} />
      {list.isPending ? (
        <div className="boards" aria-hidden="true">
          {Array.from({ length: 12 }, (_, i) => (
            <Skeleton key={i} height={60} />
          ))}
        </div>
      ) : list.data === undefined ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void list.refetch()} />
      ) : (
        <Boards all={list.data} search={search} kind={kind} />
      )}
    </>
  );
}
