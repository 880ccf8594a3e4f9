import { checkTexts, laterChecks } from '@safiri/rules/setup/checks.ts';
import { useText } from '../platform/text.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Icon } from '../ui/svg.tsx';
import { CheckStep, type Finding } from './check-step.tsx';
import { TodoWords } from './todo-words.tsx';

/**
 * Steps that belong together: how far they are, those to be done, and folded those that were.
 * @param first stands below the page's name, and needs no other
 */
function Steps({ title, findings, first }: { title: string; findings: readonly Finding[]; first?: boolean }) {
  const t = useText();
  const [lacks, done] = [findings.filter(({ isOk }) => !isOk), findings.filter(({ isOk }) => isOk)];
  if (findings.length === 0) return null;
  const far = t('setupDone', { n: done.length, of: findings.length });
  return (
    <section aria-label={title} className="check-group">
      {first ? (
        <h2 className="title num">{far}</h2>
      ) : (
        <div className="row spread wrap">
          <h2 className="title">{title}</h2>
          <span className="caption num">{far}</span>
        </div>
      )}
      <ProgressBar label={`${title}: ${far}`} percent={Math.round((100 * done.length) / findings.length)} />
      {lacks.length === 0 ? null : (
        <ol className="card list">
          {lacks.map((finding, at) => (
            <CheckStep key={finding.check} finding={finding} number={at + 1} />
          ))}
        </ol>
      )}
      {done.length === 0 ? null : (
        <details className="card checks-done">
          <summary>
            <span className="grow">
              {t('setupDoneList')} <span className="num">({done.length})</span>
            </span>
            <Icon name="down" size={20} />
          </summary>
          <ul>
            {done.map(({ check }) => (
              <li key={check} className="row">
                <Icon name="check" size={20} />
                <span className="label">{t(checkTexts[check].name)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What is to be done before the doors open, then what may follow. */
export function Checklist({ findings }: { findings: readonly Finding[] }) {
  const t = useText();
  const isLater = ({ check }: Finding) => laterChecks.has(check);
  return (
    <section aria-label={t('setupChecks')} className="stack">
      {findings.every(({ isOk }) => isOk) ? (
        <p className="card calm">
          <Icon name="shieldcheck" size={28} />
          {t('setupAllThere')}
        </p>
      ) : null}
      <Steps first title={t('setupBefore')} findings={findings.filter((finding) => !isLater(finding))} />
      <Steps title={t('setupLater')} findings={findings.filter(isLater)} />
      <TodoWords className="caption" sentence={t('setupChecksNote', { command: 'npm run doctor' })} />
    </section>
  );
}
