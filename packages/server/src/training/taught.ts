import vehicleNames from '@safiri/locales/vehicles/en.json' with { type: 'json' };
import type { Language } from '@safiri/rules/languages.ts';
import { conditionsOf, layersFor, parcelLoads, type TaughtMarket } from '@safiri/rules/training/market-content.ts';
import { forbiddenLines } from '@safiri/rules/training/forbidden-lines.ts';
import type { ModuleSlug } from '@safiri/rules/training/modules.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import type { EmergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import type { StatedFact } from '@safiri/rules/setup/legal-facts.ts';
import { dictionariesOf, textsIn, wordsIn } from '../platform/icu.ts';
import { multiServiceWords, writtenLesson } from './lessons.ts';

/** What a driver's lessons say of the city in which they drive. */
export interface Taught {
  readonly countryId: CountryId;
  /** Undefined where the country has no market. */
  readonly market: TaughtMarket | undefined;
  /** The operator's name. */
  readonly product: string;
  /** Null until the operator has confirmed them. */
  readonly numbers: EmergencyNumbers | null;
  /** What the law asks of professional drivers; undefined where nobody said it. */
  readonly permit: StatedFact | undefined;
}

/** The words of a module as a driver reads them. */
export interface Lesson {
  readonly title: string;
  readonly description: string;
  readonly lesson: ReadonlyArray<{ readonly title: string; readonly lines: readonly string[]; readonly forbidden: readonly number[] }>;
  readonly quiz: ReadonlyArray<{ readonly question: string; readonly options: readonly string[] }>;
}

const vehicleWords = dictionariesOf<Record<string, string>>('vehicles', vehicleNames);

function loadsIn(language: Language, market: TaughtMarket | undefined): string | undefined {
  if (market === undefined) return undefined;
  const texts = textsIn(vehicleWords, language);
  const nameOf = (vehicle: VehicleType) => texts[`vehicleKind${vehicle[0]?.toUpperCase()}${vehicle.slice(1)}`] ?? vehicle;
  const loads = parcelLoads(market).map(({ vehicle, maxKg }) => `${nameOf(vehicle)} ${maxKg} kg`);
  return loads.length === 0 ? undefined : loads.join(', ');
}

/** What is filled into lines; a line that names something which is not known is left out. */
const factsIn = (language: Language, { product, numbers, permit, market }: Taught): Readonly<Record<string, string | undefined>> => ({
  product,
  police: numbers?.police,
  medical: numbers?.medical,
  fire: numbers?.fire,
  permit: permit?.value,
  source: permit?.source,
  loads: loadsIn(language, market),
});

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

/** The words of a module in a language, as the driver's city has them. */
export function lessonOf(slug: ModuleSlug, language: Language, taught: Taught): Lesson {
  const { title, description, lesson, quiz } = writtenLesson(slug, language, layersFor(taught.countryId, taught.market));
  const facts = factsIn(language, taught);
  const holds: ReadonlySet<string> = conditionsOf(taught.market, taught.permit !== undefined);
  const filled = (text: string) =>
    wordsIn(language, text, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact ?? ''])));
  return {
    title: filled(title),
    description: filled(description),
    lesson: lesson.map((part, at) => {
      const kept = part.lines.flatMap((line, place) => {
        const text = typeof line === 'string' ? line : line.text;
        const isTrue = typeof line === 'string' || holds.has(line.only);
        if (!isTrue || namesIn(text).some((name) => facts[name] === undefined)) return [];
        return [{ text: filled(text), isForbidden: isOneOf(forbiddenLines(slug, at), place) }];
      });
      return {
        title: part.title,
        lines: kept.map(({ text }) => text),
        forbidden: kept.flatMap(({ isForbidden }, place) => (isForbidden ? [place] : [])),
      };
    }),
    quiz,
  };
}

/** The words of the overview of services: the last of what carrying passengers is about is called as its module is there. */
export function multiServiceWordsOf(language: Language, taught: Taught) {
  const words = multiServiceWords[language];
  const { rides } = words.modules;
  const topics = [...rides.topics.slice(0, -1), lessonOf('ladies-only', language, taught).title];
  return { ...words, modules: { ...words.modules, rides: { ...rides, topics } } };
}
