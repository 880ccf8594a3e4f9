import type { BackgroundCheck } from '@safiri/contract/verification/shapes.ts';
import { MAX_CHECK_SCORE } from '@safiri/rules/verification/background-checks.ts';
import { Link } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useStartCheck } from './api.ts';
import { checkNames } from '../common/document-names.ts';
import { Unfold } from '../ui/unfold.tsx';
import { withDay } from './with-day.ts';

function CheckRow({ check }: { check: BackgroundCheck }) {
  const t = useText();
  const start = useStartCheck();
  const begin = async () => {
    try {
      await start.mutateAsync(check.checkType);
      toast({ title: t('checkStarted'), text: t('checkStartedText') });
    } catch (error) {
      toast({ title: t('checkNotStarted'), text: serverMessage(error, t('checkNotStartedText')), tone: 'bad' });
    }
  };
  return (
    <li className="row spread check-row">
      <div className="grow">
        <div className="title">{t(checkNames[check.checkType])}</div>
        {check.status === 'pending' ? <div className="caption">{t('checkPending')}</div> : null}
        {check.result === 'clear' ? <div className="caption doc-state ok num">{withDay(t('checkClear'), check.completedAt)}</div> : null}
        {check.result === 'flagged' ? <div className="caption doc-state bad">{t('checkFlagged')}</div> : null}
        {check.result === 'flagged' ? (
          <Link className="text-link" href="/live-chat">
            {t('verifyTalk')}
          </Link>
        ) : null}
      </div>
      {check.status === 'none' ? (
        <Button
          kind="soft"
          small
          busy={start.isPending}
          aria-label={`${t('checkStart')}: ${t(checkNames[check.checkType])}`}
          onClick={() => void begin()}
        >
          {t('checkStart')}
        </Button>
      ) : null}
    </li>
  );
}

/** The three background checks; each is started once (spec: foundations §4, §5). */
export function ChecksCard({ checks }: { checks: readonly BackgroundCheck[] }) {
  const t = useText();
  const scored = checks.filter(({ score }) => score !== null);
  return (
    <section className="card doc" aria-label={t('checksHeading')}>
      <h2 className="h2">{t('checksHeading')}</h2>
      <ul className="list">
        {checks.map((check) => (
          <CheckRow key={check.checkType} check={check} />
        ))}
      </ul>
      {scored.length === 0 ? null : (
        <Unfold line={t('checkScores')}>
          <ul className="label">
            {scored.map(({ checkType, score }) => (
              <li key={checkType} className="row spread">
                {t(checkNames[checkType])} <span className="num">{`${score}/${MAX_CHECK_SCORE}`}</span>
              </li>
            ))}
          </ul>
        </Unfold>
      )}
    </section>
  );
}
