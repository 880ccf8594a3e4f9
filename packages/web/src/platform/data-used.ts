import { useSyncExternalStore } from 'react';
import { product } from '@safiri/rules/product.ts';
import { stored } from './stored.ts';

interface Day {
  readonly day: string;
  readonly bytes: number;
}

function decode(text: string): Day | undefined {
  const [day = '', bytes] = text.split(' ');
  return Number.isFinite(Number(bytes)) ? { day, bytes: Number(bytes) } : undefined;
}

/** Bytes of one day on this device, whoever used it. */
const counted = stored<Day | null>(`${product.key}.data-used`, null, decode, (value) =>
  value === null ? null : `${value.day} ${value.bytes}`,
);
const WRITE_EVERY_MS = 10_000;

interface Used {
  readonly visit: number;
  readonly today: number;
}

let visit = 0;
let unwritten = 0;
let shown: Used = { visit: 0, today: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const dayOf = (now: Date) => `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;

/** The day's bytes with more of them; a new day begins at nothing. */
export function addTo(known: Day | null, day: string, bytes: number): Day {
  return { day, bytes: (known?.day === day ? known.bytes : 0) + bytes };
}

function renew(): void {
  shown = { visit, today: addTo(counted.get(), dayOf(new Date()), unwritten).bytes };
  for (const listener of listeners) listener();
}

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  const bytes = unwritten;
  unwritten = 0;
  if (bytes > 0) counted.set(addTo(counted.get(), dayOf(new Date()), bytes));
}

function add(bytes: number): void {
  visit += bytes;
  unwritten += bytes;
  timer ??= setTimeout(write, WRITE_EVERY_MS);
  renew();
}

/** Counts what the browser says each request took over the network, headers included. Called once. */
export function countData(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const observer = new PerformanceObserver((list) => {
    const bytes = list.getEntries().reduce((sum, entry) => sum + ((entry as PerformanceResourceTiming).transferSize ?? 0), 0);
    if (bytes > 0) add(bytes);
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  counted.subscribe(renew);
  addEventListener('pagehide', write);
  renew();
}

/** Bytes since the page was opened, and today on this device. */
export function useDataUsed(): Used {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => shown,
  );
}
