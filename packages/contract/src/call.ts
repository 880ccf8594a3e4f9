import type * as z from 'zod/v4/core';
import type { ProblemCode } from './problems.ts';
import type { StaffKey } from './staff/permissions.ts';

/** Who may make a call: anyone, any signed-in account, or one role. Objects are authorised by the server on top. */
export type Who = 'anyone' | 'signed-in' | 'passenger' | 'driver' | 'staff';

/** Named request limits; the numbers live in the server's settings (spec silent; issue of abuse). */
export type LimitName =
  | 'sign-in'
  | 'mail'
  | 'read'
  | 'write'
  | 'location'
  | 'upload'
  | 'export'
  | 'pdf'
  | 'known-phone'
  | 'promotion-code'
  | 'emergency'
  | 'assistant'
  | 'nearby';

/**
 * What becomes of a call when more is asked than the server can do: `served` whatever happens (emergencies), `refused-last`
 * (what a trip under way lives on), and all others are refused first.
 */
export type UnderLoad = 'served' | 'refused-last';

/** `METHOD /path/:param`, the one place where a method and a path are written is the room's `paths.ts`. */
export type CallKey = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;

/** One HTTP call as data: the server registers routes from it, the client is typed by it, the OpenAPI document is made of it. */
export interface Call {
  readonly key: CallKey;
  /** One line for the API reader. */
  readonly summary: string;
  readonly who: Who;
  /** Of those signed in the people of the app alone: staff ride, and are in danger, by an account of their own. */
  readonly notForStaff?: true;
  /** Staff may make this call before the second factor is given; all others of theirs wait for it. */
  readonly beforeSecondFactor?: true;
  /** In a session of quick login the password must have been given a short while ago; else `confirm_password`. */
  readonly passwordAgain?: true;
  readonly limit: LimitName;
  readonly underLoad?: UnderLoad;
  readonly params?: z.$ZodType;
  readonly query?: z.$ZodType;
  readonly body?: z.$ZodType;
  /** The largest body, bytes, where it is more than what every call takes. */
  readonly bodyBytes?: number;
  /** A body that is no JSON; the action reads it as a stream. */
  readonly consumes?: 'multipart/form-data';
  /** The call opens a WebSocket: it has no reply, and what travels on it is described beside the call. */
  readonly upgrade?: 'websocket';
  readonly reply: z.$ZodType;
  /** Status of success, 200 when absent. */
  readonly status?: 201;
  /** The write may be repeated with the same `Idempotency-Key` and is then answered as the first time. */
  readonly idempotent?: true;
  /** Problems that this call's own rules can answer; those every call can answer are not repeated. */
  readonly problems: readonly ProblemCode[];
}

/** A call of staff has its permission in `staff/permissions.ts`, unless it comes before the second factor. */
type WithPermission<C extends Call> = C extends { who: 'staff' }
  ? C extends { beforeSecondFactor: true }
    ? unknown
    : { readonly key: StaffKey }
  : unknown;

/** Keeps the literal types of a call. */
export function defineCall<const C extends Call>(call: C & WithPermission<C>): C {
  return call;
}

type Input<S> = S extends z.$ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.$ZodType ? z.output<S> : undefined;

/** What the client sends. */
export type ParamsIn<C extends Call> = Input<C['params']>;
export type QueryIn<C extends Call> = Input<C['query']>;
export type BodyIn<C extends Call> = Input<C['body']>;

/** What the server's action gets after validation. */
export type ParamsOf<C extends Call> = Output<C['params']>;
export type QueryOf<C extends Call> = Output<C['query']>;
export type BodyOf<C extends Call> = Output<C['body']>;

/** What travels back. */
export type ReplyOf<C extends Call> = z.output<C['reply']>;
