import type { ReactNode } from 'react';
import { useText } from '../platform/text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useWide } from '../ui/use-wide.ts';
import { CartBar } from './cart-bar.tsx';
import { CartBody } from './cart-body.tsx';
import { cart, countOf } from './cart.ts';

/** A shop, or shops, with the cart of their kind: beside them where there is room, else a bar above the tabs that opens it. */
export function WithCart({
  kind,
  open,
  onOpen,
  shop = false,
  children,
}: {
  kind: 'food' | 'grocery';
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Of one shop: the cart stands beside it even while it is empty. */
  shop?: boolean;
  children: ReactNode;
}) {
  const t = useText();
  const wide = useWide();
  const value = cart.use();
  const mine = value?.shop.kind === kind ? value : null;
  const beside = wide && (shop || mine !== null);
  const close = () => onOpen(false);
  const body =
    mine === null ? (
      <EmptyState text={t('cartEmpty')} note={t('cartEmptyNote')} />
    ) : (
      <CartBody onPlaced={close} onMore={beside ? undefined : close} />
    );
  return (
    <main className="shop-page" id="main" data-svc={kind} data-beside={beside}>
      <div className="shop-main">{children}</div>
      {beside ? (
        <aside className="shop-cart" aria-label={t('cartTitle')}>
          <div className="row spread">
            <h2 className="h2">{t('cartTitle')}</h2>
            {mine === null ? null : <span className="chip num">{t('cartThings', { n: countOf(mine) })}</span>}
          </div>
          {body}
        </aside>
      ) : (
        <>
          {mine === null ? null : <CartBar value={mine} onOpen={() => onOpen(true)} />}
          <Dialog open={open} onClose={close} title={t('cartTitle')} tall>
            {body}
          </Dialog>
        </>
      )}
    </main>
  );
}
