import { describe, expect, it } from 'vitest';
import { countryCard } from './card.ts';
import { countryById } from './countries.ts';
import { paymentMethod } from './payment-methods.ts';

describe('the picker card', () => {
  it('shows four cities, three methods and three languages of South Africa and counts the rest', () => {
    const card = countryCard(countryById('za'));
    expect(card.cities).toEqual(['Johannesburg', 'Cape Town', 'Durban', 'Pretoria']);
    expect(card.moreCities).toBe(2);
    expect(card.paymentMethods.map((method) => method.name)).toEqual(['Cash', 'Safiri Wallet', 'Card']);
    expect(card.morePaymentMethods).toBe(2);
    expect(card.languages).toEqual(['English', 'isiZulu', 'Sesotho']);
  });

  it('counts nothing more when everything fits', () => {
    const card = countryCard({
      cities: ['A', 'B', 'C', 'D'],
      paymentMethods: (['cash', 'card', 'eft'] as const).map(paymentMethod),
      languages: ['Swahili'],
    });
    expect(card).toMatchObject({ moreCities: 0, morePaymentMethods: 0, languages: ['Swahili'] });
  });
});
