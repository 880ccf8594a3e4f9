import type { Language } from '@safiri/rules/languages.ts';
import type { ModuleCard, ModuleLesson, Progress, QuizQuestion } from '@safiri/contract/training/shapes.ts';
import type { TrainingModule } from '@safiri/rules/training/modules.ts';
import { questionId } from '@safiri/rules/training/quiz.ts';
import type { ProgressRow } from './queries.ts';
import { lessonOf, type Lesson, type Taught } from './taught.ts';

function presentCard(module: TrainingModule, { title, description, quiz }: Lesson): ModuleCard {
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

export const presentModule = (module: TrainingModule, language: Language, taught: Taught): ModuleCard =>
  presentCard(module, lessonOf(module.slug, language, taught));

/** @param videos address of the operator's folder of videos, `<module>.<language>.mp4` */
export function presentLesson(module: TrainingModule, language: Language, taught: Taught, videos: string | undefined): ModuleLesson {
  const words = lessonOf(module.slug, language, taught);
  return {
    ...presentCard(module, words),
    lesson: words.lesson.map(({ title, lines, forbidden }) => ({
      title,
      text: lines.join(' '),
      lines: [...lines],
      forbidden: [...forbidden],
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
