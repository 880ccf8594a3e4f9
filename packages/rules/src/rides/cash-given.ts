import type { CountryMoney } from '../countries/described-money.ts';
import { notesOf } from '../countries/notes.ts';

/**
 * What somebody may hand over who has not the exact fare: the next sum above it in one kind of note, smallest first.
 * @returns minor units, each above the fare
 */
export function cashGiven(fareMinor: number, money: Pick<CountryMoney, 'currency' | 'exchangeRate'>): readonly number[] {
  const sums = notesOf(money).map((note) => (Math.floor(fareMinor / (note * 100)) + 1) * note * 100);
  return [...new Set(sums)].sort((a, b) => a - b);
}
