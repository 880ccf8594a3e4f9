import { useState } from 'react';
import type { BoardItem } from '@safiri/contract/orders/shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast.tsx';
import { useChangeItem, useMerchantItems } from './board-api.ts';

const SHOWN = 30;

function ItemRow({ item, merchantId }: { item: BoardItem; merchantId: number }) {
  const t = useText();
  const change = useChangeItem(merchantId);
  const [price, setPrice] = useState(item.price);
  const [stock, setStock] = useState(item.stock === null ? '' : String(item.stock));
  const go = (body: Omit<Parameters<typeof change.mutate>[0], 'id'>) =>
    change.mutate(
      { id: item.id, ...body },
      { onError: (error) => toast({ title: t('reviewFailed'), text: serverMessage(error, t('staffTryLater')), tone: 'bad' }) },
    );
  const same = price === item.price && stock === (item.stock === null ? '' : String(item.stock));
  return (
    <li className="board-item">
      <div className="row spread">
        <span>
          <b>{item.name}</b>
          <span className="caption board-item-what">{[item.section, item.brand, item.unit].filter((text) => text !== '').join(' · ')}</span>
        </span>
        <Switch
          on={item.isAvailable}
          label={t('boardAvailable', { name: item.name })}
          disabled={change.isPending}
          onChange={(on) => go({ isAvailable: on })}
        />
      </div>
      <details>
        <summary className="text-link">{t('boardEdit', { name: item.name })}</summary>
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
      </details>
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
      <Button kind="soft" small aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('boardItems')}
      </Button>
      {!open ? null : items.isPending ? (
        <Skeleton height={200} />
      ) : items.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void items.refetch()} />
      ) : (
        <>
          <Field
            label={t('boardSearchItem')}
            type="search"
            value={search}
            maxLength={80}
            onChange={(event) => setSearch(event.target.value)}
          />
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
