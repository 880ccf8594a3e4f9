import type { Language } from '../languages.ts';
import safetyEn from './lessons/safety/en.json' with { type: 'json' };
import safetySw from './lessons/safety/sw.json' with { type: 'json' };
import safetySt from './lessons/safety/st.json' with { type: 'json' };
import roadRulesEn from './lessons/road-rules/en.json' with { type: 'json' };
import roadRulesSw from './lessons/road-rules/sw.json' with { type: 'json' };
import roadRulesSt from './lessons/road-rules/st.json' with { type: 'json' };
import appEn from './lessons/app/en.json' with { type: 'json' };
import appSw from './lessons/app/sw.json' with { type: 'json' };
import appSt from './lessons/app/st.json' with { type: 'json' };
import ladiesOnlyEn from './lessons/ladies-only/en.json' with { type: 'json' };
import ladiesOnlySw from './lessons/ladies-only/sw.json' with { type: 'json' };
import ladiesOnlySt from './lessons/ladies-only/st.json' with { type: 'json' };
import foodParcelsEn from './lessons/food-parcels/en.json' with { type: 'json' };
import foodParcelsSw from './lessons/food-parcels/sw.json' with { type: 'json' };
import foodParcelsSt from './lessons/food-parcels/st.json' with { type: 'json' };
import scholarEn from './lessons/scholar/en.json' with { type: 'json' };
import scholarSw from './lessons/scholar/sw.json' with { type: 'json' };
import scholarSt from './lessons/scholar/st.json' with { type: 'json' };
import type { TrainingModule } from './modules.ts';

/** The words of a module: a lesson to read, which is also the transcript of its video, and the questions after it. */
export interface Lesson {
  readonly title: string;
  readonly description: string;
  readonly lesson: ReadonlyArray<{ readonly title: string; readonly text: string }>;
  readonly quiz: ReadonlyArray<{ readonly question: string; readonly options: readonly string[] }>;
}

const lessons: Readonly<Record<string, Readonly<Record<Language, Lesson>>>> = {
  safety: { en: safetyEn, sw: safetySw, st: safetySt },
  'road-rules': { en: roadRulesEn, sw: roadRulesSw, st: roadRulesSt },
  app: { en: appEn, sw: appSw, st: appSt },
  'ladies-only': { en: ladiesOnlyEn, sw: ladiesOnlySw, st: ladiesOnlySt },
  'food-parcels': { en: foodParcelsEn, sw: foodParcelsSw, st: foodParcelsSt },
  scholar: { en: scholarEn, sw: scholarSw, st: scholarSt },
};

/**
 * The words of a module in a language.
 * @throws Error when the module has none, which a test rules out
 */
export function lessonOf(module: TrainingModule, language: Language): Lesson {
  const lesson = lessons[module.slug]?.[language];
  if (lesson === undefined) throw new Error(`no lesson for ${module.slug}`);
  return lesson;
}
