import type { Language } from '../languages.ts';
import { localMoment } from './local-time.ts';

/** Written out: what a server or a browser knows of a language differs, and a document is the same wherever it is made. */
export const shortMonths: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  sw: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'],
  st: ['Phe', 'Hla', 'Tlh', 'Mme', 'Mot', 'Phj', 'Phu', 'Pha', 'Lwe', 'Mph', 'Pud', 'Tsh'],
};

const two = (n: number) => String(n).padStart(2, '0');

/** The day and minute of a moment by the clocks of a place, as people write it: 27 Nov 2026, 14:05. */
export function dayWords(at: Date, timeZone: string, language: Language): string {
  const { year, month, day, hour, minute } = localMoment(at, timeZone);
  return `${day} ${shortMonths[language][month - 1] ?? ''} ${year}, ${two(hour)}:${two(minute)}`;
}
