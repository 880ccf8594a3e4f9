import { ITEM_ABOUT_AT_MOST, ITEM_NAME_AT_MOST, SECTION_AT_MOST } from '@safiri/rules/catalogue/menu.ts';
import { fieldMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Field } from '../ui/field.tsx';

/** An item as it stands in a form. */
export interface ItemWords {
  readonly name: string;
  readonly section: string;
  readonly description: string;
  readonly price: string;
  /** Empty where nobody counts. */
  readonly stock: string;
}

export const stockOf = (stock: string): number | null => (stock === '' ? null : Number(stock));

/** Whether something is missing without which an item can't be sold. */
export const lacksWords = ({ name, section, price }: ItemWords): boolean => [name, section, price].some((text) => text.trim() === '');

/** What a shop says of an item. */
export function ItemFields({ words, error, onChange }: { words: ItemWords; error: Error | null; onChange: (words: ItemWords) => void }) {
  const t = useText();
  const put = (change: Partial<ItemWords>) => onChange({ ...words, ...change });
  return (
    <>
      <Field
        label={t('boardItemName')}
        value={words.name}
        maxLength={ITEM_NAME_AT_MOST}
        error={fieldMessage(error, 'name')}
        onChange={(event) => put({ name: event.target.value })}
      />
      <Field
        label={t('boardItemSection')}
        value={words.section}
        maxLength={SECTION_AT_MOST}
        error={fieldMessage(error, 'section')}
        onChange={(event) => put({ section: event.target.value })}
      />
      <Field
        label={t('boardItemAbout')}
        value={words.description}
        maxLength={ITEM_ABOUT_AT_MOST}
        error={fieldMessage(error, 'description')}
        onChange={(event) => put({ description: event.target.value })}
      />
      <div className="board-item-sums">
        <Field
          label={t('boardPrice')}
          inputMode="decimal"
          value={words.price}
          maxLength={12}
          error={fieldMessage(error, 'price')}
          onChange={(event) => put({ price: event.target.value.replace(',', '.') })}
        />
        <Field
          label={t('boardStock')}
          inputMode="numeric"
          value={words.stock}
          maxLength={7}
          error={fieldMessage(error, 'stock')}
          onChange={(event) => put({ stock: event.target.value.replace(/\D/g, '') })}
        />
      </div>
    </>
  );
}
