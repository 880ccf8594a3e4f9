import type { Order } from '@safiri/contract/orders/shapes.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { Link, useLocation } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { renewParcelQuotes, useParcelQuote, useRequestParcel } from './api.ts';
import { parcelAgain } from './parcel-again.ts';

/** The same parcel once more, in one tap, at the price of now that stands on the button. */
function SendAgain({ order, parcel }: { order: Order; parcel: NonNullable<Order['parcel']> }) {
  const t = useText();
  const [, go] = useLocation();
  const send = useRequestParcel();
  const { pickup, dropoff } = order;
  const { packageType, weight: kg, isFragile } = parcel;
  const at = ({ lat, lng }: typeof pickup) => ({ lat, lng });
  const { data: quote, isPending } = useParcelQuote({ pickup: at(pickup), dropoff: at(dropoff), packageType, kg, isFragile });
  const price = quote?.vehicles.find(({ vehicleType }) => vehicleType === parcel.vehicleType)?.price;
  if (quote === undefined || price == null) return isPending ? <Skeleton height={52} /> : null;
  return (
    <Button
      full
      busy={send.isPending}
      onClick={() =>
        send.mutate(parcelAgain(order, parcel, price), {
          onSuccess: ({ id }) => go(`/orders?order=${id}`),
          onError: (error) => {
            renewParcelQuotes();
            toast({ title: t('error'), text: serverMessage(error, t('orderTryAgain')), tone: 'bad' });
          },
        })
      }
    >
      {t('parcelSendAgain', { fare: money(price.fare, quote.countryId, quote.decimals) })}
    </Button>
  );
}

/** An order that came to nothing: why, that the money is back, and one tap that goes on. */
export function OrderEnd({ order }: { order: Order }) {
  const t = useText();
  if (order.status !== 'rejected' && order.status !== 'cancelled') return null;
  const { endReason, parcel, merchant } = order;
  return (
    <section className="card doc" aria-label={t('orderEnd')}>
      {endReason === null || endReason === 'no_courier' ? null : (
        <p className="label">{endReason === 'no_answer' ? t('orderNoAnswer') : endReason}</p>
      )}
      <p>
        {order.paymentMethod === walletMethodId || order.walletPart != null
          ? t('orderMoneyBack', { amount: money(order.walletPart ?? order.totalAmount, order.countryId, order.decimals) })
          : t('orderNothingToPay')}
      </p>
      {parcel !== null ? <SendAgain order={order} parcel={parcel} /> : null}
      {merchant === null ? null : (
        <Link className="button primary full" href={`/food-delivery?again=${order.id}`}>
          {t('orderAgain')}
        </Link>
      )}
    </section>
  );
}
