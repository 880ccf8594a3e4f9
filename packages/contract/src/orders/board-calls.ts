import * as z from 'zod/mini';
import { ITEM_ABOUT_AT_MOST, ITEM_NAME_AT_MOST, SECTION_AT_MOST } from '@safiri/rules/catalogue/menu.ts';
import { BUSY_MINUTES_AT_MOST, shopPauses } from '@safiri/rules/catalogue/merchants.ts';
import { isWithin, pictureShapes } from '@safiri/rules/catalogue/pictures.ts';
import { pickOutcomes } from '@safiri/rules/orders/order-lines.ts';
import { defineCall } from '../call.ts';
import { phone } from '../auth/fields.ts';
import { picture } from '../catalogue/shapes.ts';
import { done, id, idParam, instant, line } from '../fields.ts';
import { orderPaths } from './paths.ts';
import { boardItem, boardMerchant, boardOrder, shopDay } from './shapes.ts';

const byId = z.object({ id: idParam });

export const merchants = defineCall({
  key: orderPaths.merchants,
  summary: 'Restaurants and stores with what waits for them, those with waiting orders first',
  who: 'staff',
  limit: 'read',
  reply: z.array(boardMerchant),
  problems: [],
});

export const board = defineCall({
  key: orderPaths.board,
  summary: 'The orders of a merchant that are not out of the door, the oldest first',
  who: 'staff',
  limit: 'read',
  params: byId,
  reply: z.object({ merchant: boardMerchant, orders: z.array(boardOrder) }),
  problems: ['not_found'],
});

export const shopDayCall = defineCall({
  key: orderPaths.shopDay,
  summary: "A shop's figures of its day so far",
  who: 'staff',
  limit: 'read',
  params: byId,
  reply: shopDay,
  problems: ['not_found'],
});

export const changeMerchant = defineCall({
  key: orderPaths.changeMerchant,
  summary: 'Pauses a shop, opens it again, says that it is busy, or changes its hours, its phone or its picture',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({
    isActive: z.optional(z.boolean()),
    /** Null ends a pause. */
    pausedUntil: z.optional(z.nullable(instant)),
    /** Takes no orders for an hour, or until it opens on a later day, as the server reckons it. */
    pause: z.optional(z.enum(shopPauses)),
    /** Everything takes so many minutes longer for an hour; 0 ends it. */
    busyMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(BUSY_MINUTES_AT_MOST))),
    /** In the syntax of OpenStreetMap's `opening_hours`: days and times, without holidays of a calendar or the sun. */
    hours: z.optional(line(1500)),
    /** At which customers with an order of it call; null takes it away. */
    phone: z.optional(z.nullable(phone)),
    /** A picture that was sent before, of the shape `shop`; null takes it away. */
    picture: z.optional(z.nullable(id)),
    /** The version that was looked at when the hours, the phone or the picture were changed. */
    version: z.optional(z.int()),
  }),
  reply: boardMerchant,
  problems: ['not_found', 'changed_meanwhile'],
});

export const merchantItems = defineCall({
  key: orderPaths.merchantItems,
  summary: 'What a merchant offers, for its own people',
  who: 'staff',
  limit: 'read',
  params: byId,
  reply: z.array(boardItem),
  problems: ['not_found'],
});

const price = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/));
const stock = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)));
const about = z.string().check(z.trim(), z.maxLength(ITEM_ABOUT_AT_MOST));

export const addItem = defineCall({
  key: orderPaths.addItem,
  summary: 'Puts a dish or a product on the menu of a shop, or one back that was taken off',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({
    section: line(SECTION_AT_MOST),
    name: line(ITEM_NAME_AT_MOST),
    description: z._default(about, ''),
    price,
    stock: z._default(stock, null),
  }),
  reply: boardItem,
  status: 201,
  problems: ['not_found'],
});

export const changeItem = defineCall({
  key: orderPaths.changeItem,
  summary: 'Changes what an item is called, its price, its stock or whether it is there',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({
    section: z.optional(line(SECTION_AT_MOST)),
    name: z.optional(line(ITEM_NAME_AT_MOST)),
    description: z.optional(about),
    price: z.optional(price),
    isAvailable: z.optional(z.boolean()),
    stock: z.optional(stock),
    /** A picture that was sent before, of the shape `item`; null takes it away. */
    picture: z.optional(z.nullable(id)),
    /** The version that was looked at when words, price or picture were changed. */
    version: z.optional(z.int()),
  }),
  reply: boardItem,
  problems: ['not_found', 'changed_meanwhile'],
});

const fraction = z.pipe(z.string().check(z.regex(/^\d(\.\d{1,9})?$/)), z.pipe(z.transform(Number), z.number().check(z.maximum(1))));

/** One file as multipart form data, in the field `file`. */
export const sendPicture = defineCall({
  key: orderPaths.sendPicture,
  summary:
    'Sends a picture of an item or of a shop (multipart, field `file`): the part that is named, in fractions of the upright photo, is made anew in several widths for everybody to see. It is used by its id, or swept away',
  who: 'staff',
  limit: 'upload',
  consumes: 'multipart/form-data',
  params: byId,
  query: z
    .object({ shape: z.enum(pictureShapes), left: fraction, top: fraction, width: fraction, height: fraction })
    .check(z.refine(isWithin, { path: ['width'], error: 'The part lies within the photo' })),
  reply: picture,
  status: 201,
  problems: ['not_found', 'file_too_large', 'picture_type', 'picture_too_small', 'too_many_files'],
});

export const removeItem = defineCall({
  key: orderPaths.removeItem,
  summary: 'Takes an item off the menu for good; orders that have it keep it',
  who: 'staff',
  limit: 'write',
  params: byId,
  reply: done,
  problems: ['not_found'],
});

export const acceptOrder = defineCall({
  key: orderPaths.acceptOrder,
  summary: 'Takes an order and says in how many minutes it is ready',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({ minutes: z.int().check(z.minimum(1), z.maximum(180)) }),
  reply: boardOrder,
  problems: ['not_found', 'illegal_transition'],
});

export const rejectOrder = defineCall({
  key: orderPaths.rejectOrder,
  summary: 'Gives an order back, with the reason that its customer reads',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({ reason: line(200) }),
  reply: done,
  problems: ['not_found', 'illegal_transition'],
});

export const orderReady = defineCall({
  key: orderPaths.orderReady,
  summary: 'It stands ready for the courier',
  who: 'staff',
  limit: 'write',
  params: byId,
  reply: boardOrder,
  problems: ['not_found', 'illegal_transition'],
});

export const changeLine = defineCall({
  key: orderPaths.changeLine,
  summary: 'A line was picked, replaced by something else, or is not there',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam, lineId: idParam }),
  body: z.strictObject({
    state: z.enum(pickOutcomes),
    replacedBy: z.optional(line(120)),
    /** What the line costs in the end, such as by weight; never more than what was ordered. */
    finalPrice: z.optional(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))),
  }),
  reply: boardOrder,
  problems: ['not_found', 'illegal_transition'],
});
