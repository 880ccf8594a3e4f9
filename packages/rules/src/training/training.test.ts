import { languageIds, languageOr } from '../languages.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vehiclesFor } from '../dispatch/vehicles.ts';
import { agedAs, agedVehicles } from '../drivers/vehicle-age.ts';
import { passengerRideTypes, type RideType } from '../pricing/ride-types.ts';
import { answerKey } from './answer-keys.ts';
import { lessonOf } from './lessons.ts';
import { overallProgress, requiredModuleIds, trainingModules } from './modules.ts';
import { multiServiceTraining, trainedServices, type TrainedService } from './multi-service.ts';
import { answersFit, gradeQuiz, OPTIONS_PER_QUESTION, PASS_MARK_PERCENT, questionId, quizPercent, quizStatus } from './quiz.ts';

const QUESTIONS = 8;

describe.each(trainingModules)('the lesson $slug', (module) => {
  const key = answerKey(module.id);

  it.each(languageIds)('is whole in %s', (language) => {
    const { title, description, lesson, quiz } = lessonOf(module, language);
    expect(title).not.toBe('');
    expect(description).not.toBe('');
    expect(lesson).toHaveLength(module.parts);
    for (const part of lesson) {
      const words = part.text.split(/\s+/).length;
      expect([part.title, words >= 40 && words <= 90]).toEqual([part.title, true]);
    }
    expect(quiz).toHaveLength(QUESTIONS);
    for (const { question, options } of quiz) {
      expect(question).toMatch(/\?$/);
      expect(options).toHaveLength(OPTIONS_PER_QUESTION);
      expect(new Set(options).size).toBe(OPTIONS_PER_QUESTION);
    }
  });

  it('is not the English one in another language', () => {
    const texts = languageIds.map((language) => lessonOf(module, language).lesson.map((part) => part.text)).flat();
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('has a key in range that the order of options does not betray', () => {
    expect(key).toHaveLength(QUESTIONS);
    for (const index of key) expect(index >= 0 && index < OPTIONS_PER_QUESTION).toBe(true);
    for (let option = 0; option < OPTIONS_PER_QUESTION; option += 1) {
      expect(quizPercent(key.filter((right) => right === option).length, QUESTIONS)).toBeLessThan(PASS_MARK_PERCENT / 2);
    }
  });

  it('keeps numbers of options the same in every language', () => {
    // An answer that is a number alone stands at the same place everywhere, so the shared key fits all languages.
    const numeric = (language: (typeof languageIds)[number]) =>
      lessonOf(module, language).quiz.map(({ options }) => options.map((option) => (/^[\d.]+$/.test(option) ? option : '')));
    for (const language of languageIds) expect(numeric(language)).toEqual(numeric('en'));
  });
});

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

  it('are told in English to whoever speaks another language', () => {
    expect(languageOr('sw')).toBe('sw');
    expect(languageOr('fr')).toBe('en');
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

describe.each(languageIds)('the overview of services in %s', (language) => {
  const { modules, certificationLevels, scooterBenefits } = multiServiceTraining(language);

  it('has each service, taught by modules that exist', () => {
    expect(modules.map((module) => module.service)).toEqual(trainedServices);
    const ids = trainingModules.map((module) => module.id);
    for (const module of modules) {
      for (const id of module.moduleIds) expect(ids).toContain(id);
      expect(module.duration).toBeGreaterThan(0);
      expect(module.topics.length).toBeGreaterThan(2);
    }
    expect(modules.filter((module) => module.required).map((module) => module.service)).toEqual(['rides']);
  });

  it('names for each service the kinds of vehicles that may drive it, and for the last level all', () => {
    const agedFor = (rideTypes: readonly RideType[]) =>
      [...new Set(rideTypes.flatMap((rideType) => vehiclesFor[rideType].map(agedAs)))].toSorted();
    const taughtFor = (service: TrainedService) => modules.find((module) => module.service === service)?.vehicleTypes.toSorted();
    expect(taughtFor('rides')).toEqual(agedFor(passengerRideTypes));
    expect(taughtFor('food')).toEqual(agedFor(['food_delivery']));
    expect(taughtFor('grocery')).toEqual(agedFor(['food_delivery']));
    expect(taughtFor('parcel')).toEqual(agedFor(['parcel_delivery', 'large_delivery']));
    expect(certificationLevels.at(-1)?.vehicleTypes).toEqual(agedVehicles);
  });

  it('ends with a level of all services, and names what a scooter is good for', () => {
    expect(certificationLevels.at(-1)?.services).toEqual(trainedServices);
    expect(scooterBenefits.length).toBeGreaterThan(2);
  });
});
