import type { BodyOf, QueryOf, ReplyOf } from '@safiri/contract/call.ts';
import type { LocationFix, reportLocation as call } from '@safiri/contract/drivers/calls.ts';
import type { PhoneFix } from '@safiri/rules/drivers/judge-fixes.ts';
import type { DriverActor } from '../platform/actor.ts';
import { fieldProblem } from '../platform/problem.ts';
import type { LocationIngest } from './location-ingest.ts';

function momentOf(text: string, path: string): number {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw fieldProblem(path, 'Not a time');
  return at;
}

const fixOf = ({ lat, lng, heading, speed, accuracy, at }: LocationFix, path: string): PhoneFix => ({
  lat,
  lng,
  heading: heading ?? null,
  speed: speed ?? null,
  accuracy: accuracy ?? null,
  at: momentOf(at, path),
});

/**
 * Takes in what a driver's phone posts; of a batch the newest is where the driver is.
 * @throws Problem invalid_request for a time that is none
 */
export function reportLocation(
  ingest: LocationIngest,
  actor: DriverActor,
  query: QueryOf<typeof call>,
  body: BodyOf<typeof call>,
): ReplyOf<typeof call> {
  const fixes = Array.isArray(body) ? body.map((fix, i) => fixOf(fix, `${i}.at`)) : [fixOf(body, 'at')];
  const sentAt = query.sentAt === undefined ? undefined : momentOf(query.sentAt, 'sentAt');
  const { taken, rejected } = ingest.take(actor.driverId, fixes, sentAt);
  const { outOfOrder = 0, tooOld = 0, fromFuture = 0, nowhere = 0, suspect = 0, otherSource = 0 } = rejected;
  return { accepted: taken.length, outOfOrder, tooOld, fromFuture, nowhere, suspect, otherSource };
}
