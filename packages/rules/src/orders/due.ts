import type { OrderStatus } from './order-life.ts';

/** By when its merchant has to do the next thing with an order: answer it, or have it ready; null where nothing is due. */
export function dueAt({
  status,
  answerBy,
  readyBy,
}: {
  status: OrderStatus;
  answerBy: string | null;
  readyBy: string | null;
}): string | null {
  if (status === 'placed') return answerBy;
  return status === 'preparing' ? readyBy : null;
}

/** For how many begun minutes an order has been late; 0 while it is not. */
export function minutesLate(order: Parameters<typeof dueAt>[0], now: number): number {
  const due = dueAt(order);
  return due === null ? 0 : Math.max(0, Math.ceil((now - Date.parse(due)) / 60_000));
}
