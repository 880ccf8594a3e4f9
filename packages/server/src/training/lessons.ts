import app from '@safiri/locales/training-server/app/en.json' with { type: 'json' };
import carDeliveries from '@safiri/locales/training-server/car-deliveries/en.json' with { type: 'json' };
import foodParcels from '@safiri/locales/training-server/food-parcels/en.json' with { type: 'json' };
import ladiesOnly from '@safiri/locales/training-server/ladies-only/en.json' with { type: 'json' };
import multiService from '@safiri/locales/training-server/multi-service/en.json' with { type: 'json' };
import noLadiesOnly from '@safiri/locales/training-server/no-ladies-only/en.json' with { type: 'json' };
import noParcels from '@safiri/locales/training-server/no-parcels/en.json' with { type: 'json' };
import noTwoWheels from '@safiri/locales/training-server/no-two-wheels/en.json' with { type: 'json' };
import parcelsOnly from '@safiri/locales/training-server/parcels-only/en.json' with { type: 'json' };
import roadRules from '@safiri/locales/training-server/road-rules/en.json' with { type: 'json' };
import safety from '@safiri/locales/training-server/safety/en.json' with { type: 'json' };
import scholar from '@safiri/locales/training-server/scholar/en.json' with { type: 'json' };
import za from '@safiri/locales/training-server/za/en.json' with { type: 'json' };
import { keysOf, recordOf } from '@safiri/rules/records.ts';
import type { Language } from '@safiri/rules/languages.ts';
import type { ContentLayer } from '@safiri/rules/training/market-content.ts';
import type { ModuleSlug } from '@safiri/rules/training/modules.ts';
import { dictionariesOf } from '../platform/icu.ts';

/** A line of a lesson; one with `only` is left out where its condition (`LineCondition`) does not hold. */
export type Line = string | { readonly only: string; readonly text: string };
export interface LessonPart {
  readonly title: string;
  readonly lines: readonly Line[];
}
interface Question {
  readonly question: string;
  readonly options: readonly string[];
}

/** The words of a module as they are written: a lesson to read, which is also the transcript of its video, and the questions after it. */
export interface WrittenLesson {
  readonly title: string;
  readonly description: string;
  readonly lesson: readonly LessonPart[];
  readonly quiz: readonly Question[];
}

/** What a layer says otherwise of some modules: whole parts and questions by their places, from 0. */
type Layer = {
  readonly [Slug in ModuleSlug]?: {
    readonly title?: string;
    readonly description?: string;
    readonly lesson?: Readonly<Record<string, LessonPart>>;
    readonly quiz?: Readonly<Record<string, Question>>;
  };
};

const english: Readonly<Record<ModuleSlug, WrittenLesson>> = {
  safety,
  'road-rules': roadRules,
  app,
  'ladies-only': ladiesOnly,
  'food-parcels': foodParcels,
  scholar,
};
const lessons = recordOf(keysOf(english), (slug) => dictionariesOf(`training-server/${slug}`, english[slug]));

const englishLayers: Readonly<Record<ContentLayer, Layer>> = {
  za,
  'no-ladies-only': noLadiesOnly,
  'no-two-wheels': noTwoWheels,
  'car-deliveries': carDeliveries,
  'no-parcels': noParcels,
  'parcels-only': parcelsOnly,
};
const layers = recordOf(keysOf(englishLayers), (layer) => dictionariesOf(`training-server/${layer}`, englishLayers[layer]));

/** The words of a module in a language with what each layer says otherwise, the last one's word first. */
export function writtenLesson(slug: ModuleSlug, language: Language, laid: readonly ContentLayer[]): WrittenLesson {
  return laid.reduce<WrittenLesson>((below, layer) => {
    const own = layers[layer][language][slug];
    if (own === undefined) return below;
    return {
      title: own.title ?? below.title,
      description: own.description ?? below.description,
      lesson: below.lesson.map((part, at) => own.lesson?.[at] ?? part),
      quiz: below.quiz.map((question, at) => own.quiz?.[at] ?? question),
    };
  }, lessons[slug][language]);
}

/** The words of the overview of services, in each language. */
export const multiServiceWords = dictionariesOf('training-server/multi-service', multiService);
