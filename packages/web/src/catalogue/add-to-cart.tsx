import { useLocation } from 'wouter';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { addAll, type CartLine, type CartShop } from './cart.ts';
import { useStartOver } from './start-over.tsx';

export type FoundLine = Pick<CartLine, 'itemId' | 'unit' | 'price' | 'quantity'> & { readonly name: string; readonly brand: string };

/** Puts what was found elsewhere into the grocery cart, where it can be changed, and opens it. */
export function AddToCart({ shop, lines }: { shop: CartShop; lines: readonly FoundLine[] }) {
  const t = useText();
  const [, go] = useLocation();
  const startOver = useStartOver(shop);
  const put = () => {
    addAll(
      shop,
      lines.map(({ name, brand, ...line }) => ({
        ...line,
        key: String(line.itemId),
        name: brand === '' ? name : `${name}, ${brand}`,
        extras: [],
        note: '',
        substitution: 'allow',
      })),
    );
    toast({ title: t('foodAdded') });
    go(`/grocery-delivery?store=${shop.id}&cart=open`);
  };
  return (
    <>
      <Button full kind="accent" icon="cart" why={lines.length === 0 ? t('cartPutNothing') : undefined} onClick={() => startOver.ask(put)}>
        {t('cartPut')}
      </Button>
      {startOver.dialog}
    </>
  );
}
