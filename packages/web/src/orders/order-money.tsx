import type { Order } from '@safiri/contract/orders/shapes.ts';
import { isLiveOrder } from '@safiri/rules/orders/order-life.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import type { TextKey } from 'virtual:texts/keys';
import { handedOver } from '../common/handed-over.ts';
import { methodText } from '../common/method-text.ts';
import { splitText } from '../common/split-payment.ts';
import { money, moneyOfList } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { TaxLines } from '../common/tax-lines.tsx';
import { parcelLineText } from './parcel-line-text.ts';

/** Whether the courier gets cash at the door from who ordered. */
const isPaidAtDoor = (order: Order) =>
  order.kind !== 'parcel' && order.paymentMethod === 'cash' && isLiveOrder(order.status) && order.collect !== null;

/** How it is paid: by a provider that has, by one or else in cash, by both wallet and cash, or by the method alone. What a phone keeps of before knows of no provider. */
function methodOf(t: Translate, { paymentMethod, payBy, walletPart, totalAmount, collect, countryId }: Order): string {
  if (payBy != null) return paymentMethod === 'cash' ? t('payByElse', { provider: methodText(t, payBy) }) : methodText(t, payBy);
  if (walletPart == null) return methodText(t, paymentMethod);
  const cash = collect ?? '0.00';
  return splitText(t, { wallet: toWire((fromWire(totalAmount) ?? 0) - (fromWire(cash) ?? 0)), cash, countryId });
}

/** What its way costs: of a parcel what that is made of, of a shop's order one amount, and what a code took off it. */
function Delivery({
  order: { parcel, deliveryFee, deliveryLines, promotion },
  written,
}: {
  order: Order;
  written: (amount: string) => string;
}) {
  const t = useText();
  const offMinor = promotion === null ? 0 : (fromWire(promotion.discount) ?? 0);
  const beforeMinor = (fromWire(deliveryFee) ?? 0) + offMinor;
  const lines =
    parcel === null || deliveryLines.length === 0
      ? [
          { text: t('orderDeliveryFee'), amount: toWire(beforeMinor) },
          ...(promotion === null ? [] : [{ text: `${t('linePromotion')} · ${promotion.code}`, amount: toWire(-offMinor) }]),
        ]
      : deliveryLines.map(({ kind, amount }) => ({
          text: parcelLineText(t, kind, { vehicleType: parcel.vehicleType, aboveKg: null }),
          amount,
        }));
  return lines.map(({ text, amount }) => (
    <div key={text} className="row spread">
      <dt>{text}</dt>
      <dd className="num">{written(amount)}</dd>
    </div>
  ));
}

/** What it costs, line by line, and how it is paid. */
export function Money({ order }: { order: Order }) {
  const t = useText();
  const { subtotal, deliveryFee, deliveryLines, serviceFee, totalAmount, promotion, taxes } = order;
  const amounts = [
    subtotal,
    deliveryFee,
    serviceFee,
    totalAmount,
    promotion?.discount,
    ...[...deliveryLines, ...taxes].map(({ amount }) => amount),
  ];
  const written = moneyOfList(amounts, order.countryId, order.decimals);
  const line = (text: TextKey, amount: string) =>
    Number(amount) === 0 ? null : (
      <div className="row spread">
        <dt>{t(text)}</dt>
        <dd className="num">{written(amount)}</dd>
      </div>
    );
  return (
    <>
      <dl className="receipt-lines">
        {/* Of one thing the price stands above. */}
        {order.lines.length === 1 ? null : line('orderSubtotal', subtotal)}
        <Delivery order={order} written={written} />
        {line('orderServiceFee', serviceFee)}
        <div className="row spread total">
          <dt>{t('total')}</dt>
          <dd className="num">{written(totalAmount)}</dd>
        </div>
        <TaxLines taxes={taxes} money={written} text="lineTax" />
      </dl>
      {/* Said before the door already, where the courier gets it. */}
      {isPaidAtDoor(order) ? null : (
        <p className="caption">
          {methodOf(t, order)}
          {order.parcel?.paidBy === 'receiver' ? ` · ${t('parcelByReceiver')}` : ''}
        </p>
      )}
    </>
  );
}

/** What the courier gets at the door, said before the door. */
export function ToPay({ order }: { order: Order }) {
  const t = useText();
  if (!isPaidAtDoor(order)) return null;
  return (
    <p className="notice order-pay num">
      <Icon name="cash" />
      <b>
        {t('orderPayCash', {
          amount: money(handedOver(order.collect ?? order.totalAmount, order.countryId), order.countryId, order.decimals),
        })}
      </b>
    </p>
  );
}
