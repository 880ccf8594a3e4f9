import { useState } from 'react';
import type { BoardMerchant } from '@safiri/contract/orders/shapes.ts';
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
import { ItemRow } from './item-row.tsx';
import { NotDone } from './not-done.tsx';

const SHOWN = 30;
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

/** What the shop offers: there or not, what it is called, at what price, how many. */
export function BoardItems({ merchant }: { merchant: Pick<BoardMerchant, 'id' | 'kind'> }) {
  const merchantId = merchant.id;
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
          <AddItem merchantId={merchantId} />
          <ul className="stack">
            {shown.slice(0, SHOWN).map((item) => (
              <ItemRow key={item.id} item={item} merchant={merchant} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
