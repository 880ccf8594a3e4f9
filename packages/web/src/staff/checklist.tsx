import type { Instance } from '@safiri/contract/setup/console-calls.ts';
import { checkTexts } from '@safiri/rules/setup/checks.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

type Finding = Instance['checks'][number];

function Line({ finding: { check, isOk, about } }: { finding: Finding }) {
  const t = useText();
  const { name, why, todo } = checkTexts[check];
  return (
    <li className="check" data-ok={isOk || undefined}>
      <Icon name={isOk ? 'check' : 'alert'} size={24} />
      <div className="check-words">
        <div className="row spread">
          <span className="label strong">{t(name)}</span>
          <span className={isOk ? 'chip ok' : 'chip bad'}>{t(isOk ? 'setupThere' : 'setupMissing')}</span>
        </div>
        {isOk ? null : (
          <>
            {about.length === 0 ? null : <p className="label">{t('setupMissingOf', { names: about.join(', ') })}</p>}
            <p className="caption">{t(why)}</p>
            <p className="label">{t(todo)}</p>
          </>
        )}
      </div>
    </li>
  );
}

/** What is missing before the doors open comes first, then what is there. */
export function Checklist({ findings }: { findings: readonly Finding[] }) {
  const t = useText();
  const lacks = findings.filter(({ isOk }) => !isOk);
  return (
    <section aria-label={t('setupChecks')} className="stack">
      <h2 className="h2 counted">
        {t('setupChecks')} {lacks.length === 0 ? null : <span className="chip bad num">{lacks.length}</span>}
      </h2>
      {lacks.length === 0 ? (
        <p className="card calm">
          <Icon name="shieldcheck" size={28} />
          {t('setupAllThere')}
        </p>
      ) : null}
      <ul className="card list">
        {[...lacks, ...findings.filter(({ isOk }) => isOk)].map((finding) => (
          <Line key={finding.check} finding={finding} />
        ))}
      </ul>
      <p className="caption">{t('setupChecksNote', { command: 'npm run doctor' })}</p>
    </section>
  );
}
