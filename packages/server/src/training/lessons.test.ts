import { describe, expect, it } from 'vitest';
import { vehiclesFor } from '@safiri/rules/dispatch/vehicles.ts';
import { agedAs, agedVehicles } from '@safiri/rules/drivers/vehicle-age.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import { passengerRideTypes, type RideType } from '@safiri/rules/pricing/ride-types.ts';
import { answerKey } from '@safiri/rules/training/answer-keys.ts';
import { forbiddenLines } from '@safiri/rules/training/forbidden-lines.ts';
import { trainingModules } from '@safiri/rules/training/modules.ts';
import { multiServiceTraining, trainedServices, type TrainedService } from '@safiri/rules/training/multi-service.ts';
import { OPTIONS_PER_QUESTION, PASS_MARK_PERCENT, quizPercent } from '@safiri/rules/training/quiz.ts';
import { lessonOf, multiServiceWords } from './lessons.ts';

const QUESTIONS = 8;

describe.each(trainingModules)('the lesson $slug', (module) => {
  const key = answerKey(module.id);

  it.each(languageIds)('is whole in %s', (language) => {
    const { title, description, lesson, quiz } = lessonOf(module.slug, language);
    expect(title).not.toBe('');
    expect(description).not.toBe('');
    expect(lesson).toHaveLength(module.parts);
    for (const part of lesson) {
      const words = part.lines.join(' ').split(/\s+/).length;
      expect([part.title, words >= 40 && words <= 90]).toEqual([part.title, true]);
      // Short enough for who reads slowly, and none left empty.
      expect([part.title, part.lines.length >= 3 && part.lines.length <= 6]).toEqual([part.title, true]);
      for (const line of part.lines) expect([line, line.trim() === line && line !== '']).toEqual([line, true]);
    }
    expect(quiz).toHaveLength(QUESTIONS);
    for (const { question, options } of quiz) {
      expect(question).toMatch(/\?$/);
      expect(options).toHaveLength(OPTIONS_PER_QUESTION);
      expect(new Set(options).size).toBe(OPTIONS_PER_QUESTION);
    }
  });

  it('forbids at the same places in every language', () => {
    const lengths = (language: (typeof languageIds)[number]) => lessonOf(module.slug, language).lesson.map(({ lines }) => lines.length);
    for (const language of languageIds) expect(lengths(language)).toEqual(lengths('en'));
    const marked = lessonOf(module.slug, 'en').lesson.flatMap(({ lines }, part) =>
      forbiddenLines(module.slug, part).map((line) => [part, line, lines[line] ?? '']),
    );
    expect(marked.length).toBeGreaterThan(0);
    for (const [part, line, text] of marked)
      expect([part, line, text]).toEqual([part, line, expect.stringMatching(/\b([Nn]ot?|[Nn]ever|offence)\b/)]);
    // A sentence that begins with a prohibition is one, wherever it stands.
    const begins = lessonOf(module.slug, 'en').lesson.flatMap(({ lines }, part) =>
      lines.flatMap((text, line) => (/^(Do not|Never)\b/.test(text) ? [[part, line, text]] : [])),
    );
    for (const each of begins) expect(marked).toContainEqual(each);
  });

  it('is not the English one in another language', () => {
    const texts = languageIds.map((language) => lessonOf(module.slug, language).lesson.map((part) => part.lines.join(' '))).flat();
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
      lessonOf(module.slug, language).quiz.map(({ options }) => options.map((option) => (/^[\d.]+$/.test(option) ? option : '')));
    for (const language of languageIds) expect(numeric(language)).toEqual(numeric('en'));
  });
});

describe.each(languageIds)('the overview of services in %s', (language) => {
  const { modules, certificationLevels, scooterBenefits } = multiServiceTraining(multiServiceWords[language]);

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
