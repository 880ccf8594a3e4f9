import { overallProgress } from '@safiri/rules/training/modules.ts';
import type { ModuleCard as Module, Progress } from '@safiri/contract/training/shapes.ts';
import { useLocation, useSearch } from 'wouter';
import { BackHead } from '../common/back-head.tsx';
import { useProgress } from '../common/lessons.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { useModules, useStartModule } from './api.ts';
import { ModuleCard } from './module-card.tsx';
import { HOME, ModuleView } from './module-view.tsx';
import './training.css';
import { ProgressBar } from '../ui/progress-bar.tsx';

function Overview({ modules, rows }: { modules: readonly Module[]; rows: readonly Progress[] }) {
  const t = useText();
  const completed = new Set(rows.filter((row) => row.status === 'completed').map((row) => row.moduleId));
  const required = modules.filter((module) => module.isRequired);
  const percent = overallProgress(modules, completed);
  const done = required.filter((module) => completed.has(module.id)).length;
  const advisedOpen = modules.filter((module) => !module.isRequired && !completed.has(module.id)).length;
  return (
    <section className="card training-overview" aria-label={t('trainingProgress')}>
      <div className="row spread">
        <span className="title">{t('trainingProgress')}</span>
        <span className="title num">{percent}%</span>
      </div>
      <ProgressBar label={t('trainingProgress')} percent={percent} />
      <p className="caption num">
        {t('trainingRequiredDone', { done, total: required.length })}
        {done === required.length && advisedOpen > 0 ? ` · ${t('trainingAdvisedOpen', { n: advisedOpen })}` : null}
      </p>
    </section>
  );
}

/** `/driver-training`: the module grid, and in `?module=` one module (spec: operations §2 Driver training). */
export function TrainingScreen() {
  const t = useText();
  const modules = useModules();
  const progress = useProgress();
  const start = useStartModule();
  const [, navigate] = useLocation();
  const openId = Number(new URLSearchParams(useSearch()).get('module'));
  const rowOf = (module: Module) => progress.data?.find((row) => row.moduleId === module.id);

  const open = async (module: Module) => {
    try {
      await start.mutateAsync(module.id);
      toast({ title: t('trainingStartedTitle') });
      navigate(`${HOME}?module=${module.id}`);
    } catch {
      toast({ title: t('error'), text: t('trainingStartFailed'), tone: 'bad' });
    }
  };

  const isDone = (module: Module) => rowOf(module)?.status === 'completed';
  const card = (module: Module) => (
    <li key={module.id}>
      <ModuleCard module={module} row={rowOf(module)} busy={start.isPending} onOpen={() => void open(module)} />
    </li>
  );
  const opened = modules.data?.find((module) => module.id === openId);
  const openedRow = opened === undefined ? undefined : rowOf(opened);
  if (opened !== undefined && openedRow !== undefined) {
    return <ModuleView key={opened.id} module={opened} row={openedRow} onLeave={() => navigate(HOME)} />;
  }
  return (
    <AppShell>
      <main className="page" id="main">
        <BackHead title={t('trainingTitle')} href="/driver" />
        <p className="muted">{t('trainingIntro')}</p>
        {modules.isError || progress.isError ? (
          <ErrorCard
            whole
            text={t('trainingNotLoaded')}
            onRetry={() => {
              void modules.refetch();
              void progress.refetch();
            }}
          />
        ) : modules.isPending || progress.isPending ? (
          <div className="stack" aria-busy="true">
            <Skeleton height={104} />
            <Skeleton height={168} />
            <Skeleton height={168} />
          </div>
        ) : (
          <>
            <Overview modules={modules.data} rows={progress.data} />
            <ul className="module-grid">{modules.data.filter((module) => !isDone(module)).map(card)}</ul>
            {modules.data.some(isDone) ? <ul className="card modules-done">{modules.data.filter(isDone).map(card)}</ul> : null}
          </>
        )}
      </main>
    </AppShell>
  );
}
