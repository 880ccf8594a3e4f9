import * as calls from '@safiri/contract/orders/board-calls.ts';
import type { BoardItem, BoardOrder } from '@safiri/contract/orders/shapes.ts';
import { mostSaid } from '@safiri/rules/orders/line-tags.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Permission } from '@safiri/rules/staff/permissions.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import type { Picture } from '@safiri/contract/catalogue/shapes.ts';
import {
  addItem,
  changeItem,
  findMerchant,
  type ItemRow,
  listItems,
  type PicturePorts,
  readPictures,
  receivePicture,
  removeItem,
} from '../catalogue/public.ts';
import type { Actor } from '../platform/actor.ts';
import { mayWithShop, reachOf, shopsWithin } from '../platform/permit.ts';
import { fieldProblem, notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import { audit } from '../staff/public.ts';
import { listBoard, listBoards, presentBoard } from './board.ts';
import { acceptOrder, changeLine, orderReady, rejectOrder } from './merchant-steps.ts';
import { changeShop } from './change-shop.ts';
import { requireItemOfShop, requireOrderOfShop, requireShop } from './own-shop.ts';
import type { OrderRow } from './queries.ts';
import { shopDayOf } from './shop-day.ts';
import { publishToBoard } from './publish-to-board.ts';

const presentItem = (item: ItemRow, picture: Picture | null): BoardItem => ({
  id: item.id,
  version: item.version,
  section: item.section,
  name: item.name,
  brand: item.brand,
  description: item.description,
  unit: item.unit,
  price: toWire(item.priceMinor),
  isAvailable: item.isAvailable,
  stock: item.stock,
  picture,
  said: mostSaid(item.tagCounts),
});

const oneItem = async (reader: Reader, item: ItemRow) => presentItem(item, (await readPictures(reader, [item]))(item));

async function one(reader: Reader, order: OrderRow): Promise<BoardOrder> {
  const [shown] = await presentBoard(reader, [order]);
  if (shown === undefined) throw notFound();
  return shown;
}

function minorOfPrice(price: string): number {
  const minor = fromWire(price) ?? 0;
  if (minor <= 0) throw fieldProblem('price', 'A price is above 0');
  return minor;
}

/** The order boards of restaurants and stores. */
export function boardRoutes(server: Server, ports: PicturePorts): void {
  const { ctx } = server;
  const requireBoard = async (reader: Reader, actor: Actor, permission: Permission, merchantId: number) => {
    requireShop(actor, permission, merchantId);
    const [merchant] = await listBoards(reader, ctx.clock(), merchantId);
    if (merchant === undefined) throw notFound();
    return merchant;
  };

  serveRead(server, calls.merchants, async ({ actor }) => {
    const own = shopsWithin(actor, 'boards.read');
    const shops = await listBoards(ctx.db, ctx.clock(), undefined, reachOf(ctx.markets, actor, 'boards.read'));
    return own === undefined ? shops : shops.filter(({ id }) => own.includes(id));
  });
  serveRead(server, calls.board, async ({ actor, params }) => ({
    merchant: await requireBoard(ctx.db, actor, 'boards.read', params.id),
    orders: await presentBoard(ctx.db, await listBoard(ctx.db, params.id)),
  }));
  serveRead(server, calls.shopDayCall, async ({ actor, params }) => {
    requireShop(actor, 'boards.read', params.id);
    const merchant = await findMerchant(ctx.db, params.id);
    if (merchant === undefined) throw notFound();
    return shopDayOf(ctx.db, merchant, ctx.clock());
  });
  serveRead(server, calls.merchantItems, async ({ actor, params }) => {
    await requireBoard(ctx.db, actor, 'boards.read', params.id);
    const items = await listItems(ctx.db, params.id);
    const pictureOf = await readPictures(ctx.db, items);
    return items.map((item) => presentItem(item, pictureOf(item)));
  });
  serveWrite(server, calls.changeMerchant, async (uow, { actor, params, body, request }) => {
    requireShop(actor, 'menu.change', params.id);
    await changeShop(uow, params.id, body);
    await audit(uow, actor, request, { action: 'merchant.changed', subject: 'merchant', subjectId: params.id, data: body });
    await publishToBoard(uow, { merchantId: params.id });
    return requireBoard(uow.tx, actor, 'menu.change', params.id);
  });
  serveRead(server, calls.sendPicture, async ({ actor, params, query, request }) => {
    requireShop(actor, 'menu.change', params.id);
    return receivePicture(ctx, ports, { actor, request }, params.id, query);
  });
  serveWrite(server, calls.changeItem, async (uow, { actor, params, body, request }) => {
    await requireItemOfShop(uow.tx, actor, params.id);
    const { price, picture, version, ...words } = body;
    const change = { ...words, pictureId: picture, ...(price === undefined ? {} : { priceMinor: minorOfPrice(price) }) };
    const { before, after } = await changeItem(uow, params.id, change, version);
    const was = { name: before.name, price: toWire(before.priceMinor), picture: before.pictureId };
    await audit(uow, actor, request, { action: 'item.changed', subject: 'item', subjectId: params.id, data: { ...body, was } });
    return oneItem(uow.tx, after);
  });
  serveWrite(server, calls.addItem, async (uow, { actor, params, body, request }) => {
    requireShop(actor, 'menu.change', params.id);
    const { price, ...words } = body;
    const item = await addItem(uow, params.id, { ...words, priceMinor: minorOfPrice(price) });
    await audit(uow, actor, request, { action: 'item.added', subject: 'item', subjectId: item.id, data: body });
    return oneItem(uow.tx, item);
  });
  serveWrite(server, calls.removeItem, async (uow, { actor, params, request }) => {
    await requireItemOfShop(uow.tx, actor, params.id);
    const removed = await removeItem(uow, params.id);
    if (removed !== undefined) {
      const data = { name: removed.name, price: toWire(removed.priceMinor) };
      await audit(uow, actor, request, { action: 'item.removed', subject: 'item', subjectId: params.id, data });
    }
    return { ok: true as const };
  });
  serveWrite(server, calls.acceptOrder, async (uow, { actor, params, body, request }) => {
    await requireOrderOfShop(uow.tx, actor, params.id);
    const order = await acceptOrder(uow, params.id, body.minutes);
    await audit(uow, actor, request, { action: 'order.accepted', subject: 'order', subjectId: params.id, data: body });
    return one(uow.tx, order);
  });
  serveWrite(server, calls.rejectOrder, async (uow, { actor, params, body, request }) => {
    await requireOrderOfShop(uow.tx, actor, params.id);
    await rejectOrder(ctx, uow, params.id, body.reason);
    await audit(uow, actor, request, { action: 'order.rejected', subject: 'order', subjectId: params.id, data: body });
    return { ok: true as const };
  });
  serveWrite(server, calls.orderReady, async (uow, { actor, params, request }) => {
    await requireOrderOfShop(uow.tx, actor, params.id);
    const order = await orderReady(uow, params.id);
    await audit(uow, actor, request, { action: 'order.ready', subject: 'order', subjectId: params.id });
    return one(uow.tx, order);
  });
  serveWrite(server, calls.changeLine, async (uow, { actor, params, body, request }) => {
    await requireOrderOfShop(uow.tx, actor, params.id);
    const { state, replacedBy, finalPrice } = body;
    const order = await changeLine(uow, params.id, params.lineId, { state, replacedBy, finalPrice });
    await audit(uow, actor, request, {
      action: 'order.line',
      subject: 'order',
      subjectId: params.id,
      data: { ...body, line: params.lineId },
    });
    return one(uow.tx, order);
  });
}

export function boardEvents(hub: StreamHub): void {
  hub.provide('board', async (actor, merchantId) =>
    merchantId !== null && mayWithShop(actor, 'boards.read', merchantId) ? { merchantId } : undefined,
  );
}
