import { ASSISTANT_CURRENCY } from '@safiri/rules/assistant/household.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { countryHere } from '../common/country-here.ts';
import type { IconName } from '../art/icons.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

interface Props {
  /** Whose goods are to be used; else that is chosen there. */
  readonly store?: { readonly id: number; readonly countryId: CountryId };
  /** At the end of a shelf: only the list, since the search above has what is said. */
  readonly atEnd?: boolean;
}

const helpers: ReadonlyArray<readonly [tab: string, icon: IconName, text: TextKey]> = [
  ['voice', 'mic', 'grocerySay'],
  ['shopping', 'pencil', 'groceryList'],
];

/** Two ways to a filled cart: what is needed is said, or a week's list is made. Where the store takes the helper's currency. */
export function ListHelpers({ store, atEnd = false }: Props) {
  const t = useText();
  const user = session.use();
  if (user === null || (store !== undefined && countryHere(store.countryId).currency !== ASSISTANT_CURRENCY)) return null;
  const of = store === undefined ? '' : `&store=${store.id}`;
  return (
    <div className={atEnd ? 'shop-helpers shop-end' : 'shop-helpers'}>
      {helpers.slice(atEnd ? 1 : 0).map(([tab, icon, text]) => (
        <Link key={tab} href={`/ai-features?tab=${tab}${of}`} title={t(text)}>
          <Icon name={icon} size={20} />
          <span>{t(text)}</span>
        </Link>
      ))}
    </div>
  );
}
