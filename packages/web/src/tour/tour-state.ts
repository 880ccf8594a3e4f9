import { product } from '@safiri/rules/product.ts';
import { stored, type Stored } from '../platform/stored.ts';
import type { TourPage } from './pages.ts';

/** How far a page's tour has come; kept for each page on its own (spec: foundations §4). */
export interface TourState {
  readonly step: number;
  readonly completed: boolean;
  /** It has opened by itself once and never does again. */
  readonly shown: boolean;
}

const fresh: TourState = { step: 0, completed: false, shown: false };

function decode(text: string): TourState | undefined {
  try {
    const { step, completed, shown } = JSON.parse(text) as Record<keyof TourState, unknown>;
    const whole = typeof step === 'number' && Number.isInteger(step) && step >= 0;
    return whole ? { step, completed: completed === true, shown: shown === true } : undefined;
  } catch {
    return undefined;
  }
}

const states = new Map<TourPage, Stored<TourState>>();

export function tourState(page: TourPage): Stored<TourState> {
  const known = states.get(page) ?? stored(`${product.key}.tour.${page}`, fresh, decode, (state) => JSON.stringify(state));
  states.set(page, known);
  return known;
}
