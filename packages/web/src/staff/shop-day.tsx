import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useShopDay } from './board-api.ts';
import { Facts } from './facts.tsx';

/** What the shop has had today. */
export function ShopDayCard({ merchantId }: { merchantId: number }) {
  const t = useText();
  const { data, isPending, refetch } = useShopDay(merchantId);
  if (isPending) return <Skeleton height={120} />;
  if (data === undefined) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />;
  const { orders, taken, unanswered, notServed, sold, commission, minutesToReady, best, countryId } = data;
  return (
    <section className="card facts-card stack no-print" aria-label={t('shopDay')}>
      <h2 className="h2">{t('shopDay')}</h2>
      {orders === 0 ? (
        <p className="label">{t('shopDayNone')}</p>
      ) : (
        <Facts
          facts={[
            { name: t('shopDaySold'), value: money(sold, countryId) },
            Number(commission) === 0 ? null : { name: t('shopDayCommission'), value: money(commission, countryId) },
            { name: t('shopDayOrders'), value: String(orders) },
            // Beside a sum of some orders only, which ones are in it.
            taken === orders ? null : { name: t('shopDayTaken'), value: String(taken) },
            unanswered === 0 ? null : { name: t('shopDayUnanswered'), value: String(unanswered) },
            notServed === 0 ? null : { name: t('shopDayNotServed'), value: String(notServed) },
            minutesToReady === null ? null : { name: t('shopDayReady'), value: t('minutes', { n: minutesToReady }) },
            best.length === 0
              ? null
              : { name: t('shopDayBest'), value: best.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '), isLong: true },
          ]}
        />
      )}
    </section>
  );
}
