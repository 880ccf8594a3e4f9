import { sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { isSuspended } from '@safiri/db/standing/conditions.ts';
import { isInForce, replacementWaits } from '@safiri/db/verification/conditions.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import { expiredDocument, type DriverGap, type EntitlementFacts, type TripGap } from '@safiri/rules/drivers/entitlement.ts';
import { vehicleAge, vehicleAgeLimit } from '@safiri/rules/drivers/vehicle-age.ts';
import { requiredModuleIds } from '@safiri/rules/training/modules.ts';
import { requiredDocuments } from '@safiri/rules/verification/documents.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { Problem } from '../platform/problem.ts';

interface Row extends Record<string, unknown>, Omit<EntitlementFacts, 'today'> {
  countryId: CountryId;
}

const listOf = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** What entitles a driver to drive, as the rows say now; undefined for a driver who does not exist. */
export async function readEntitlement(reader: Reader, driverId: number, now: Date): Promise<EntitlementFacts | undefined> {
  const { rows } = await reader.execute<Row>(sql`
    select ${isSuspended('driver', sql`d.user_id`)} as suspended, d.verification_status as status, v.vehicle_type as "vehicleType", v.year as "vehicleYear",
      v.status as "vehicleStatus", u.country_id as "countryId",
      u.gender, u.gender_verified_at is not null as "genderVerified",
      (select coalesce(jsonb_agg(jsonb_build_object('documentType', document_type, 'expiryDate', expiry_date,
         'replacementWaits', ${replacementWaits}) order by expiry_date, id), '[]') from driver_documents
       where subject in (d.id, -d.vehicle_id) and expiry_date is not null and document_type in (${listOf(requiredDocuments)}) and ${isInForce}) as documents,
      (select count(*)::int from training_progress t
       where t.driver_id = d.id and t.status = 'completed' and t.module_id in (${listOf(requiredModuleIds)})) as "modulesCompleted"
    from drivers d join users u on u.id = d.user_id join vehicles v on v.id = d.vehicle_id where d.id = ${driverId}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { countryId, ...facts } = row;
  return {
    ...facts,
    today: localDate(now, countryById(countryId).timeZoneId),
  };
}

const expiredName = (facts: EntitlementFacts) => (expiredDocument(facts)?.documentType ?? 'document').replaceAll('_', ' ');

/**
 * A gap as its driver is told it.
 * @param toDo what the gap keeps from, after "to" and after "You can": "go online"
 */
export function gapProblem(gap: DriverGap, facts: EntitlementFacts, toDo: string): Problem {
  switch (gap) {
    case 'suspended':
      return new Problem('suspended', `You are suspended. You can ${toDo} again once it is lifted: read the reason and answer.`);
    case 'not_verified':
      return new Problem('driver_not_verified', `You can ${toDo} once your verification is approved.`);
    case 'vehicle_too_old': {
      const age = vehicleAge(facts.vehicleYear ?? 0, Number(facts.today.slice(0, 4)));
      return new Problem('vehicle_too_old', `Your vehicle is ${age} years old; the limit is ${vehicleAgeLimit(facts.vehicleType)} years.`);
    }
    case 'vehicle_not_approved':
      return new Problem(gap, `You can ${toDo} with this vehicle once it is approved.`);
    case 'document_expired':
      return new Problem(gap, `Your ${expiredName(facts)} has expired. Upload a new one to ${toDo}.`);
    case 'document_in_review':
      return new Problem(
        gap,
        `Your ${expiredName(facts)} has expired. The new one that you sent is being reviewed: you can ${toDo} once it is approved.`,
      );
    case 'training_unfinished': {
      const left = requiredModuleIds.length - facts.modulesCompleted;
      return new Problem(
        'training_unfinished',
        `You can ${toDo} once your training is complete. Required modules left: ${left} of ${requiredModuleIds.length}.`,
      );
    }
  }
}

/** The same for a trip that a driver holds or is about to accept. */
export function tripGapProblem(gap: TripGap, facts: EntitlementFacts): Problem {
  switch (gap) {
    case 'ladies_only':
      return new Problem('ladies_only', 'This ride is matched only with verified female drivers.');
    case 'passenger_not_verified':
      return new Problem('ladies_only', 'This ride type is available only for verified female passengers');
    case 'vehicle':
      return new Problem('illegal_transition', 'Your vehicle can’t carry this trip.');
    case 'suspended':
    case 'not_verified':
    case 'vehicle_not_approved':
    case 'vehicle_too_old':
    case 'document_expired':
    case 'document_in_review':
    case 'training_unfinished':
      return gapProblem(gap, facts, 'accept rides');
  }
}
