import type { Order } from '@safiri/contract/orders/shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useRateCourier, useRateMerchant } from './api.ts';

/** Five stars, given with one tap. */
function StarRow({ name, busy, onRate }: { name: string; busy: boolean; onRate: (n: number) => void }) {
  const t = useText();
  return (
    <fieldset className="card doc stars-input" disabled={busy}>
      <legend className="visually-hidden">{t('rateName', { name })}</legend>
      <p className="title">{t('rateName', { name })}</p>
      <div className="row">
        {[1, 2, 3, 4, 5].map((n) => (
          <button key={n} type="button" className="icon-button" aria-label={t('starsCount', { n })} onClick={() => onRate(n)}>
            <Icon name="star" size={28} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function RateCourier({ rideId, name }: { rideId: number; name: string }) {
  const t = useText();
  const rate = useRateCourier(rideId);
  const failed = (error: unknown) => toast({ title: t('error'), text: serverMessage(error, t('orderTryAgain')), tone: 'bad' });
  return <StarRow name={name} busy={rate.isPending} onRate={(n) => rate.mutate(n, { onError: failed })} />;
}

export function RateMerchant({ order, name }: { order: Order; name: string }) {
  const t = useText();
  const rate = useRateMerchant();
  const failed = (error: unknown) => toast({ title: t('error'), text: serverMessage(error, t('orderTryAgain')), tone: 'bad' });
  return <StarRow name={name} busy={rate.isPending} onRate={(rating) => rate.mutate({ id: order.id, rating }, { onError: failed })} />;
}
