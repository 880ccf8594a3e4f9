import type { MeetingPoint as Wire } from '@safiri/contract/markets/trip-service.ts';
import type { MeetingPoint } from '@safiri/rules/markets/places.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { roadMeters } from '@safiri/rules/places/route-estimate.ts';

/** A meeting point with the way to it on foot. @param pickup where the passenger is */
export const presentMeeting = (meet: MeetingPoint | null, pickup: Point): Wire | null =>
  meet === null ? null : { ...meet, meters: Math.round(roadMeters(distanceMeters(pickup, meet))) };
