import { useState } from 'react';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { cart, isOther, type CartShop } from './cart.ts';

/** Asks before the cart of another shop is given up. */
export function useStartOver(shop: CartShop): { ask: (go: () => void) => void; dialog: React.ReactNode } {
  const t = useText();
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  return {
    ask: (go) => (isOther(shop) ? setWaiting(() => go) : go()),
    dialog: (
      <Dialog open={waiting !== null} onClose={() => setWaiting(null)} title={t('cartOtherTitle')}>
        <p>{t('cartOther', { name: cart.get()?.shop.name ?? '' })}</p>
        <Button
          full
          onClick={() => {
            cart.set(null);
            waiting?.();
            setWaiting(null);
          }}
        >
          {t('cartStartOver')}
        </Button>
      </Dialog>
    ),
  };
}
