import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerKey } from './answer-keys.ts';
import { overallProgress, requiredModuleIds, trainingModules } from './modules.ts';
import { answersFit, gradeQuiz, PASS_MARK_PERCENT, questionId, quizPercent, quizStatus } from './quiz.ts';

const QUESTIONS = 8;

describe('the modules', () => {
  it('have ids and folders of their own', () => {
    expect(new Set(trainingModules.map((module) => module.id)).size).toBe(trainingModules.length);
    expect(new Set(trainingModules.map((module) => module.slug)).size).toBe(trainingModules.length);
  });

  it('require safety, road rules, the app and respect', () => {
    expect(trainingModules.filter((module) => module.isRequired).map((module) => module.slug)).toEqual([
      'safety',
      'road-rules',
      'app',
      'ladies-only',
    ]);
  });
});

describe('the pass mark', () => {
  it('is 80 percent', () => expect(PASS_MARK_PERCENT).toBe(80));

  it.each([
    [4, 5, 80, 'completed'],
    [3, 5, 60, 'failed'],
    [7, 8, 87, 'completed'],
    [6, 8, 75, 'failed'],
    [799, 1000, 79, 'failed'],
    [0, 8, 0, 'failed'],
    [8, 8, 100, 'completed'],
  ] as const)('%i of %i right is %i percent: %s', (right, total, percent, status) => {
    expect(quizPercent(right, total)).toBe(percent);
    expect(quizStatus(percent)).toBe(status);
  });
});

describe('grading', () => {
  const key = answerKey(1);
  const right = Object.fromEntries(key.map((option, n) => [questionId(1, n), option]));

  it('counts what is right and names what is wrong', () => {
    expect(gradeQuiz(1, key, right)).toEqual({ percent: 100, status: 'completed', wrong: [] });
    expect(gradeQuiz(1, key, { ...right, '1-2': 0 })).toEqual({ percent: 87, status: 'completed', wrong: ['1-2'] });
  });

  it('agrees with the number of wrong answers, whatever they are', () => {
    const answers = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: QUESTIONS, maxLength: QUESTIONS });
    fc.assert(
      fc.property(answers, (options) => {
        const graded = gradeQuiz(1, key, Object.fromEntries(options.map((option, n) => [questionId(1, n), option])));
        expect(graded.percent).toBe(quizPercent(QUESTIONS - graded.wrong.length, QUESTIONS));
        expect(graded.status === 'completed').toBe(graded.wrong.length <= 1);
      }),
    );
  });

  it.each<[string, Record<string, number>]>([
    ['none', {}],
    ['one missing', Object.fromEntries(Object.entries(right).slice(1))],
    ['one too many', { ...right, '1-9': 0 }],
    ['those of another module', Object.fromEntries(key.map((option, n) => [questionId(2, n), option]))],
    ['an option that is none', { ...right, '1-1': 4 }],
    ['a negative option', { ...right, '1-1': -1 }],
    ['half an option', { ...right, '1-1': 0.5 }],
  ])('does not take %s', (_what, answers) => expect(answersFit(1, key, answers)).toBe(false));

  it('takes all eight', () => expect(answersFit(1, key, right)).toBe(true));
});

describe('overall progress', () => {
  const modules = [...[1, 2].map((id) => ({ id, isRequired: true })), ...[3, 4, 5].map((id) => ({ id, isRequired: false }))];

  it('is completed over required', () => {
    expect(overallProgress(trainingModules, new Set(requiredModuleIds.slice(0, 2)))).toBe(50);
    expect(overallProgress(trainingModules, new Set())).toBe(0);
  });

  it('leaves optional modules out and never passes 100', () => {
    expect(overallProgress(modules, new Set([1, 3, 4, 5]))).toBe(50);
    expect(overallProgress(modules, new Set([1, 2, 3, 4, 5]))).toBe(100);
  });
});
