// Stands in the head of a prerendered page: nothing of another language, country or operator is painted before the right ones are in it.
import { INSTANCE_ID } from '@safiri/contract/settings/instance.ts';
import { defaultCountryId } from '@safiri/rules/countries/country.ts';
import { storedChoice } from './stored-choice.ts';

const isOwn = document.getElementById(INSTANCE_ID) !== null;
if (isOwn || (storedChoice('language') ?? 'en') !== 'en' || (storedChoice('country') ?? defaultCountryId) !== defaultCountryId) {
  const { style } = document.documentElement;
  style.visibility = 'hidden';
  addEventListener('DOMContentLoaded', () => (style.visibility = ''));
}
