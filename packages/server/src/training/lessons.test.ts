import { describe, expect, it } from 'vitest';
import { vehiclesFor } from '@safiri/rules/dispatch/vehicles.ts';
import { agedAs, agedVehicles } from '@safiri/rules/drivers/vehicle-age.ts';
import { languageIds, type Language } from '@safiri/rules/languages.ts';
import { passengerRideTypes, type RideType } from '@safiri/rules/pricing/ride-types.ts';
import { answerKey } from '@safiri/rules/training/answer-keys.ts';
import { lineConditions, modulesFor } from '@safiri/rules/training/market-content.ts';
import { trainingModules, type ModuleSlug, type TrainingModule } from '@safiri/rules/training/modules.ts';
import { multiServiceTraining, trainedServices, type TrainedService } from '@safiri/rules/training/multi-service.ts';
import { OPTIONS_PER_QUESTION, PASS_MARK_PERCENT, quizPercent } from '@safiri/rules/training/quiz.ts';
import { lessonsOfAll, type Place } from '../testing/taught.ts';
import { writtenLesson } from './lessons.ts';
import { lessonOf, multiServiceWordsOf } from './taught.ts';

const QUESTIONS = 8;

const places = Object.keys(lessonsOfAll) as Place[];
const read = (slug: ModuleSlug, language: Language, place: Place = 'pretoria') => lessonOf(slug, language, lessonsOfAll[place]);
const linesOf = (slug: ModuleSlug, place: Place, language: Language = 'en') =>
  read(slug, language, place)
    .lesson.map(({ lines }) => lines.join('\n'))
    .join('\n');

describe.each(
  places.flatMap((place) => trainingModules.map((module): [Place, ModuleSlug, TrainingModule] => [place, module.slug, module])),
)('in %s the lesson %s', (place, slug, module) => {
  it.each(languageIds)('is whole in %s', (language) => {
    const { title, description, lesson, quiz } = read(slug, language, place);
    expect(title).not.toBe('');
    expect(description).not.toBe('');
    expect(lesson).toHaveLength(module.parts);
    for (const part of lesson) {
      const words = part.lines.join(' ').split(/\s+/).length;
      expect([part.title, words, words >= 40 && words <= 90]).toEqual([part.title, words, true]);
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
    expect(JSON.stringify([title, description, lesson, quiz])).not.toMatch(/[{}]\w|undefined/);
  });

  it('forbids at the same places in every language', () => {
    const shape = (language: Language) => read(slug, language, place).lesson.map(({ lines, forbidden }) => [lines.length, forbidden]);
    for (const language of languageIds) expect(shape(language)).toEqual(shape('en'));
    const lesson = read(slug, 'en', place).lesson;
    const marked = lesson.flatMap(({ lines, forbidden }, part) => forbidden.map((line) => [part, line, lines[line] ?? '']));
    expect(marked.length).toBeGreaterThan(0);
    for (const [part, line, text] of marked)
      expect([part, line, text]).toEqual([part, line, expect.stringMatching(/\b([Nn]ot?|[Nn]ever|offence)\b/)]);
    // A sentence that begins with a prohibition is one, wherever it stands.
    const begins = lesson.flatMap(({ lines }, part) =>
      lines.flatMap((text, line) => (/^(Do not|Never)\b/.test(text) ? [[part, line, text]] : [])),
    );
    for (const each of begins) expect(marked).toContainEqual(each);
  });

  it('is not the English one in another language', () => {
    const texts = languageIds.map((language) => read(slug, language, place).lesson.map((part) => part.lines.join(' '))).flat();
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('keeps numbers of options the same in every language', () => {
    // An answer that is a number alone stands at the same place everywhere, so the shared key fits all languages.
    const numeric = (language: Language) =>
      read(slug, language, place).quiz.map(({ options }) => options.map((option) => (/^[\d.]+$/.test(option) ? option : '')));
    for (const language of languageIds) expect(numeric(language)).toEqual(numeric('en'));
  });
});

describe.each(trainingModules)('the lesson $slug', (module) => {
  const key = answerKey(module.id);

  it('has a key in range that the order of options does not betray', () => {
    expect(key).toHaveLength(QUESTIONS);
    for (const index of key) expect(index >= 0 && index < OPTIONS_PER_QUESTION).toBe(true);
    for (let option = 0; option < OPTIONS_PER_QUESTION; option += 1) {
      expect(quizPercent(key.filter((right) => right === option).length, QUESTIONS)).toBeLessThan(PASS_MARK_PERCENT / 2);
    }
  });

  it.each(languageIds)('depends in %s on what is known of markets alone', (language) => {
    const conditions = writtenLesson(module.slug, language, []).lesson.flatMap(({ lines }) =>
      lines.flatMap((line) => (typeof line === 'string' ? [] : [line.only])),
    );
    for (const condition of conditions) expect(lineConditions).toContain(condition);
  });
});

describe('what belongs to South Africa', () => {
  const ofSouthAfrica =
    /South Africa|Afrika Kusini|Afrika Borwa|PrDP|Childline|\b(112|116|10111|10177|10176)\b|0\.02|\brand\b|[Rr]andi|Diranta|Safiri(?! [a-z])/;

  it.each(languageIds)('stands nowhere in the lessons of other countries, in %s', (language) => {
    for (const place of places.filter((one) => one !== 'pretoria'))
      for (const { slug } of trainingModules) {
        const { title, description, lesson, quiz } = read(slug, language, place);
        const all = [
          title,
          description,
          ...lesson.flatMap((part) => [part.title, ...part.lines]),
          ...quiz.flatMap((q) => [q.question, ...q.options]),
        ];
        for (const text of all) expect([place, slug, text]).toEqual([place, slug, expect.not.stringMatching(ofSouthAfrica)]);
      }
  });

  it('is taught in Pretoria', () => {
    expect(read('road-rules', 'en').title).toBe('Road rules in South Africa');
    expect(linesOf('road-rules', 'pretoria')).toContain('0.02 grams');
    expect(linesOf('safety', 'pretoria')).toContain('112 from any mobile phone');
    expect(linesOf('safety', 'pretoria')).toContain('Police 10111, ambulance 10177, fire brigade 10176.');
    expect(linesOf('scholar', 'pretoria')).toContain('Childline on 116');
    expect(read('app', 'en').title).toBe('Working with the Safiri app');
  });
});

describe('what a market says', () => {
  it('is the name, the numbers that were confirmed and the permit that somebody stated', () => {
    expect(read('app', 'en', 'kisumu').title).toBe('Working with the Kisumu Boda app');
    expect(linesOf('safety', 'kisumu')).toContain('Police 999, ambulance 999, fire brigade 999.');
    expect(linesOf('safety', 'kisumu')).toContain('tell Kisumu Boda support');
    expect(linesOf('road-rules', 'kisumu')).toContain('PSV badge of the NTSA (source: LN 61/2017)');
    expect(linesOf('road-rules', 'kisumu')).not.toContain('has not written down');
  });

  it('leaves out numbers that nobody confirmed, and says that nobody stated the permit', () => {
    expect(linesOf('safety', 'maseru')).not.toMatch(/\d/);
    expect(linesOf('safety', 'maseru')).toContain('Call the police, then report it in the app.');
    expect(linesOf('road-rules', 'maseru')).toContain('Maseru Taxi has not written down');
  });

  it('is the services that there are', () => {
    const slugs = (place: Place) => modulesFor(lessonsOfAll[place].market).map(({ slug }) => slug);
    const required = ['safety', 'road-rules', 'app', 'ladies-only'];
    expect(slugs('pretoria')).toEqual(trainingModules.map(({ slug }) => slug));
    expect(slugs('kisumu')).toEqual([...required, 'food-parcels']);
    expect(slugs('maseru')).toEqual([...required, 'food-parcels']);
    expect(slugs('rides only')).toEqual(required);
    expect(read('ladies-only', 'en', 'kisumu').title).toBe('Respect for every passenger');
    expect(read('food-parcels', 'en', 'kisumu').title).toBe('Food, groceries and parcels');
    expect(read('food-parcels', 'en', 'maseru').title).toBe('Parcels');
    expect(read('food-parcels', 'en', 'food only').title).toBe('Food and groceries');
    expect(linesOf('food-parcels', 'maseru')).toContain('Car 20 kg, Bakkie (pickup) 500 kg.');
    expect(linesOf('food-parcels', 'maseru')).not.toMatch(/handlebars|bolted/);
    expect(linesOf('road-rules', 'maseru')).not.toContain('helmet');
    expect(linesOf('road-rules', 'kisumu')).toContain('second, clean one for the passenger');
    expect(linesOf('road-rules', 'pretoria')).not.toContain('second, clean one');
  });

  it('is how people pay, and whether waiting costs', () => {
    expect(linesOf('app', 'maseru')).toContain('With the wallet');
    expect(linesOf('app', 'kisumu')).toContain('Waiting beyond the free minutes');
    expect(linesOf('app', 'maseru')).not.toContain('Waiting');
    expect(linesOf('app', 'rides only')).not.toContain('wallet');
    expect(linesOf('app', 'rides only')).toContain('With cash');
  });
});

describe.each(languageIds)('the overview of services in %s', (language) => {
  const overview = (place: Place) => multiServiceTraining(multiServiceWordsOf(language, lessonsOfAll[place]), lessonsOfAll[place].market);
  const { modules, certificationLevels, scooterBenefits } = overview('pretoria');

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

  it('names the work of a city alone', () => {
    expect(overview('maseru').modules.map(({ service }) => service)).toEqual(['rides', 'parcel']);
    expect(overview('maseru').modules.map(({ vehicleTypes }) => vehicleTypes)).toEqual([['car'], ['car', 'bakkie']]);
    expect(overview('maseru').scooterBenefits).toEqual([]);
    expect(overview('rides only').certificationLevels.map(({ services }) => services)).toEqual([['rides'], ['rides']]);
    expect(overview('kisumu').modules[0]?.vehicleTypes).toContain('motorcycle');
    expect(overview('kisumu').modules[0]?.topics.at(-1)).toBe(read('ladies-only', language, 'kisumu').title);
  });
});
