import { expect, it } from 'vitest';
import { keysOfProvider, payeeText, payoutFacts } from './payout-ways.ts';
import { providerIds } from './providers.ts';
import { refundFacts } from './refunds.ts';

it('names each key of a provider once, those of payouts and refunds among them', () => {
  for (const provider of providerIds) {
    const { wanted, forPayouts, optional } = keysOfProvider(provider);
    const all = [...wanted, ...forPayouts, ...optional];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining([...payoutFacts[provider].secrets, ...refundFacts[provider].secrets]));
  }
  expect(keysOfProvider('mpesa').forPayouts).toEqual(['initiatorName', 'initiatorPassword', 'certificate']);
  expect(keysOfProvider('paystack').forPayouts).toEqual([]);
});

it('calls an account by its bank or network, else by the provider', () => {
  expect(payeeText({ provider: 'paystack', account: '62000', bank: '250655' }, 'za')).toBe('FNB 62000');
  expect(payeeText({ provider: 'mpesa', account: '+254711', bank: null }, 'ke')).toBe('M-Pesa +254711');
});
