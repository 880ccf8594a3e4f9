import { useState } from 'react';
import type { BoardItem, BoardMerchant } from '@safiri/contract/orders/shapes.ts';
import { GoodsArt } from '../common/goods-art.tsx';
import { lineTagNames } from '../common/line-tag-names.ts';
import { fieldMessage, wasRefused } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { putItemPicture, useChangeItem, useRemoveItem } from './board-api.ts';
import { ItemFields, lacksWords, stockOf, type ItemWords } from './item-fields.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { NotDone } from './not-done.tsx';
import { PictureField } from './picture-field.tsx';

const wordsOf = ({ name, section, description, price, stock }: BoardItem): ItemWords => ({
  name,
  section,
  description,
  price,
  stock: stock === null ? '' : String(stock),
});

const isSame = (a: ItemWords, b: ItemWords) => Object.entries(a).every(([key, value]) => b[key as keyof ItemWords] === value);

/** What of a shop its items need. */
export type ItemShop = Pick<BoardMerchant, 'id' | 'kind' | 'countryId'>;

/** Takes an item off the menu, once that is said twice. */
function RemoveItem({ item, merchantId }: { item: BoardItem; merchantId: number }) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveItem(merchantId);
  const { id, name } = item;
  return (
    <>
      <Button kind="danger" small onClick={() => setAsked(true)}>
        {t('boardItemRemove')}
      </Button>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={t('boardItemRemoveAsk', { name })}>
        <p>{t('boardItemRemoveNote')}</p>
        <Button
          kind="danger"
          full
          busy={remove.isPending}
          onClick={() => remove.mutate(id, { onSuccess: () => toast({ title: t('boardItemRemoved', { name }) }) })}
        >
          {t('boardItemRemove')}
        </Button>
        <NotDone step={remove} />
      </Dialog>
    </>
  );
}

/** One item of the shop: whether it is there, what is said of it, and what it looks like. */
export function ItemRow({ item, merchant }: { item: BoardItem; merchant: ItemShop }) {
  const t = useText();
  const merchantId = merchant.id;
  const change = useChangeItem(merchantId);
  const [draft, setDraft] = useState<ItemWords>();
  // Whoever begins to change an item changes that one, whatever becomes of it meanwhile.
  const [version, setVersion] = useState(item.version);
  const words = draft ?? wordsOf(item);
  const edit = (next: ItemWords) => {
    if (draft === undefined) setVersion(item.version);
    setDraft(next);
  };
  const save = (over: number) =>
    change.mutate({ id: item.id, ...words, stock: stockOf(words.stock), version: over }, { onSuccess: () => setDraft(undefined) });
  const { error } = change;
  const clash = wasRefused(error, 'changed_meanwhile');
  const atField = (['name', 'section', 'description', 'price', 'stock'] as const).some((field) => fieldMessage(error, field) !== undefined);
  const lacks = lacksWords(words) ? t('needItem') : isSame(words, wordsOf(item)) ? t('needChange') : undefined;
  const kind = merchant.kind === 'store' ? 'grocery' : 'food';
  return (
    <li className="board-item">
      <div className="row spread">
        <GoodsArt kind={kind} name={item.name} section={item.section} picture={item.picture} />
        <span className="grow">
          <b>{item.name}</b>
          <span className="label num board-item-what">
            <b>{money(item.price, merchant.countryId)}</b>
            {[item.brand, item.unit].map((text) => (text === '' ? '' : ` · ${text}`)).join('')}
          </span>
          {item.stock === null ? null : (
            <span className={item.stock === 0 ? 'chip bad num' : 'caption board-item-what num'}>
              {t('boardItemLeft', { n: item.stock })}
            </span>
          )}
          {item.said.length === 0 ? null : (
            <span className="caption board-item-what num">
              {item.said.map(({ tag, count }) => `${t(lineTagNames[tag])} ${count}`).join(' · ')}
            </span>
          )}
        </span>
        <span className="board-item-sale">
          <Switch
            on={item.isAvailable}
            label={t('boardAvailable', { name: item.name })}
            disabled={change.isPending}
            onChange={(on) => change.mutate({ id: item.id, isAvailable: on })}
          />
          <span className="caption" aria-hidden="true">
            {t(item.isAvailable ? 'boardOnSale' : 'boardSoldOut')}
          </span>
        </span>
      </div>
      <Unfold line={t('boardEdit', { name: item.name })}>
        <PictureField
          merchantId={merchantId}
          shape="item"
          name={item.name}
          picture={item.picture}
          version={item.version}
          put={putItemPicture(merchantId, item.id)}
          // Words that are being changed are not changed by somebody else for it.
          onDone={(saved) => setVersion((seen) => (seen === saved.version - 1 ? saved.version : seen))}
        >
          <GoodsArt kind={kind} name={item.name} section={item.section} />
        </PictureField>
        <ItemFields words={words} error={error} onChange={edit} />
        <div className="row wrap board-item-do">
          <Button small busy={change.isPending} why={lacks} onClick={() => save(version)}>
            {t('boardSaveItem')}
          </Button>
          <RemoveItem item={item} merchantId={merchantId} />
        </div>
      </Unfold>
      {clash ? (
        <Meanwhile
          title={t('boardItemMeanwhile')}
          busy={change.isPending}
          onTheirs={() => {
            setDraft(undefined);
            change.reset();
          }}
          onMine={() => save(item.version)}
        >
          <p className="num">{[item.name, item.section, item.price].join(' · ')}</p>
        </Meanwhile>
      ) : atField ? null : (
        <NotDone step={change} />
      )}
    </li>
  );
}
