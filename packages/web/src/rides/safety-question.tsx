import type { ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';
import { EndQuestion } from './end-question.tsx';
import { HelpWay } from './help-way.tsx';

/**
 * Asks a passenger whose trip ended on the way whether they are safe, with every way to help, the strongest first.
 * @param help the emergency button, handed in by the app
 * @param children what stands above where nothing is to be answered: a title, or whether the trip ended here
 */
export function SafetyQuestion({ ride, help, children }: { ride: Ride; help: ReactNode; children: ReactNode }) {
  const t = useText();
  const emergency = <HelpWay does={t('helpEmergency')}>{help}</HelpWay>;
  return (
    <section className="card doc" aria-label={t('areYouSafe')}>
      {ride.ending?.confirmation === 'asked' ? (
        <EndQuestion ride={ride}>{emergency}</EndQuestion>
      ) : (
        <>
          {children}
          {emergency}
        </>
      )}
      <HelpWay does={t('helpElse')}>
        <Link className="button soft full" href={`/live-chat?ride=${ride.id}`}>
          <Icon name="flag" size={22} />
          {t('reportIssue')}
        </Link>
      </HelpWay>
    </section>
  );
}
