import { useEffect, useRef } from 'react';
import type { ModuleCard as Module, Progress } from '@safiri/contract/training/shapes.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { questionsOf } from './api.ts';
import type { CompleteReply } from './complete.ts';
import { usePause } from './module-card.tsx';

interface Props {
  readonly module: Module;
  readonly row: Progress;
  readonly result: CompleteReply;
  readonly onLesson: () => void;
  readonly onQuiz: () => void;
  readonly onLeave: () => void;
}

/** What came of the quiz: the score, what to look at again, and from when the next try is possible. */
export function ResultStep({ module, row, result, onLesson, onQuiz, onLeave }: Props) {
  const t = useText();
  const pause = usePause(row);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const passed = result.status === 'completed';
  const wrong = questionsOf(module).filter(({ id }) => result.wrongQuestions.includes(id));
  return (
    <>
      <section className="card part-card" data-passed={passed}>
        <h2 className="h1 num" tabIndex={-1} ref={heading}>
          {t('quizScore', { percent: result.quizScore })}
        </h2>
        <p className="part-text">{t(passed ? 'quizPassed' : 'trainingFailed')}</p>
      </section>
      {wrong.length === 0 ? null : (
        <section className="stack">
          <h3 className="title">{t('wrongQuestions')}</h3>
          <ul className="card list wrong-list">
            {wrong.map(({ id, question }) => (
              <li key={id}>{question}</li>
            ))}
          </ul>
        </section>
      )}
      {passed ? null : (
        <div className="step-acts">
          <Button kind="soft" onClick={onLesson}>
            {t('readAgain')}
          </Button>
          <Button kind="accent" why={pause === null ? undefined : t('retryFrom', { time: pause })} onClick={onQuiz}>
            {t('quizAgain')}
          </Button>
        </div>
      )}
      <Button full kind={passed ? 'primary' : 'outline'} onClick={onLeave}>
        {t('allModules')}
      </Button>
    </>
  );
}
