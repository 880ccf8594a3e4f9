import app from '@safiri/locales/training-server/app/en.json' with { type: 'json' };
import foodParcels from '@safiri/locales/training-server/food-parcels/en.json' with { type: 'json' };
import ladiesOnly from '@safiri/locales/training-server/ladies-only/en.json' with { type: 'json' };
import multiService from '@safiri/locales/training-server/multi-service/en.json' with { type: 'json' };
import roadRules from '@safiri/locales/training-server/road-rules/en.json' with { type: 'json' };
import safety from '@safiri/locales/training-server/safety/en.json' with { type: 'json' };
import scholar from '@safiri/locales/training-server/scholar/en.json' with { type: 'json' };
import { keysOf, recordOf } from '@safiri/rules/records.ts';
import type { Language } from '@safiri/rules/languages.ts';
import type { ModuleSlug } from '@safiri/rules/training/modules.ts';
import { dictionariesOf } from '../platform/icu.ts';

/** The words of a module: a lesson to read, which is also the transcript of its video, and the questions after it. */
interface Lesson {
  readonly title: string;
  readonly description: string;
  readonly lesson: ReadonlyArray<{ readonly title: string; readonly lines: readonly string[] }>;
  readonly quiz: ReadonlyArray<{ readonly question: string; readonly options: readonly string[] }>;
}

const english: Readonly<Record<ModuleSlug, Lesson>> = {
  safety,
  'road-rules': roadRules,
  app,
  'ladies-only': ladiesOnly,
  'food-parcels': foodParcels,
  scholar,
};
const lessons = recordOf(keysOf(english), (slug) => dictionariesOf(`training-server/${slug}`, english[slug]));

/** The words of a module in a language. */
export const lessonOf = (slug: ModuleSlug, language: Language): Lesson => lessons[slug][language];

/** The words of the overview of services, in each language. */
export const multiServiceWords = dictionariesOf('training-server/multi-service', multiService);
