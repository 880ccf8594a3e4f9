import * as calls from '@safiri/contract/drivers/calls.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { localYear } from '../places/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import type { ReportLocation } from './report-location.ts';
import { todayOf } from './today.ts';
import { checkVehicleAge } from './vehicle-age.ts';

/** A driver is named by the driver id or by the user id (spec: the seeds differ). */
function requireOwn(actor: DriverActor, id: number): void {
  if (id !== actor.driverId && id !== actor.userId) throw new Problem('forbidden');
}

export function driverRoutes(server: Server, report: ReportLocation): void {
  serveRead(server, calls.reportLocation, async ({ actor, params, body }) => {
    requireOwn(actor, params.id);
    return { accepted: report(actor, body) };
  });
  serveRead(server, calls.getToday, async ({ actor, params }) => {
    requireOwn(actor, params.id);
    return todayOf(server.ctx, actor);
  });
  serveRead(server, calls.verifyVehicleAge, async ({ actor, body }) => {
    const { timeZoneId } = countryById(actor.countryId);
    return checkVehicleAge(body, localYear(server.ctx.clock(), timeZoneId));
  });
}
