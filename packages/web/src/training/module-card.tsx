import type { ModuleCard as Module, Progress } from '@safiri/contract/training/shapes.ts';
import type { TextKey } from 'virtual:texts/keys';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { useNow } from '../ui/use-now.ts';

/** How often a pause is looked at. */
const LOOK_MS = 5000;

const statusTexts: Record<Progress['status'], TextKey> = {
  not_started: 'moduleNotStarted',
  in_progress: 'moduleInProgress',
  completed: 'moduleCompleted',
  failed: 'moduleFailed',
};
const actions: Record<Exclude<Progress['status'], 'completed'>, TextKey> = {
  not_started: 'moduleStart',
  in_progress: 'moduleContinue',
  failed: 'moduleRetry',
};

/** From when the next try is possible, as a time of the day; null when there is no pause. */
export function usePause(row: Progress | undefined): string | null {
  const now = useNow(LOOK_MS);
  return row?.retryAt == null || Date.parse(row.retryAt) <= now ? null : clockTime(row.retryAt);
}

/** A module of the grid. A completed one has nothing to open (spec: operations §4). */
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
  return (
    <article className="card module-card" data-status={status}>
      <div className="row module-chips">
        <span className="chip">{t(module.isRequired ? 'requiredModule' : 'optionalModule')}</span>
        <span className={status === 'completed' ? 'chip ok' : 'chip module-status'}>
          {status === 'completed' ? <Icon name="check" size={16} /> : null}
          {t(statusTexts[status])}
        </span>
      </div>
      <h2 className="h2">{module.title}</h2>
      <p>{module.description}</p>
      {status === 'failed' ? <p className="module-note">{t('trainingFailed')}</p> : null}
      {pause === null ? null : <p className="caption num">{t('retryFrom', { time: pause })}</p>}
      <div className="row spread module-foot">
        <span className="caption num">
          {row?.quizScore == null ? t('moduleMinutes', { n: module.minutes }) : t('quizScore', { percent: row.quizScore })}
        </span>
        {status === 'completed' ? null : (
          <Button
            small
            kind={status === 'not_started' ? 'primary' : 'soft'}
            aria-label={`${t(actions[status])}: ${module.title}`}
            busy={busy}
            onClick={onOpen}
          >
            {t(actions[status])}
          </Button>
        )}
      </div>
    </article>
  );
}
