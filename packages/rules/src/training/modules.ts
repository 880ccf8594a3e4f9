/** Folders of the lessons, which are texts (`packages/locales/src/training-server`). */
export type ModuleSlug = 'safety' | 'road-rules' | 'app' | 'ladies-only' | 'food-parcels' | 'scholar';

/** Work that an optional module prepares for. */
export const trainedWork = ['school_runs', 'deliveries'] as const;
export type TrainedWork = (typeof trainedWork)[number];

/** A module of the driver training, without its words. */
export interface TrainingModule {
  readonly id: number;
  readonly slug: ModuleSlug;
  /** Needed before a driver may go online (spec: operations §1, training is mandatory). */
  readonly isRequired: boolean;
  /** What it is advised for, of one that nobody must do. */
  readonly advisedFor?: TrainedWork;
  /** About so long for a careful reader, quiz included. */
  readonly minutes: number;
  /** Parts of the lesson, the same in every language. */
  readonly parts: number;
}

/** The modules in the order in which they are best done. An id never changes: a driver's progress points at it. */
export const trainingModules: readonly TrainingModule[] = [
  { id: 1, slug: 'safety', isRequired: true, minutes: 8, parts: 6 },
  { id: 2, slug: 'road-rules', isRequired: true, minutes: 8, parts: 6 },
  { id: 3, slug: 'app', isRequired: true, minutes: 8, parts: 6 },
  { id: 4, slug: 'ladies-only', isRequired: true, minutes: 8, parts: 6 },
  { id: 5, slug: 'food-parcels', isRequired: false, advisedFor: 'deliveries', minutes: 8, parts: 6 },
  { id: 6, slug: 'scholar', isRequired: false, advisedFor: 'school_runs', minutes: 9, parts: 6 },
];

export const requiredModuleIds: readonly number[] = trainingModules.filter((module) => module.isRequired).map((module) => module.id);

/** The required modules that are still to be done, and about how long they take, minutes. */
export interface LessonsLeft {
  readonly left: number;
  readonly total: number;
  readonly minutes: number;
}

/** What is left of the required modules. @param completedIds ids of completed modules, optional ones among them */
export function lessonsLeft(completedIds: ReadonlySet<number>): LessonsLeft {
  const required = trainingModules.filter((module) => module.isRequired);
  const open = required.filter(({ id }) => !completedIds.has(id));
  return { left: open.length, total: required.length, minutes: open.reduce((sum, { minutes }) => sum + minutes, 0) };
}

export function trainingModuleById(id: number): TrainingModule | undefined {
  return trainingModules.find((module) => module.id === id);
}

/**
 * Overall progress in percent: completed required modules over required modules (spec: operations §9). Optional modules
 * do not count, so it never passes 100.
 * @param modules those the server names
 * @param completedIds ids of completed modules
 */
export function overallProgress(modules: ReadonlyArray<{ id: number; isRequired: boolean }>, completedIds: ReadonlySet<number>): number {
  const required = modules.filter((module) => module.isRequired);
  if (required.length === 0) return 100;
  return Math.floor((100 * required.filter((module) => completedIds.has(module.id)).length) / required.length);
}
