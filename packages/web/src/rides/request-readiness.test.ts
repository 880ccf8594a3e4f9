import { expect, it } from 'vitest';
import { missingFor, type RequestState } from './request-readiness.ts';

const whole: RequestState = {
  online: true,
  destinationText: 'Menlyn Park',
  hasDestination: true,
  hasStops: true,
  isFinding: false,
  hasPickup: true,
  price: 'shown',
  isPayKnown: true,
};

it('lets a ride be requested with both ends and a price that was seen', () => {
  expect(missingFor(whole)).toBeUndefined();
});

it.each<[string, Partial<RequestState>, string]>([
  ['there is no network', { online: false }, 'offlineRequest'],
  ['no destination was typed', { destinationText: '  ', hasDestination: false, price: 'coming' }, 'askDestination'],
  ['what was typed is no place yet', { destinationText: 'menl', hasDestination: false, price: 'coming' }, 'askListed'],
  ['a stop is no place yet', { hasStops: false }, 'askStop'],
  ['the phone looks for its position', { isFinding: true, hasPickup: false, price: 'coming' }, 'findingYou'],
  ['the phone does not know where it is', { hasPickup: false, price: 'coming' }, 'askPickup'],
  ['the price is on its way', { price: 'coming' }, 'quoting'],
  ['no price could be had', { price: 'failed' }, 'quoteRetrying'],
  ['there is no service on this way', { price: 'refused' }, 'noPrice'],
  ['the chosen service makes no stops', { price: 'no_stops' }, 'noStopsBy'],
  ['nobody knows yet what the wallet pays of it', { isPayKnown: false }, 'walletComing'],
])('says what is missing when %s', (_when, change, word) => {
  expect(missingFor({ ...whole, ...change })).toBe(word);
});
