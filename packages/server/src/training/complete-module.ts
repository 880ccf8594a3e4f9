import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { completeModule as call } from '@safiri/contract/training/calls.ts';
import { answerKey } from '@safiri/rules/training/answer-keys.ts';
import { answersFit, gradeQuiz, RETRY_PAUSE_SECONDS, type Graded } from '@safiri/rules/training/quiz.ts';
import type { DriverActor } from '../platform/actor.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { presentProgress } from './present.ts';
import { lockProgress, updateProgress, type ProgressRow } from './queries.ts';

type Reply = ReplyOf<typeof call>;

function present(row: ProgressRow, graded: Graded): Reply {
  return { ...presentProgress(row), status: graded.status, quizScore: graded.percent, wrongQuestions: graded.wrong };
}

/** After a failed quiz there is a pause, so that the lesson is read and not the options tried one by one. */
function refusePause(row: ProgressRow, now: Date): void {
  const seconds = row.retryAt === null ? 0 : Math.ceil((row.retryAt.getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return;
  const minutes = Math.ceil(seconds / 60);
  throw new Problem('too_many_requests', `You can try this quiz again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
    retryAfter: seconds,
  });
}

/**
 * Grades a quiz by the server's own key: completed from the pass mark on, else failed (spec: operations §4).
 * The same answers for a module that they completed are answered as the first time.
 * @throws Problem not_found, video_not_watched, quiz_answers_invalid, too_many_requests during the pause, illegal_transition
 */
export async function completeModule(uow: UnitOfWork, actor: DriverActor, body: BodyOf<typeof call>): Promise<Reply> {
  const row = await lockProgress(uow.tx, actor.driverId, body.progressId);
  if (row === undefined) throw notFound();
  if (!row.videoWatched || !body.videoWatched) {
    throw new Problem('video_not_watched', 'You must watch the complete training video before taking the quiz');
  }
  const key = answerKey(row.moduleId);
  if (body.answers === undefined || !answersFit(row.moduleId, key, body.answers)) {
    throw new Problem('quiz_answers_invalid', 'Answer every question of this quiz.', {
      errors: [{ path: 'answers', message: `One option for each of the ${key.length} questions, by its id` }],
    });
  }
  const graded = gradeQuiz(row.moduleId, key, body.answers);
  if (row.status === 'completed') {
    if (row.quizScore === graded.percent) return present(row, graded);
    throw new Problem('illegal_transition', 'You have completed this module.');
  }
  refusePause(row, uow.now);
  const passed = graded.status === 'completed';
  const changed = await updateProgress(uow.tx, row.id, {
    status: graded.status,
    quizScore: graded.percent,
    attempts: row.attempts + 1,
    completedAt: passed ? uow.now : null,
    retryAt: passed ? null : new Date(uow.now.getTime() + RETRY_PAUSE_SECONDS * 1000),
  });
  return present(changed, graded);
}
