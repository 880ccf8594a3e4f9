import type { ModuleCard as Module, Progress } from '@safiri/contract/training/shapes.ts';
import type { TrainedWork } from '@safiri/rules/training/modules.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { useServerNow } from '../ui/use-now.ts';

/** How often a pause is looked at. */
const LOOK_MS = 5000;

type Open = Exclude<Progress['status'], 'completed'>;
const statusTexts: Record<Open, TextKey> = {
  not_started: 'moduleNotStarted',
  in_progress: 'moduleInProgress',
  failed: 'moduleFailed',
};
const advisedTexts: Record<TrainedWork, TextKey> = { school_runs: 'advisedSchool', deliveries: 'advisedDeliveries' };
const actions: Record<Open, TextKey> = {
  not_started: 'moduleStart',
  in_progress: 'moduleContinue',
  failed: 'moduleRetry',
};

/** From when the next try is possible, as a time of the day; null when there is no pause. */
export function usePause(row: Progress | undefined): string | null {
  const now = useServerNow(LOOK_MS);
  return row?.retryAt == null || Date.parse(row.retryAt) <= now ? null : clockTime(row.retryAt);
}

/** A module of the grid. A completed one has nothing to open (spec: operations §4) and takes one line. */
export function ModuleCard({
  module,
  row,
  busy,
  onOpen,
}: {
  module: Module;
  row: Progress | undefined;
  busy: boolean;
  onOpen: () => void;
}) {
  const t = useText();
  const pause = usePause(row);
  const status = row?.status ?? 'not_started';
  if (status === 'completed')
    return (
      <article className="module-done">
        <Icon name="check" size={22} />
        <h2 className="title grow">{module.title}</h2>
        <span className="caption num">
          {row?.quizScore == null ? t('moduleCompleted') : `${t('moduleCompleted')} · ${t('quizScore', { percent: row.quizScore })}`}
        </span>
      </article>
    );
  return (
    <article className="card module-card" data-status={status}>
      <div className="row module-chips">
        <span className="chip">
          {t(module.isRequired ? 'requiredModule' : module.advisedFor === null ? 'optionalModule' : advisedTexts[module.advisedFor])}
        </span>
        <span className="chip module-status">{t(statusTexts[status])}</span>
      </div>
      <h2 className="h2">{module.title}</h2>
      <p>{module.description}</p>
      {status === 'failed' ? <p className="module-note">{t('trainingFailed')}</p> : null}
      {pause === null ? null : <p className="caption num">{t('retryFrom', { time: pause })}</p>}
      <div className="row spread module-foot">
        <span className="caption num">
          {row?.quizScore == null ? t('moduleMinutes', { n: module.minutes }) : t('quizScore', { percent: row.quizScore })}
        </span>
        <Button
          kind={status === 'not_started' ? 'primary' : 'soft'}
          aria-label={`${t(actions[status])}: ${module.title}`}
          busy={busy}
          onClick={onOpen}
        >
          {t(actions[status])}
        </Button>
      </div>
    </article>
  );
}
