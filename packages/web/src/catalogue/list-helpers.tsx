import { ASSISTANT_CURRENCY } from '@safiri/rules/assistant/household.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { Link } from 'wouter';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

interface Props {
  /** Whose goods are to be used; else that is chosen there. */
  readonly store?: { readonly id: number; readonly countryId: CountryId };
}

/** Two quiet ways to a filled cart: a week's list that is made, or one that is said. Where the store takes the helper's currency. */
export function ListHelpers({ store }: Props) {
  const t = useText();
  const user = session.use();
  if (user === null || (store !== undefined && countryById(store.countryId).currency !== ASSISTANT_CURRENCY)) return null;
  const of = store === undefined ? '' : `&store=${store.id}`;
  return (
    <div className="shop-helpers">
      <Link href={`/ai-features?tab=shopping${of}`}>
        <Icon name="pencil" size={20} />
        {t('groceryList')}
      </Link>
      <Link href={`/ai-features?tab=voice${of}`}>
        <Icon name="mic" size={20} />
        {t('grocerySay')}
      </Link>
    </div>
  );
}
