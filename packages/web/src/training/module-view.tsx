import { useState } from 'react';
import type { ModuleCard as Module, Progress } from '@safiri/contract/training/shapes.ts';
import { Redirect } from 'wouter';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { cacheProgress } from './api.ts';
import type { CompleteReply } from './complete.ts';
import { LessonStep } from './lesson-step.tsx';
import { QuizStep } from './quiz-step.tsx';
import { ResultStep } from './result-step.tsx';

/** The grid, to which a completed module leads back: it is not opened again (spec: operations §4). */
export const HOME = '/driver-training';

type Step = { name: 'lesson' } | { name: 'quiz' } | { name: 'result'; result: CompleteReply };

/** One module: first the lesson, then the quiz, then what came of it. */
export function ModuleView({ module, row, onLeave }: { module: Module; row: Progress; onLeave: () => void }) {
  const t = useText();
  const [step, setStep] = useState<Step>({ name: 'lesson' });
  const [wasCompleted] = useState(row.status === 'completed');
  if (wasCompleted) return <Redirect to={HOME} replace />;

  const startQuiz = () => {
    if (row.videoWatched) setStep({ name: 'quiz' });
    else toast({ title: t('watchFirstTitle'), text: t('watchFirst'), tone: 'bad' });
  };
  const graded = (result: CompleteReply) => {
    const { wrongQuestions: _wrong, ...progress } = result;
    cacheProgress(progress);
    setStep({ name: 'result', result });
    if (result.status === 'completed') toast({ title: t('trainingCompletedTitle') });
    else toast({ title: t('trainingFailedTitle'), text: t('trainingFailed'), tone: 'bad' });
  };

  return (
    <AppShell bare>
      <header className="top">
        <IconButton label={t('allModules')} icon="back" onClick={onLeave} />
        <h1 className="title grow">{module.title}</h1>
      </header>
      <main className="page narrow training-step" id="main">
        {step.name === 'lesson' ? (
          <LessonStep module={module} row={row} onQuiz={startQuiz} />
        ) : step.name === 'quiz' ? (
          <QuizStep module={module} row={row} onGraded={graded} />
        ) : (
          <ResultStep
            module={module}
            row={row}
            result={step.result}
            onLesson={() => setStep({ name: 'lesson' })}
            onQuiz={startQuiz}
            onLeave={onLeave}
          />
        )}
      </main>
    </AppShell>
  );
}
