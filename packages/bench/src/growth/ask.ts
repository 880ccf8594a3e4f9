import { setTimeout } from 'node:timers/promises';
import { allCalls } from '@safiri/contract/all-calls.ts';
import type { Node } from '@safiri/server/testing/harness.ts';
import { cookieOf } from '../people.ts';
import type { Ran } from './plans.ts';

/** A call with the statement of it that read most. */
export interface Asked {
  readonly call: string;
  readonly as: string;
  readonly status: number;
  readonly worst: Ran | undefined;
}

const roles = ['driver', 'passenger', 'staff'] as const;
type Role = (typeof roles)[number];

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

/** Asks every call that reads as each who may, one after the other, and has the statements of each looked at. */
export async function askAll(node: Node, ids: Ids, ran: () => Ran[]): Promise<Asked[]> {
  const cookies = { driver: cookieOf('driver', 1), passenger: cookieOf('passenger', 1), staff: ids.staffCookie };
  const asked: Asked[] = [];
  for (const { call } of allCalls) {
    const [method, pattern] = call.key.split(' ') as [string, string];
    if (method !== 'GET' || streams(pattern)) continue;
    for (const role of roles) {
      const may = call.who === role || ((call.who === 'signed-in' || call.who === 'anyone') && role !== 'staff');
      if (!may) continue;
      ran();
      const response = await fetch(node.address + pathOf(pattern, ids, role), { headers: { cookie: cookies[role] } });
      await response.arrayBuffer();
      await setTimeout(SETTLE_MS);
      const worst = ran().reduce<Ran | undefined>((most, one) => (most === undefined || one.rows > most.rows ? one : most), undefined);
      asked.push({ call: call.key, as: role, status: response.status, worst });
    }
  }
  return asked;
}
