import * as z from 'zod/mini';
import { bookingsChoices, versionStatuses } from '@safiri/rules/markets/versions.ts';
import { vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { marketStatuses } from '@safiri/rules/markets/document.ts';
import { defineCall } from '../call.ts';
import { countryId, idParam, instant, line } from '../fields.ts';
import { marketPaths } from './paths.ts';

/** Bytes: an area may have many corners. */
const LARGEST_DOCUMENT = 1_000_000;

/** No honest document is nested as deep. */
const DEEPEST = 24;

const isDeeper = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' && value !== null && (left === 0 || Object.values(value).some((one) => isDeeper(one, left - 1)));

/** A document as it is written; the server reads it by `marketText`, and names each fault by its path. */
const document = z.record(z.string(), z.unknown());
const sentDocument = document.check(z.refine((value) => !isDeeper(value), { error: 'is nested too deeply' }));

const version = z.object({
  /** Counts within its market. */
  number: z.int(),
  status: z.enum(versionStatuses),
  validFrom: instant,
  createdAt: instant,
  /** Null of the command line. */
  author: z.nullable(z.string()),
  /** Who published what waited. */
  approver: z.nullable(z.string()),
  /** Its author did, after a day, since nobody else could. */
  alone: z.boolean(),
  why: z.nullable(z.string()),
});
export type MarketVersion = z.infer<typeof version>;

/** What two documents say differently (`rules/markets/changes.ts`). */
const change = z.object({ path: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });

const listed = z.object({
  id: z.string(),
  name: z.string(),
  country: countryId,
  /** Of the version in force; of the first one while it is still to come. */
  status: z.enum(marketStatuses),
  /** The version in force; null before the first. */
  inForce: z.nullable(version),
  /** Published ones whose time comes, the soonest first. */
  coming: z.array(version),
  /** The one that waits for a second person. */
  waiting: z.nullable(version),
});
export type ListedMarket = z.infer<typeof listed>;

const waiting = z.object({
  ...version.shape,
  document,
  /** Against what is published. */
  changes: z.array(change),
  isOwn: z.boolean(),
  /** From when on who asks may publish it; null for never. */
  publishableFrom: z.nullable(instant),
});
export type WaitingMarketVersion = z.infer<typeof waiting>;

const file = z.object({
  ...listed.shape,
  timeZone: z.string(),
  currency: z.string(),
  waiting: z.nullable(waiting),
  /** The newest version, published or waiting: what a change is based on. */
  newest: z.int(),
  /** The newest published one, which a change begins with. */
  edited: z.object({ number: z.int(), validFrom: instant, document }),
  /** The newest ones first, those taken back among them. */
  history: z.array(version),
  /** Trips that are asked for or driven now. */
  underWay: z.int(),
  /** Rides that are booked for later. */
  booked: z.int(),
});
export type MarketFile = z.infer<typeof file>;

const fares = {
  /** The id of the service. */
  service: z.string(),
  meters: z.int(),
  /** Two-decimal strings in the market's currency; null where there is no such service. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
};

const preview = z.object({
  /** Of typical trips by hour and minute on the market's clocks; before is what is in force. */
  typical: z.array(
    z.object({
      ...fares,
      hour: z.int(),
      minute: z.int(),
      /** That may drive it; of a parcel the one by which it is reckoned. */
      vehicles: z.array(z.enum(vehicleTypes)),
    }),
  ),
  /** The last real trips; before is what they cost. */
  recent: z.array(z.object({ ...fares, rideId: z.int() })),
  /** The largest change of a typical trip against what was in force a week ago, percent. */
  changePercent: z.number(),
  /** It would wait for a second person. */
  waits: z.boolean(),
  /** What it says that is kept with it, and that this version of the product does not act on. */
  notActedOn: z.array(z.string()),
  /** Against the newest published one. */
  changes: z.array(change),
  /** Rides that are booked by services which it takes away. */
  bookings: z.array(z.object({ service: z.string(), count: z.int() })),
});
export type MarketPreview = z.infer<typeof preview>;

/** The name of a market; one that there is none of is not found. */
const params = z.object({ id: z.string().check(z.maxLength(60)) });
const versionParams = z.object({ ...params.shape, number: idParam });

const saved = {
  /** The newest version that its editor has seen. */
  baseNumber: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  why: line(200),
  /** Of rides booked by a service that is taken away. */
  bookings: z._default(z.enum(bookingsChoices), 'carry_out'),
};

export const listMarkets = defineCall({
  key: marketPaths.list,
  summary: 'The cities of this instance, with what is in force, what comes and what waits',
  who: 'staff',
  limit: 'read',
  reply: z.array(listed),
  problems: [],
});
export const readMarket = defineCall({
  key: marketPaths.read,
  summary: 'A city: its document, its versions, and what waits for a second person',
  who: 'staff',
  limit: 'read',
  params,
  reply: file,
  problems: ['not_found'],
});
export const previewMarket = defineCall({
  key: marketPaths.preview,
  summary: 'What typical trips and the last real ones would cost by a document, before and after; each fault by its path',
  who: 'staff',
  limit: 'write',
  params,
  bodyBytes: LARGEST_DOCUMENT,
  body: z.strictObject({
    document: sentDocument,
    /** From when on, as when it is saved. */
    from: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  }),
  reply: preview,
  problems: ['not_found'],
});
export const saveMarket = defineCall({
  key: marketPaths.save,
  summary:
    'Saves a version of a city: published, or waiting for a second person where prices change much; the newest once more changes nothing',
  who: 'staff',
  limit: 'write',
  params,
  bodyBytes: LARGEST_DOCUMENT,
  body: z.strictObject({
    document: sentDocument,
    /** On the clocks of the market, such as `2026-12-01T06:00`, or with an offset; null for now. */
    from: z.nullable(z.string().check(z.maxLength(40))),
    ...saved,
  }),
  reply: file,
  problems: ['not_found', 'changed_meanwhile'],
});
export const setMarketStatus = defineCall({
  key: marketPaths.setStatus,
  summary: 'Opens, pauses or closes a city at once, whatever else comes or waits',
  who: 'staff',
  limit: 'write',
  params,
  body: z.strictObject({ status: z.enum(marketStatuses).check(z.refine((status) => status !== 'draft')), ...saved }),
  reply: file,
  problems: ['not_found', 'changed_meanwhile'],
});
export const publishMarket = defineCall({
  key: marketPaths.publish,
  summary: 'A second person publishes what waits; an owner who is alone does after a day, and its drivers are told',
  who: 'staff',
  limit: 'write',
  params: versionParams,
  reply: file,
  problems: ['not_found', 'own_request', 'already_decided'],
});
export const withdrawMarket = defineCall({
  key: marketPaths.withdraw,
  summary: 'Takes back what waits',
  who: 'staff',
  limit: 'write',
  params: versionParams,
  reply: file,
  problems: ['not_found', 'already_decided'],
});
