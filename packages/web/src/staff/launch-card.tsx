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

/** How many steps are left of it. */
export const launchLeft = (launch: Launch): number => stepsOf(launch).filter(({ isDone }) => !isDone).length;

/** What comes next of it, the steps before as done, those after as not yet. */
function LaunchSteps({ steps }: { steps: readonly Step[] }) {
  const t = useText();
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <ol className="card list">
      {steps.map((step, at) => (
        <li
          key={step.text}
          className="row launch-step"
          data-done={step.isDone || undefined}
          aria-current={step === next ? 'step' : undefined}
        >
          <span className="check-number">{step.isDone ? <Icon name="check" size={18} /> : at + 1}</span>
          <span className="label grow num">{t(step.text, { n: step.n })}</span>
          {step.isDone || step.path === undefined ? null : (
            <Link className="text-link" href={step.path}>
              {t('launchGo')}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The way of a city from its opening to its first trip. @param isFolded others come before it: one line says how far it is */
export function LaunchCard({ launch, isFolded = false }: { launch: Launch; isFolded?: boolean }) {
  const t = useText();
  const steps = stepsOf(launch);
  const title = t('launchTitle', { city: launch.name });
  const left = t('launchLeft', { n: launchLeft(launch), of: steps.length });
  return (
    <section aria-label={title} className="check-group">
      {isFolded ? (
        <details className="card checks-done launch-folded">
          <summary>
            <span className="grow">
              {title}
              <span className="caption num">{left}</span>
            </span>
            <Icon name="down" size={20} />
          </summary>
          <LaunchSteps steps={steps} />
        </details>
      ) : (
        <>
          <h2 className="h2">{title}</h2>
          <p className="label num">{left}</p>
          <LaunchSteps steps={steps} />
        </>
      )}
    </section>
  );
}
