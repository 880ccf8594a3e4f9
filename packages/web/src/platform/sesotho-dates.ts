import { shortMonths } from '@safiri/rules/places/day-words.ts';
import { dateFormat } from './date-format.ts';

/** Sesotho names as written in South Africa: browsers that know the language are rare, and would show English ones. */
const months = 'Pherekgong Hlakola Tlhakubele Mmesa Motsheanong Phupjane Phupu Phato Lwetse Mphalane Pudungwana Tshitwe'.split(' ');
const weekdays = 'Sontaha Mantaha Labobedi Laboraro Labone Labohlano Moqebelo'.split(' ');
const weekdaysShort = 'Son Man Bed Rar Nne Hla Moq'.split(' ');
const english = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

/** The name in Sesotho of a part of a date, or undefined for what is no name. */
function sesotho(type: string, at: Date, { timeZone, month, weekday }: Intl.DateTimeFormatOptions): string | undefined {
  const only = (form: Intl.DateTimeFormatOptions) =>
    dateFormat(['en-US'], { ...form, ...(timeZone === undefined ? {} : { timeZone }) }).format(at);
  if (type === 'month' && (month === 'long' || month === 'short')) {
    return (month === 'long' ? months : shortMonths.st)[Number(only({ month: 'numeric' })) - 1];
  }
  if (type !== 'weekday') return undefined;
  return (weekday === 'long' ? weekdays : weekdaysShort)[english.indexOf(only({ weekday: 'short' }))];
}

/** A date or a time in Sesotho, in the order of South African English. */
export function sesothoDate(at: Date, form: Intl.DateTimeFormatOptions): string {
  const parts = dateFormat(['en-ZA'], form).formatToParts(at);
  return parts.map(({ type, value }) => sesotho(type, at, form) ?? value).join('');
}
