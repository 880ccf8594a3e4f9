import type { Substitution } from '@safiri/rules/catalogue/merchants.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import type { TextKey } from 'virtual:texts/keys';
import { GoodsArt } from '../common/goods-art.tsx';
import { useText } from '../platform/text.ts';
import { add, change, take, type Cart, type CartLine } from './cart.ts';
import { NoteField } from './note-field.tsx';
import { shopMoney } from './shop-money.ts';
import { Quantity } from './quantity.tsx';
import '../ui/field-marks.css';

const substitutionNames: Record<Substitution, TextKey> = { allow: 'substituteAllow', ask: 'substituteAsk', refund: 'substituteRefund' };

/** One thing in the cart: how many, what they cost, and what its shop should know. */
export function Line({ line, shop }: { line: CartLine; shop: Cart['shop'] }) {
  const t = useText();
  const sum = toWire((fromWire(line.price) ?? 0) * line.quantity);
  const unit = line.unit === '' ? '' : ` / ${line.unit}`;
  // The price of one says nothing beside the same sum.
  const each = line.quantity === 1 ? '' : `${shopMoney(line.price, shop)}${unit}`;
  const about = [each, ...line.extras].filter((part) => part !== '').join(' · ');
  return (
    <li className="cart-line">
      <GoodsArt kind={shop.kind} name={line.name} picture={line.picture} />
      <span className="cart-line-head">
        <span className="cart-line-name">
          <b>{line.name}</b>
          {about === '' ? null : <span className="caption num">{about}</span>}
        </span>
        <span className="num cart-line-sum">
          <b>{shopMoney(sum, shop)}</b>
          {line.quantity > 1 || unit === '' ? null : <span className="caption">{unit}</span>}
        </span>
      </span>
      <span className="cart-line-more">
        {shop.kind === 'food' ? (
          <NoteField label={t('cartNote')} add={t('cartNoteAdd')} value={line.note} onChange={(note) => change(shop, line.key, { note })} />
        ) : (
          <label className="cart-substitute caption">
            {t('cartSubstitute')}
            <select
              className="input"
              value={line.substitution}
              onChange={(event) => change(shop, line.key, { substitution: event.target.value as Substitution })}
            >
              {(Object.keys(substitutionNames) as Substitution[]).map((id) => (
                <option key={id} value={id}>
                  {t(substitutionNames[id])}
                </option>
              ))}
            </select>
          </label>
        )}
      </span>
      <Quantity name={line.name} quantity={line.quantity} onLess={() => take(shop, line.key)} onMore={() => add(shop, line)} />
    </li>
  );
}
