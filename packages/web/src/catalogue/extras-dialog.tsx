import { useState } from 'react';
import type { MenuItem } from '@safiri/contract/catalogue/shapes.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { CartShop } from './cart.ts';
import { shopMoney } from './shop-money.ts';
import { priceWith } from './price-with.ts';

/** Extras of a dish, each with its price. */
export function ExtrasDialog({
  item,
  shop,
  onClose,
  onAdd,
}: {
  item: MenuItem;
  shop: CartShop;
  onClose: () => void;
  onAdd: (extras: MenuItem['extras']) => void;
}) {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const extras = item.extras.filter(({ name }) => chosen.has(name));
  const toggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };
  return (
    <Dialog open onClose={onClose} title={item.name}>
      <fieldset className="extras">
        <legend className="label">{t('foodExtras')}</legend>
        {item.extras.map((extra) => (
          <label key={extra.name} className="row spread">
            <span className="row">
              <input type="checkbox" checked={chosen.has(extra.name)} onChange={() => toggle(extra.name)} />
              {extra.name}
            </span>
            <span className="num">+{shopMoney(extra.price, shop)}</span>
          </label>
        ))}
      </fieldset>
      <Button full className="summed" onClick={() => onAdd(extras)}>
        <span>{t('foodAdd')}</span>
        <span className="visually-hidden"> · </span>
        <span className="num">{shopMoney(priceWith(item.price, extras), shop)}</span>
      </Button>
    </Dialog>
  );
}
