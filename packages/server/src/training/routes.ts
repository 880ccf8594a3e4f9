import * as calls from '@safiri/contract/training/calls.ts';
import { modulesFor } from '@safiri/rules/training/market-content.ts';
import { trainingModuleById, trainingModules } from '@safiri/rules/training/modules.ts';
import { multiServiceTraining } from '@safiri/rules/training/multi-service.ts';
import { requireOwnDriver } from '../platform/own-driver.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { completeModule } from './complete-module.ts';
import { presentLesson, presentModule, presentProgress } from './present.ts';
import { completedOf, progressOf } from './queries.ts';
import { recordLesson } from './record-lesson.ts';
import { startModule } from './start-module.ts';
import { languageFor } from '../users/public.ts';
import { multiServiceWordsOf } from './taught.ts';
import { taughtTo } from './where-driven.ts';

export function trainingRoutes(server: Server): void {
  const { db, config } = server.ctx;
  const progressFor = async (driverId: number) => (await progressOf(db, driverId)).map(presentProgress);

  serveRead(server, calls.listModules, async ({ actor, query }) => {
    const language = await languageFor(db, actor.userId, query.language);
    const taught = await taughtTo(server.ctx, actor);
    return modulesFor(taught.market).map((module) => presentModule(module, language, taught));
  });
  serveRead(server, calls.getModule, async ({ actor, params, query }) => {
    const module = trainingModuleById(params.id);
    if (module === undefined) throw notFound();
    const language = await languageFor(db, actor.userId, query.language);
    return presentLesson(module, language, await taughtTo(server.ctx, actor), config.trainingVideosUrl);
  });
  serveRead(server, calls.ownProgress, async ({ actor }) => progressFor(actor.driverId));
  serveRead(server, calls.listProgress, async ({ actor, params }) => {
    requireOwnDriver(actor, params.driverId);
    return progressFor(actor.driverId);
  });
  serveWrite(server, calls.startModule, async (uow, { actor, body }) => {
    requireOwnDriver(actor, body.driverId);
    return presentProgress(await startModule(uow, actor, body));
  });
  serveWrite(server, calls.recordLesson, async (uow, { actor, body }) => presentProgress(await recordLesson(uow, actor, body)));
  serveWrite(server, calls.completeModule, (uow, { actor, body }) => completeModule(uow, actor, body));
  serveRead(server, calls.multiService, async ({ actor, query }) => {
    const language = await languageFor(db, actor.userId, query.language);
    const taught = await taughtTo(server.ctx, actor);
    const { modules, ...rest } = multiServiceTraining(multiServiceWordsOf(language, taught), taught.market);
    const ids = trainingModules.map((module) => module.id);
    const completed = actor.driverId === null ? new Set<number>() : await completedOf(db, actor.driverId, ids);
    return { ...rest, modules: modules.map((module) => ({ ...module, completed: module.moduleIds.every((id) => completed.has(id)) })) };
  });
}
