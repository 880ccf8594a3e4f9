import type { Order } from '@safiri/contract/orders/shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useRateCourier, useRateMerchant } from './api.ts';

/** What was ordered, and what became of each thing. */
export function Lines({ order }: { order: Order }) {
  const t = useText();
  return (
    <section className="card doc" aria-label={t('orderItems')}>
      <h2 className="title">{t('orderItems')}</h2>
      <ul className="stack">
        {order.lines.map((line) => (
          <li key={line.id} className="row spread">
            <span>
              <b className="num">{line.quantity} ×</b> {line.name}
              {line.extras.length === 0 ? '' : ` · ${line.extras.join(', ')}`}
              {line.note === '' ? null : <span className="caption order-line-note">{line.note}</span>}
              {line.state === 'missing' ? <span className="caption order-line-note">{t('orderLineMissing')}</span> : null}
              {line.replacedBy === null ? null : (
                <span className="caption order-line-note">{t('orderLineInstead', { name: line.replacedBy })}</span>
              )}
            </span>
            <span className="num">{money(line.finalPrice, order.countryId)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
