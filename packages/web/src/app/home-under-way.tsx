import { useEffect } from 'react';
import { Link } from 'wouter';
import { useOrders } from '../orders/api.ts';
import { useOrdersUnderWay } from '../orders/orders-under-way.ts';
import { useText } from '../platform/text.ts';
import { useSchoolRunUnderWay } from '../scholar/run-under-way.ts';
import { ErrorCard } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { UnderWayRoom } from './home-under-way-room.tsx';
import { underWayBefore } from './under-way-before.ts';

/** On the passenger's home, above all else: each order and school run under way, which opens. A ride has its screen to itself. */
export function HomeUnderWay() {
  const t = useText();
  const orders = useOrders();
  const { isLoading, isSuccess } = orders;
  const all = [...useSchoolRunUnderWay(), ...useOrdersUnderWay()];
  useEffect(() => {
    if (isSuccess) underWayBefore.set(all.length);
  }, [isSuccess, all.length]);
  if (isLoading) return <UnderWayRoom />;
  // Who had something under way is told that it can't be seen; all others miss nothing.
  if (orders.isError && underWayBefore.get() > 0) return <ErrorCard text={t('ordersNotLoaded')} onRetry={() => void orders.refetch()} />;
  if (all.length === 0) return null;
  return (
    <section aria-label={t('liveUnderWay')}>
      <ul className="home-under-way">
        {all.map((what) => (
          <li key={what.key}>
            <Link href={what.href}>
              <Icon name={what.icon} size={24} />
              <span className="grow">
                <b>{what.title}</b>
                <span className="num">{what.detail}</span>
              </span>
              {what.when === '' ? null : <b className="num home-when">{what.when}</b>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
