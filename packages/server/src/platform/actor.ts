import type { Call } from '@safiri/contract/call.ts';
import type { SignInMethod } from '@safiri/rules/auth/sign-in-methods.ts';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import type { Grant } from '@safiri/rules/staff/permissions.ts';
import type { StaffRole } from '@safiri/rules/staff/roles.ts';
import type { Role } from '@safiri/rules/users/roles.ts';

/** What somebody is in the console. */
export interface StaffStanding {
  readonly roles: readonly StaffRole[];
  /** Each role with the markets that it is limited to. */
  readonly grants: readonly Grant[];
  /** The shops that the role of a merchant reaches. */
  readonly merchantIds: readonly number[];
  /** The fleets that the role of a fleet's owner reaches. */
  readonly fleetIds: readonly number[];
}

/** Who acts, as the session row says; nothing of it comes from the request. */
export interface Actor {
  readonly userId: number;
  readonly userType: Role;
  /** Set for drivers. */
  readonly driverId: number | null;
  readonly countryId: CountryId;
  readonly sessionId: number;
  /** A woman whose gender staff confirmed: ladies-only rides are hers to take. */
  readonly verifiedFemale: boolean;
  /** How the session was opened. */
  readonly method: SignInMethod;
  /** Staff have given their second factor in this session. */
  readonly secondFactor: boolean;
  /** Null for everybody but staff. */
  readonly staff: StaffStanding | null;
}

export interface DriverActor extends Actor {
  readonly driverId: number;
}

/** The actor that a call's `who` guarantees. */
export type ActorFor<C extends Call> = C['who'] extends 'anyone' ? Actor | null : C['who'] extends 'driver' ? DriverActor : Actor;
