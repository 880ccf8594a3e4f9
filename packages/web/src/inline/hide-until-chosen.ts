// Stands in the head of a prerendered page: nothing of another language or country is painted before the chosen ones are in it.
import { defaultCountryId } from '@safiri/rules/countries/country.ts';
import { storedChoice } from './stored-choice.ts';

if ((storedChoice('language') ?? 'en') !== 'en' || (storedChoice('country') ?? defaultCountryId) !== defaultCountryId) {
  const { style } = document.documentElement;
  style.visibility = 'hidden';
  addEventListener('DOMContentLoaded', () => (style.visibility = ''));
}
