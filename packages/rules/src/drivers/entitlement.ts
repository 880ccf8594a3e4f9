import { gendersFit, type KnownGender } from '../dispatch/gates.ts';
import { vehicleFits, type VehicleType } from '../dispatch/vehicles.ts';
import type { RideType } from '../pricing/ride-types.ts';
import { isOneOf } from '../records.ts';
import { requiredModuleIds } from '../training/modules.ts';
import { hasExpired, type SentDocumentStatus } from '../verification/documents.ts';
import type { VerificationStatus } from '../verification/steps.ts';
import { vehicleAgeAllows, type VehicleAgeLimits } from './vehicle-age.ts';
import { drivesIn, type MarketOfTrip, type Workplace } from './workplace.ts';

/** What can keep a driver from driving at all, in the order in which they are told (product §3). */
export const driverGaps = [
  'suspended',
  'not_verified',
  'vehicle_not_approved',
  'vehicle_too_old',
  'document_expired',
  'document_missing',
  'document_in_review',
  'training_unfinished',
  /** The team has taken all markets away. */
  'no_market',
] as const;
export type DriverGap = (typeof driverGaps)[number];

/** What can keep a driver from one trip: also that it asks for another vehicle, or for women on both sides. */
export type TripGap = DriverGap | 'vehicle' | 'other_market' | 'ladies_only' | 'passenger_not_verified';

/** A required document with a last day, by the latest that staff approved of its type. */
export interface ApprovedDocument {
  readonly documentType: string;
  /** YYYY-MM-DD, in the driver's own country. */
  readonly expiryDate: string;
  /** A newer one was sent and waits for its review. Only staff's approval makes its date count. */
  readonly replacementWaits: boolean;
}

/** A paper that the market asks for since the driver or vehicle was approved, and that nobody has approved. */
export interface LackingDocument {
  readonly documentType: string;
  /** It was sent and waits for its review. */
  readonly isSent: boolean;
}

/** What entitles a driver to drive, as it stands now. */
export interface EntitlementFacts extends KnownGender {
  /** A suspension of this driver stands (`rules/standing`). */
  readonly suspended: boolean;
  readonly status: VerificationStatus;
  /** What staff say of the vehicle that the driver has chosen. */
  readonly vehicleStatus: SentDocumentStatus;
  readonly vehicleType: VehicleType;
  /** Null while it is not known, which is the documents' matter. */
  readonly vehicleYear: number | null;
  /** Of the driver's market. */
  readonly ageLimits: VehicleAgeLimits;
  /** Those without a last day are left out. */
  readonly documents: readonly ApprovedDocument[];
  /** What the market has come to ask for (`askedSince` of `verification/papers.ts`). */
  readonly lacking: readonly LackingDocument[];
  /** How many of the required modules are completed. */
  readonly modulesCompleted: number;
  readonly workplace: Workplace;
  /** YYYY-MM-DD in the driver's own country. */
  readonly today: string;
}

/** What a trip asks of its two sides. */
export interface TripToDrive {
  readonly rideType: RideType;
  /** The vehicles that can carry the order; null for those of the ride type. */
  readonly vehicles: readonly VehicleType[] | null;
  readonly passenger: KnownGender;
  readonly market: MarketOfTrip;
}

/** The expired document that the driver is told of: before others one for which no other was sent. */
export function expiredDocument({ documents, today }: Pick<EntitlementFacts, 'documents' | 'today'>): ApprovedDocument | undefined {
  const expired = documents.filter((document) => hasExpired(document.expiryDate, today));
  return expired.find((document) => !document.replacementWaits) ?? expired[0];
}

/** The paper that the driver is asked for: before others one that was not sent. */
export const lackingDocument = ({ lacking }: Pick<EntitlementFacts, 'lacking'>): LackingDocument | undefined =>
  lacking.find(({ isSent }) => !isSent) ?? lacking[0];

/**
 * The first thing that keeps a driver off the road: a suspension, approval, their own and that of the vehicle they chose, its age, documents in date, those that the market has come to ask for, the required training, a market to drive in
 * (product §3; spec: operations §1, §9). Undefined when there is none.
 */
export function driverGap(facts: EntitlementFacts): DriverGap | undefined {
  const { vehicleType, vehicleYear, today } = facts;
  if (facts.suspended) return 'suspended';
  if (facts.status !== 'approved') return 'not_verified';
  if (facts.vehicleStatus !== 'approved') return 'vehicle_not_approved';
  if (vehicleYear !== null && !vehicleAgeAllows(facts.ageLimits, vehicleType, vehicleYear, Number(today.slice(0, 4))))
    return 'vehicle_too_old';
  const expired = expiredDocument(facts);
  if (expired !== undefined) return expired.replacementWaits ? 'document_in_review' : 'document_expired';
  const lacking = lackingDocument(facts);
  if (lacking !== undefined) return lacking.isSent ? 'document_in_review' : 'document_missing';
  if (facts.modulesCompleted < requiredModuleIds.length) return 'training_unfinished';
  if (facts.workplace.given && facts.workplace.marketId === null) return 'no_market';
  return undefined;
}

/**
 * The first thing that keeps this driver from this trip, asked at each step up to the start (product §3). Undefined when
 * both sides are entitled to it.
 */
export function tripGap(facts: EntitlementFacts, trip: TripToDrive): TripGap | undefined {
  const gap = driverGap(facts);
  if (gap !== undefined) return gap;
  if (!drivesIn(facts.workplace, trip.market)) return 'other_market';
  if (!vehicleFits(facts.vehicleType, trip.rideType, trip.vehicles)) return 'vehicle';
  if (gendersFit(trip.rideType, facts, trip.passenger)) return undefined;
  // With another driver the trip could go on only when its passenger may ask for it.
  return gendersFit(trip.rideType, { gender: 'female', genderVerified: true }, trip.passenger) ? 'ladies_only' : 'passenger_not_verified';
}

/** Whether a gap is the driver's as such, so that no trip at all may be driven. */
export const isDriverGap = (gap: TripGap): gap is DriverGap => isOneOf(driverGaps, gap);
