import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/**
 * Asks a passenger whose trip ended on the way whether they are safe, with the emergency button and a way to report it.
 * @param help the emergency button, handed in by the app
 * @param children what stands above: a title, or whether the trip ended here
 */
export function SafetyQuestion({ ride, help, children }: { ride: Ride; help: ReactNode; children: ReactNode }) {
  const t = useText();
  return (
    <section className="card doc" aria-label={t('areYouSafe')}>
      {children}
      {/* Where “I need help” stands above, there are two ways: what each does. */}
      <p className="label">{t(ride.ending?.confirmation === 'asked' ? 'areYouSafeWays' : 'areYouSafeText')}</p>
      {help}
      <Link className="button soft full" href={`/live-chat?ride=${ride.id}`}>
        <Icon name="flag" size={22} />
        {t('reportIssue')}
      </Link>
    </section>
  );
}
