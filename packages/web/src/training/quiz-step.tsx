import { useEffect, useRef, useState } from 'react';
import type { ModuleCard as Module, Progress } from '@safiri/contract/training/shapes.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { questionsOf } from './api.ts';
import { completeTraining, type CompleteReply } from './complete.ts';

interface Sheet {
  readonly answers: Readonly<Record<string, number>>;
  /** Belongs to these answers: sending them again is harmless. */
  readonly key: string;
}

const newSheet = (answers: Sheet['answers']): Sheet => ({ answers, key: crypto.randomUUID() });

/** One question at a time; Next asks for an answer, Submit for all (spec: operations §4). The server grades. */
export function QuizStep({ module, row, onGraded }: { module: Module; row: Progress; onGraded: (result: CompleteReply) => void }) {
  const t = useText();
  const questions = questionsOf(module);
  const [at, setAt] = useState(0);
  const [sheet, setSheet] = useState(() => newSheet({}));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [at]);
  const question = questions[at];
  if (question === undefined) return null;
  const answered = (id: string) => sheet.answers[id] !== undefined;
  const last = at === questions.length - 1;

  const submit = async () => {
    setBusy(true);
    setFailed(null);
    try {
      // The score is the server's to count; the payload has a place for one (spec: operations §7).
      const body = { progressId: row.id, quizScore: row.quizScore ?? 0, videoWatched: row.videoWatched, answers: { ...sheet.answers } };
      onGraded(await completeTraining(body, sheet.key));
    } catch (error) {
      setFailed(serverMessage(error instanceof Error ? error.cause : error, t('answersKept')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <h2 className="caption num quiz-count" tabIndex={-1} ref={heading}>
        {t('quizQuestion', { n: at + 1, total: questions.length })}
      </h2>
      <div className="part-dots" aria-hidden="true">
        {questions.map((each, i) => (
          <i key={each.id} data-seen={answered(each.id)} data-here={i === at} />
        ))}
      </div>
      <fieldset className="quiz" key={question.id}>
        <legend className="h2">{question.question}</legend>
        {question.options.map((option, i) => (
          <label key={option} className="card option">
            <input
              type="radio"
              name={question.id}
              checked={sheet.answers[question.id] === i}
              onChange={() => setSheet(newSheet({ ...sheet.answers, [question.id]: i }))}
            />
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
      {failed === null ? null : (
        <div className="card error-card" role="alert">
          <p>
            <b>{t('trainingCompleteFailed')}</b>
            <br />
            {failed}
            {failed === t('answersKept') ? null : ` ${t('answersKept')}`}
          </p>
          <Button kind="soft" small busy={busy} onClick={() => void submit()}>
            {t('retry')}
          </Button>
        </div>
      )}
      <div className="step-acts">
        <Button kind="soft" disabled={at === 0} busy={busy} onClick={() => setAt(at - 1)}>
          {t('back')}
        </Button>
        {last ? (
          <Button
            kind="accent"
            busy={busy}
            why={questions.every(({ id }) => answered(id)) ? undefined : t('needAnswers')}
            onClick={() => void submit()}
          >
            {t(busy ? 'submittingQuiz' : 'submitQuiz')}
          </Button>
        ) : (
          <Button why={answered(question.id) ? undefined : t('needAnswer')} onClick={() => setAt(at + 1)}>
            {t('next')}
          </Button>
        )}
      </div>
    </>
  );
}
