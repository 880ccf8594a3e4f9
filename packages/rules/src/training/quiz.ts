/** Percent of right answers that completes a module (spec: operations §9). */
export const PASS_MARK_PERCENT = 80;

/** Seconds after a failed quiz before the next try: time to read the lesson again. */
export const RETRY_PAUSE_SECONDS = 600;

/** Options of each question. */
export const OPTIONS_PER_QUESTION = 4;

/** Right answers in whole percent, rounded down, so that no rounding passes a quiz. */
export function quizPercent(right: number, total: number): number {
  return total === 0 ? 0 : Math.floor((100 * right) / total);
}

/** What a quiz makes of a module. */
export const quizResults = ['completed', 'failed'] as const;
export type QuizResult = (typeof quizResults)[number];

/** How a module stands that a driver has opened. */
export const openedModuleStatuses = ['in_progress', ...quizResults] as const;

/** What a score in percent makes of a module (spec: operations §4). */
export function quizStatus(percent: number): QuizResult {
  return percent >= PASS_MARK_PERCENT ? 'completed' : 'failed';
}

/** The id of the n-th question (from 0) of a module, as answers name it. */
export function questionId(moduleId: number, n: number): string {
  return `${moduleId}-${n + 1}`;
}

export interface Graded {
  readonly percent: number;
  readonly status: QuizResult;
  /** Ids of the questions that were answered wrong; the right option stays unsaid. */
  readonly wrong: string[];
}

/** Whether every question has one answer that is an option, and nothing else was sent. */
export function answersFit(moduleId: number, key: readonly number[], answers: Readonly<Record<string, number>>): boolean {
  const asked = key.map((_right, n) => questionId(moduleId, n));
  return (
    Object.keys(answers).length === asked.length &&
    asked.every((id) => {
      const option = Object.hasOwn(answers, id) ? answers[id] : undefined;
      return option !== undefined && Number.isInteger(option) && option >= 0 && option < OPTIONS_PER_QUESTION;
    })
  );
}

/**
 * Grades a quiz.
 * @param key index of the right option of each question
 * @param answers chosen option by question id; must fit
 */
export function gradeQuiz(moduleId: number, key: readonly number[], answers: Readonly<Record<string, number>>): Graded {
  const wrong = key.flatMap((right, n) => (answers[questionId(moduleId, n)] === right ? [] : [questionId(moduleId, n)]));
  const percent = quizPercent(key.length - wrong.length, key.length);
  return { percent, status: quizStatus(percent), wrong };
}
