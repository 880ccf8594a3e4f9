import { setTimeout } from 'node:timers/promises';
import { allCalls } from '@safiri/contract/all-calls.ts';
import type { Node } from '@safiri/server/testing/harness.ts';
import { cookieOf } from '../people.ts';
import type { Ran } from './plans.ts';

const roles = ['driver', 'passenger', 'staff'] as const;
type Role = (typeof roles)[number];

/** A call with the statement of it that read most. */
export interface Asked {
  readonly call: string;
  readonly as: Role;
  readonly status: number;
  readonly worst: Ran | undefined;
}

export interface Ids {
  readonly driver: { readonly userId: number; readonly driverId: number };
  readonly passenger: { readonly userId: number };
  readonly staffCookie: string;
  readonly merchantId: number;
  readonly orderId: number;
  readonly rideOf: Readonly<Record<Role, number>>;
  readonly chatOf: Readonly<Record<Role, number>>;
}

/** The log is written when a statement ends, which may be after its answer. */
const SETTLE_MS = 60;

/** Streams do not end, and their openings are those of the calls that they tell of. */
const streams = (path: string) => path.includes('stream') || path.includes('/track');

/** What a call asks for beside its path: what everybody has, and what every product has in its name. */
function queryOf(pattern: string, ids: Ids, role: Role): string {
  if (pattern === '/api/grocery/products') return `?storeId=${ids.merchantId}&search=product`;
  if (pattern === '/api/grocery/categories') return `?storeId=${ids.merchantId}`;
  if (pattern === '/api/menu-items') return `?restaurantId=${ids.merchantId}`;
  if (pattern === '/api/grocery/stores' || pattern === '/api/places/nearest') return '?lat=-25.7&lng=28.2';
  if (pattern === '/api/places') return '?q=menlyn';
  if (pattern === '/api/chat/messages') return `?sessionId=${ids.chatOf[role]}`;
  if (pattern === '/api/staff/drivers') return '?q=Bench 77';
  return '';
}

function pathOf(pattern: string, ids: Ids, role: Role): string {
  const userId = role === 'driver' ? ids.driver.userId : ids.passenger.userId;
  const idOf = (name: string): number => {
    if (name === 'driverId' || /drivers?\/:id/.test(pattern)) return ids.driver.driverId;
    if (name === 'userId' || pattern.includes('/passenger/')) return userId;
    if (/restaurant|stores|merchants|menu-items/.test(pattern)) return ids.merchantId;
    if (pattern.includes('/chat')) return ids.chatOf[role];
    if (pattern.includes('/orders/')) return ids.orderId;
    if (/rides|trips/.test(pattern)) return ids.rideOf[role];
    return userId;
  };
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(idOf(name))) + queryOf(pattern, ids, role);
}

/** A call as somebody who may make it, with the person's own ids in its path. */
export interface Question {
  readonly call: string;
  readonly as: Role;
  readonly path: string;
  readonly cookie: string;
}

/** Every call that reads, as each who may. */
export function questionsOf(ids: Ids): Question[] {
  const cookies = { driver: cookieOf('driver', 1), passenger: cookieOf('passenger', 1), staff: ids.staffCookie };
  return allCalls.flatMap(({ call }) => {
    const [method, pattern] = call.key.split(' ') as [string, string];
    if (method !== 'GET' || streams(pattern)) return [];
    const may = roles.filter((role) => call.who === role || ((call.who === 'signed-in' || call.who === 'anyone') && role !== 'staff'));
    return may.map((as) => ({ call: call.key, as, path: pathOf(pattern, ids, as), cookie: cookies[as] }));
  });
}

/** Asks, reads the whole answer and gives its status. */
export async function ask(node: Node, { path, cookie }: Question): Promise<number> {
  const response = await fetch(node.address + path, { headers: { cookie } });
  await response.arrayBuffer();
  return response.status;
}

/** Asks everything, one after the other, and has the statements of each looked at. */
export async function askAll(node: Node, questions: readonly Question[], ran: () => Ran[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const question of questions) {
    ran();
    const status = await ask(node, question);
    await setTimeout(SETTLE_MS);
    const worst = ran().reduce<Ran | undefined>((most, one) => (most === undefined || one.rows > most.rows ? one : most), undefined);
    asked.push({ call: question.call, as: question.as, status, worst });
  }
  return asked;
}
