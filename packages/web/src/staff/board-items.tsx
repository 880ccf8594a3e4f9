import { useState } from 'react';
import type { BoardItem } from '@safiri/contract/orders/shapes.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { fieldMessage } from '../platform/api-client.ts';
import { useAddItem, useMerchantItems } from './board-api.ts';
import { ItemFields, lacksWords, stockOf, type ItemWords } from './item-fields.tsx';
import { ItemRow, type ItemShop } from './item-row.tsx';
import { NotDone } from './not-done.tsx';

/** Items that are seen at once, and as many more by each press. */
const PAGE = 30;
const NOTHING: ItemWords = { name: '', section: '', description: '', price: '', stock: '' };

/** A new dish or product at the end of the menu. */
function AddItem({ merchantId }: { merchantId: number }) {
  const t = useText();
  const add = useAddItem(merchantId);
  const [words, setWords] = useState(NOTHING);
  const { error } = add;
  const atField = (['name', 'section', 'description', 'price'] as const).some((field) => fieldMessage(error, field) !== undefined);
  const send = () =>
    add.mutate(
      { ...words, stock: stockOf(words.stock) },
      {
        onSuccess: ({ name, section }) => {
          toast({ title: t('boardItemAdded', { name }) });
          // The next one is likely of the same section.
          setWords({ ...NOTHING, section });
        },
      },
    );
  return (
    <Unfold line={t('boardItemAdd')}>
      <ItemFields words={words} error={error} onChange={setWords} />
      <Button small busy={add.isPending} why={lacksWords(words) ? t('needItem') : undefined} onClick={send}>
        {t('boardItemAdd')}
      </Button>
      {atField ? null : <NotDone step={add} />}
    </Unfold>
  );
}

/** The items of a section below its name, as customers find them. */
function Section({ name, items, merchant }: { name: string; items: readonly BoardItem[]; merchant: ItemShop }) {
  const there = items.filter(({ isAvailable }) => isAvailable).length;
  return (
    <section className="board-section" aria-label={name}>
      <h3 className="title counted">
        {name} <span className="chip num">{there === items.length ? there : `${there} / ${items.length}`}</span>
      </h3>
      <ul>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} merchant={merchant} />
        ))}
      </ul>
    </section>
  );
}

/** What the shop offers: there or not, what it is called, at what price, how many. */
export function BoardItems({ merchant }: { merchant: ItemShop }) {
  const merchantId = merchant.id;
  const t = useText();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(PAGE);
  const items = useMerchantItems(merchantId, open);
  const found = (items.data ?? []).filter(({ name, brand }) => `${name} ${brand}`.toLowerCase().includes(search.trim().toLowerCase()));
  const sections = Map.groupBy(found.slice(0, most), ({ section }) => section);
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
          <AddItem merchantId={merchantId} />
          {[...sections].map(([name, some]) => (
            <Section key={name} name={name} items={some} merchant={merchant} />
          ))}
          {found.length === 0 ? (
            <p className="label" role="status">
              {t('boardNoItem')}
            </p>
          ) : null}
          {found.length <= most ? null : (
            <Button kind="soft" full onClick={() => setMost(most + PAGE)}>
              {t('boardMoreItems', { n: found.length - most })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
