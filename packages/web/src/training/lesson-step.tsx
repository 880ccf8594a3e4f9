import { useEffect, useRef, useState } from 'react';
import type { ModuleCard as Module, ModuleLesson, Progress } from '@safiri/contract/training/shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { recordParts, useLesson } from './api.ts';
import { usePause } from './module-card.tsx';

function Parts({ lesson, row, onQuiz }: { lesson: ModuleLesson; row: Progress; onQuiz: () => void }) {
  const t = useText();
  const total = lesson.lesson.length;
  const [at, setAt] = useState(() => (row.videoWatched ? 0 : Math.min(row.lessonPart, total - 1)));
  const [busy, setBusy] = useState(false);
  const pause = usePause(row);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [at]);
  const part = lesson.lesson[at];
  const last = at === total - 1;

  const next = () => {
    // A part that could not be recorded now is recorded with a later one.
    recordParts(row.moduleId, at + 1).catch(() => {});
    setAt(at + 1);
  };
  const markWatched = async () => {
    setBusy(true);
    try {
      await recordParts(row.moduleId, total);
    } catch (error) {
      toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <div className="row spread">
        <span className="caption num" role="status">
          {t('lessonPart', { n: at + 1, total })}
        </span>
        {row.videoWatched ? (
          <span className="chip ok">
            <Icon name="check" size={16} />
            {t('lessonWatched')}
          </span>
        ) : null}
      </div>
      <div className="part-dots" aria-hidden="true">
        {lesson.lesson.map((each, i) => (
          <i key={each.title} data-seen={i < at} data-here={i === at} />
        ))}
      </div>
      <article className="card part-card">
        <h2 className="h1" tabIndex={-1} ref={heading}>
          {part?.title}
        </h2>
        <ul className="part-text part-lines">
          {part?.lines.map((line, i) => {
            const isForbidden = part.forbidden?.includes(i) ?? false;
            return (
              <li key={line} data-forbidden={isForbidden || undefined}>
                <Icon name={isForbidden ? 'x' : 'check'} size={22} />
                <span>{line}</span>
              </li>
            );
          })}
        </ul>
      </article>
      <div className="step-acts">
        {at === 0 ? null : (
          <Button kind="soft" onClick={() => setAt(at - 1)}>
            {t('back')}
          </Button>
        )}
        {last ? (
          <Button disabled={row.videoWatched} busy={busy} onClick={() => void markWatched()}>
            {t(row.videoWatched ? 'lessonWatched' : 'markWatched')}
          </Button>
        ) : (
          <Button onClick={next}>{t('next')}</Button>
        )}
      </div>
      {last || row.videoWatched ? (
        <Button
          full
          kind={row.videoWatched ? 'accent' : 'outline'}
          why={pause === null ? undefined : t('retryFrom', { time: pause })}
          onClick={onQuiz}
        >
          {t('startQuiz')}
        </Button>
      ) : null}
      {lesson.videoUrl === undefined ? null : (
        <p className="stack">
          <a className="text-link" href={lesson.videoUrl} target="_blank" rel="noreferrer">
            {t('watchVideo')}
          </a>
          <span className="caption">{t('lessonTranscript')}</span>
        </p>
      )}
    </>
  );
}

/** The video step, as a lesson to read: large text in parts, a few kilobytes (spec: operations §4; low data). */
export function LessonStep({ module, row, onQuiz }: { module: Module; row: Progress; onQuiz: () => void }) {
  const t = useText();
  const lesson = useLesson(module.id);
  if (lesson.isPending) {
    return (
      <div className="stack" aria-busy="true">
        <Skeleton height={320} />
        <Skeleton height={52} />
      </div>
    );
  }
  if (lesson.isError) return <ErrorCard text={t('lessonNotLoaded')} onRetry={() => void lesson.refetch()} />;
  return <Parts lesson={lesson.data} row={row} onQuiz={onQuiz} />;
}
