import { sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { isSuspended } from '@safiri/db/standing/conditions.ts';
import { isInForce, replacementWaits } from '@safiri/db/verification/conditions.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import {
  expiredDocument,
  lackingDocument,
  type DriverGap,
  type EntitlementFacts,
  type TripGap,
} from '@safiri/rules/drivers/entitlement.ts';
import { vehicleAge, vehicleAgeLimit } from '@safiri/rules/drivers/vehicle-age.ts';
import { requiredModuleIds } from '@safiri/rules/training/modules.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { askedSince, paperName, requiredTypes, typeInWords } from '@safiri/rules/verification/papers.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import type { Markets } from '../platform/markets.ts';
import { Problem } from '../platform/problem.ts';
import { ageLimitsOf, homeMarket, paperHistory, paperOf } from './papers.ts';

/** What entitles a driver, and what the papers are called that keep them from it. */
export interface Entitlement extends EntitlementFacts {
  /** In English, as problems say it. */
  readonly called: (documentType: string) => string;
}

/** A paper that staff approved, by the latest of its type. */
interface Approved {
  readonly documentType: string;
  readonly ofVehicle: boolean;
  readonly expiryDate: string | null;
  readonly replacementWaits: boolean;
}

interface Row extends Record<string, unknown>, Omit<EntitlementFacts, 'today' | 'ageLimits' | 'documents' | 'lacking' | 'workplace'> {
  countryId: CountryId;
  marketId: string | null;
  given: boolean;
  kind: VehicleKind;
  approved: readonly Approved[];
  /** Types that were sent and that nobody has decided about, with whose they are. */
  sent: ReadonlyArray<Pick<Approved, 'documentType' | 'ofVehicle'>>;
}

const listOf = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** What entitles a driver to drive, as the rows and the driver's market say now; undefined for a driver who does not exist. */
export async function readEntitlement(reader: Reader, markets: Markets, driverId: number, now: Date): Promise<Entitlement | undefined> {
  const { rows } = await reader.execute<Row>(sql`
    select ${isSuspended('driver', sql`d.user_id`)} as suspended, d.verification_status as status, v.vehicle_type as "vehicleType", v.year as "vehicleYear",
      v.status as "vehicleStatus", v.kind, d.market_id as "marketId", d.markets_given_at is not null as given, u.country_id as "countryId",
      u.gender, u.gender_verified_at is not null as "genderVerified",
      (select coalesce(jsonb_agg(jsonb_build_object('documentType', document_type, 'ofVehicle', vehicle_id is not null, 'expiryDate', expiry_date,
         'replacementWaits', ${replacementWaits}) order by expiry_date, id), '[]') from driver_documents
       where subject in (d.id, -d.vehicle_id) and ${isInForce}) as approved,
      (select coalesce(jsonb_agg(jsonb_build_object('documentType', document_type, 'ofVehicle', vehicle_id is not null)), '[]') from driver_documents
       where subject in (d.id, -d.vehicle_id) and replaced_at is null and verification_status = 'pending') as sent,
      (select count(*)::int from training_progress t
       where t.driver_id = d.id and t.status = 'completed' and t.module_id in (${listOf(requiredModuleIds)})) as "modulesCompleted"
    from drivers d join users u on u.id = d.user_id join vehicles v on v.id = d.vehicle_id where d.id = ${driverId}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { countryId, marketId, given, kind, approved, sent, ...facts } = row;
  const market = homeMarket(markets, { marketId, countryId });
  const history = paperHistory(markets, market, now);
  const needed = requiredTypes(history.now, kind);
  const since = askedSince(history.now, history.earlier, kind);
  const has = (rows: Row['sent'], documentType: string, ofVehicle: boolean) =>
    rows.some((one) => one.documentType === documentType && one.ofVehicle === ofVehicle);
  const lackingOf = (types: readonly string[], ofVehicle: boolean) =>
    types
      .filter((type) => !has(approved, type, ofVehicle))
      .map((documentType) => ({ documentType, isSent: has(sent, documentType, ofVehicle) }));
  return {
    ...facts,
    ageLimits: ageLimitsOf(market),
    workplace: { given, marketId, countryId },
    documents: approved.flatMap(({ documentType, ofVehicle, expiryDate, replacementWaits: waits }) =>
      expiryDate !== null && (ofVehicle ? needed.vehicle : needed.driver).includes(documentType)
        ? [{ documentType, expiryDate, replacementWaits: waits }]
        : [],
    ),
    lacking: [...lackingOf(since.driver, false), ...lackingOf(since.vehicle, true)],
    today: localDate(now, countryById(countryId).timeZoneId),
    called: (documentType) => paperName(paperOf(history, kind, documentType), 'en') ?? typeInWords(documentType),
  };
}

const expiredName = (facts: Entitlement) => facts.called(expiredDocument(facts)?.documentType ?? 'document');

/**
 * A gap as its driver is told it.
 * @param toDo what the gap keeps from, after "to" and after "You can": "go online"
 */
export function gapProblem(gap: DriverGap, facts: Entitlement, toDo: string): Problem {
  switch (gap) {
    case 'suspended':
      return new Problem('suspended', `You are suspended. You can ${toDo} again once it is lifted: read the reason and answer.`);
    case 'not_verified':
      return new Problem('driver_not_verified', `You can ${toDo} once your verification is approved.`);
    case 'vehicle_too_old': {
      const age = vehicleAge(facts.vehicleYear ?? 0, Number(facts.today.slice(0, 4)));
      return new Problem(
        'vehicle_too_old',
        `Your vehicle is ${age} years old; the limit is ${vehicleAgeLimit(facts.ageLimits, facts.vehicleType)} years.`,
      );
    }
    case 'vehicle_not_approved':
      return new Problem(gap, `You can ${toDo} with this vehicle once it is approved.`);
    case 'document_expired':
      return new Problem(gap, `Your ${expiredName(facts)} has expired. Upload a new one to ${toDo}.`);
    case 'document_missing':
      return new Problem(
        gap,
        `Your city asks for this paper now: ${facts.called(lackingDocument(facts)?.documentType ?? 'document')}. Upload it to ${toDo}.`,
      );
    case 'document_in_review':
      if (expiredDocument(facts) === undefined) {
        const name = facts.called(lackingDocument(facts)?.documentType ?? 'document');
        return new Problem(
          gap,
          `Your city asks for this paper now: ${name}. The one that you sent is being reviewed: you can ${toDo} once it is approved.`,
        );
      }
      return new Problem(
        gap,
        `Your ${expiredName(facts)} has expired. The new one that you sent is being reviewed: you can ${toDo} once it is approved.`,
      );
    case 'no_market':
      return new Problem('no_market', `You drive in no city at the moment. You can ${toDo} once the team gives you one.`);
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
export function tripGapProblem(gap: TripGap, facts: Entitlement): Problem {
  switch (gap) {
    case 'ladies_only':
      return new Problem('ladies_only', 'This ride is matched only with verified female drivers.');
    case 'passenger_not_verified':
      return new Problem('ladies_only', 'This ride type is available only for verified female passengers');
    case 'other_market':
      return new Problem('no_market', 'This trip begins outside the city in which you work now.');
    case 'vehicle':
      return new Problem('illegal_transition', 'Your vehicle can’t carry this trip.');
    case 'suspended':
    case 'not_verified':
    case 'vehicle_not_approved':
    case 'vehicle_too_old':
    case 'document_expired':
    case 'document_missing':
    case 'document_in_review':
    case 'training_unfinished':
    case 'no_market':
      return gapProblem(gap, facts, 'accept rides');
  }
}
