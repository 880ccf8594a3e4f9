import type { VerificationStep } from '@safiri/contract/verification/shapes.ts';
import { progressPercent } from '@safiri/rules/verification/steps.ts';
import { Link } from 'wouter';
import { BackHead } from '../common/back-head.tsx';
import { useLessonsLeft, useProgress } from '../common/lessons.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useVerification } from './api.ts';
import { ComingCard } from './coming-card.tsx';
import { ChecksCard } from './checks-card.tsx';
import { Documents } from './documents.tsx';
import { stepStates, stepText } from './names.ts';
import { StatusCard } from './status-card.tsx';
import { VehicleCard } from './vehicle-card.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import '../common/review.css';
import './verification.css';

const icons = { not_started: 'dots', in_progress: 'clock', completed: 'check', failed: 'alert' } as const;

/** What comes beside the papers and counts to none of them: the lessons, which may be done meanwhile. */
function LessonsStep() {
  const t = useText();
  const lessons = useLessonsLeft();
  if (lessons === undefined) return null;
  const { left, minutes, isBegun } = lessons;
  const status = left === 0 ? 'completed' : isBegun ? 'in_progress' : 'not_started';
  return (
    <li className={`step-${status}`}>
      <Icon name={icons[status]} size={20} />
      {left === 0 ? (
        <span className="grow">{t('stepLessons')}</span>
      ) : (
        <span className="grow">
          <Link className="text-link" href="/driver-training">
            {t('stepLessonsLeft', { minutes })}
          </Link>
          <span className="caption step-note">{t('stepLessonsNote')}</span>
        </span>
      )}
      <span className={left === 0 ? 'visually-hidden' : 'caption'}>{t(stepStates[status])}</span>
    </li>
  );
}

/** @param isSent everything was sent: the team's turn */
function Progress({ steps, isSent }: { steps: readonly VerificationStep[]; isSent: boolean }) {
  const t = useText();
  const percent = progressPercent(steps.map((step) => step.stepStatus));
  return (
    <section className="card doc" aria-label={t('verificationSteps')}>
      <div className="row spread">
        <h2 className="h2">{t('verificationSteps')}</h2>
        <span className="num label">{isSent && percent === 0 ? t('verificationAllSent') : t('verificationProgress', { n: percent })}</span>
      </div>
      <ProgressBar label={t('verificationSteps')} percent={percent} />
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.id} className={`step-${step.stepStatus}`}>
            <Icon name={icons[step.stepStatus]} size={20} />
            <span className="grow">{t(stepText(step.stepName))}</span>
            <span className={step.stepStatus === 'completed' ? 'visually-hidden' : 'caption'}>{t(stepStates[step.stepStatus])}</span>
          </li>
        ))}
        <LessonsStep />
      </ol>
    </section>
  );
}

/** `/driver-verification` (spec: foundations §2 Driver verification screen). */
export function VerificationScreen() {
  const t = useText();
  const { verification, isBeginning } = useVerification();
  // Of the steps, of which the lessons are one: the page would move once they are known.
  const { isLoading } = useProgress();
  return (
    <AppShell>
      <main className="page verification" id="main">
        <BackHead title={t('verificationTitle')} href="/profile" />
        {verification.isPending || isBeginning || isLoading ? (
          <div className="stack" aria-busy="true">
            <Skeleton height={139} />
            <Skeleton height={211} />
            <Skeleton height={180} />
          </div>
        ) : verification.isError ? (
          <ErrorCard whole text={t('verificationNotLoaded')} onRetry={() => void verification.refetch()} />
        ) : (
          <div className="verification-in">
            <div className="stack">
              <StatusCard verification={verification.data} />
              <ComingCard documents={verification.data.documents} />
              <Progress steps={verification.data.verificationSteps} isSent={verification.data.driver.verificationStatus === 'in_review'} />
              <VehicleCard
                key={verification.data.driver.verificationStatus}
                vehicle={verification.data.driver.vehicleInfo}
                fixed={verification.data.driver.verificationStatus === 'approved'}
              />
              <ChecksCard checks={verification.data.backgroundChecks} />
            </div>
            <Documents documents={verification.data.documents} />
          </div>
        )}
      </main>
    </AppShell>
  );
}
