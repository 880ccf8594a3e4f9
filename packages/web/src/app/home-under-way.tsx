import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { UnderWayRoom, UnderWayToCome } from './home-under-way-room.tsx';
import { underWayBefore } from './under-way-before.ts';
import { UnderWayLine } from './under-way-line.tsx';
import { useUnderWay } from './use-under-way.ts';

/** On the passenger's home, above all else: the first of what is under way in one line, which opens, and the way to how many more there are. A ride has its screen to itself. */
export function HomeUnderWay() {
  const t = useText();
  const { orders, ordered, school, schoolIsPending } = useUnderWay();
  const all = [...school, ...ordered];
  if (orders.isLoading) return <UnderWayRoom />;
  // Who had something under way is told that it can't be seen; all others miss nothing.
  if (orders.isError && underWayBefore.get() > 0) return <ErrorCard text={t('ordersNotLoaded')} onRetry={() => void orders.refetch()} />;
  const toCome = schoolIsPending ? Math.min(1, Math.max(0, underWayBefore.get() - all.length)) : 0;
  if (all.length + toCome === 0) return null;
  const others = all.length - 1;
  return (
    <section aria-label={t('liveUnderWay')}>
      <ul className="home-under-way">
        {all.slice(0, 1).map((what) => (
          <li key={what.key}>
            <Link className="under-way" href={what.href}>
              <UnderWayLine what={what} />
            </Link>
          </li>
        ))}
        {others > 0 ? (
          <li>
            <Link className="under-way-more num" href={ordered.length > 0 ? '/orders' : '/scholar-rides'}>
              {t('homeMore', { n: others })}
            </Link>
          </li>
        ) : null}
        <UnderWayToCome count={others < 1 ? toCome : 0} />
      </ul>
    </section>
  );
}
