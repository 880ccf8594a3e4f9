import { useState } from 'react';
import type { BoardItem } from '@safiri/contract/orders/shapes.ts';
import { lineTagNames } from '../common/line-tag-names.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Switch } from '../ui/switch.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { Icon } from '../ui/svg.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { NotDone } from './not-done.tsx';
import { useChangeItem, useMerchantItems } from './board-api.ts';

const SHOWN = 30;

function ItemRow({ item, merchantId }: { item: BoardItem; merchantId: number }) {
  const t = useText();
  const change = useChangeItem(merchantId);
  const [price, setPrice] = useState(item.price);
  const [stock, setStock] = useState(item.stock === null ? '' : String(item.stock));
  const go = (body: Omit<Parameters<typeof change.mutate>[0], 'id'>) => change.mutate({ id: item.id, ...body });
  const same = price === item.price && stock === (item.stock === null ? '' : String(item.stock));
  return (
    <li className="board-item">
      <div className="row spread">
        <span>
          <b>{item.name}</b>
          <span className="caption board-item-what">{[item.section, item.brand, item.unit].filter((text) => text !== '').join(' · ')}</span>
          {item.said.length === 0 ? null : (
            <span className="caption board-item-what num">
              {item.said.map(({ tag, count }) => `${t(lineTagNames[tag])} ${count}`).join(' · ')}
            </span>
          )}
        </span>
        <Switch
          on={item.isAvailable}
          label={t('boardAvailable', { name: item.name })}
          disabled={change.isPending}
          onChange={(on) => go({ isAvailable: on })}
        />
      </div>
      <Unfold line={t('boardEdit', { name: item.name })}>
        <Field
          label={t('boardPrice')}
          inputMode="decimal"
          value={price}
          maxLength={12}
          onChange={(event) => setPrice(event.target.value)}
        />
        <Field
          label={t('boardStock')}
          inputMode="numeric"
          value={stock}
          maxLength={7}
          onChange={(event) => setStock(event.target.value.replace(/\D/g, ''))}
        />
        <Button
          small
          busy={change.isPending}
          why={same ? t('needChange') : undefined}
          onClick={() => go({ price, stock: stock === '' ? null : Number(stock) })}
        >
          {t('boardSaveItem')}
        </Button>
      </Unfold>
      <NotDone step={change} />
    </li>
  );
}

/** What the shop offers: there or not, at what price, how many. */
export function BoardItems({ merchantId }: { merchantId: number }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const items = useMerchantItems(merchantId, open);
  const shown = (items.data ?? []).filter(({ name, brand }) => `${name} ${brand}`.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <section className="card doc" aria-label={t('boardItems')}>
      <button type="button" className="h2 board-unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('boardItems')}
        <Icon name="down" size={20} />
      </button>
      {!open ? null : items.isPending ? (
        <Skeleton height={200} />
      ) : items.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void items.refetch()} />
      ) : (
        <>
          <SearchField label={t('boardSearchItem')} value={search} maxLength={80} onChange={(event) => setSearch(event.target.value)} />
          <ul className="stack">
            {shown.slice(0, SHOWN).map((item) => (
              <ItemRow key={`${item.id} ${item.price} ${item.stock}`} item={item} merchantId={merchantId} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
