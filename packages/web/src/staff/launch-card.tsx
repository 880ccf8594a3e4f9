import type { Launch } from '@safiri/contract/setup/console-calls.ts';
import type { TextKey } from 'virtual:texts/keys';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

interface Step {
  readonly isDone: boolean;
  readonly text: TextKey;
  readonly n: number;
  /** Where it is put right. */
  readonly path?: string;
}

/** What comes between an open city and its first trip, in the order in which it happens. */
const stepsOf = ({ registered, approved, ready, online }: Launch): readonly Step[] => [
  { isDone: registered > 0, text: 'launchRegistered', n: registered, path: '/staff/drivers/import' },
  { isDone: approved > 0, text: 'launchApproved', n: approved, path: '/staff/drivers' },
  { isDone: ready > 0, text: 'launchReady', n: ready },
  { isDone: online > 0, text: 'launchOnline', n: online },
  { isDone: false, text: 'launchTrip', n: 0 },
];

/** The way of a city from its opening to its first trip. */
export function LaunchCard({ launch }: { launch: Launch }) {
  const t = useText();
  const steps = stepsOf(launch);
  const title = t('launchTitle', { city: launch.name });
  return (
    <section aria-label={title} className="check-group">
      <h2 className="title">{title}</h2>
      <p className="label num">{t('launchLeft', { n: steps.filter(({ isDone }) => !isDone).length, of: steps.length })}</p>
      <ul className="card list">
        {steps.map(({ isDone, text, n, path }) => (
          <li key={text} className="row launch-step">
            <Icon name={isDone ? 'check' : 'dots'} size={20} />
            <span className="label grow num">{t(text, { n })}</span>
            {isDone || path === undefined ? null : (
              <Link className="text-link" href={path}>
                {t('launchGo')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
