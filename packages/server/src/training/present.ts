import type { Language } from '@safiri/rules/languages.ts';
import type { ModuleCard, ModuleLesson, Progress, QuizQuestion } from '@safiri/contract/training/shapes.ts';
import { forbiddenLines } from '@safiri/rules/training/forbidden-lines.ts';
import type { TrainingModule } from '@safiri/rules/training/modules.ts';
import { questionId } from '@safiri/rules/training/quiz.ts';
import type { ProgressRow } from './queries.ts';
import { lessonOf } from './lessons.ts';

export function presentModule(module: TrainingModule, language: Language): ModuleCard {
  const { title, description, quiz } = lessonOf(module.slug, language);
  const questions = quiz.map(({ question, options }, n): QuizQuestion => ({ id: questionId(module.id, n), question, options }));
  return {
    id: module.id,
    title,
    description,
    isRequired: module.isRequired,
    advisedFor: module.advisedFor ?? null,
    minutes: module.minutes,
    parts: module.parts,
    quizQuestions: JSON.stringify(questions),
  };
}

/** @param videos address of the operator's folder of videos, `<module>.<language>.mp4` */
export function presentLesson(module: TrainingModule, language: Language, videos: string | undefined): ModuleLesson {
  return {
    ...presentModule(module, language),
    lesson: lessonOf(module.slug, language).lesson.map(({ title, lines }, part) => ({
      title,
      text: lines.join(' '),
      lines: [...lines],
      forbidden: [...forbiddenLines(module.slug, part)],
    })),
    ...(videos === undefined ? {} : { videoUrl: `${videos}/${module.slug}.${language}.mp4` }),
  };
}

export function presentProgress(row: ProgressRow): Progress {
  return {
    id: row.id,
    moduleId: row.moduleId,
    status: row.status,
    quizScore: row.quizScore,
    videoWatched: row.videoWatched,
    lessonPart: row.lessonPart,
    attempts: row.attempts,
    retryAt: row.retryAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}
