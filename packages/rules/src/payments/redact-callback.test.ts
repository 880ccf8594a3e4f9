import { expect, it } from 'vitest';
import { redactCallback } from './redact-callback.ts';

it('keeps what became of a payment, and nothing of whom', () => {
  expect(
    redactCallback({
      event: 'charge.success',
      data: { reference: 'T1', amount: 20000, customer: { email: 'a@b.example', first_name: 'Naledi' }, authorization: { last4: '4081' } },
    }),
  ).toEqual({
    event: 'charge.success',
    data: { reference: 'T1', amount: 20000, customer: { email: '…', first_name: '…' }, authorization: { last4: '…' } },
  });
  const item = [{ Name: 'Amount', Value: 500 }, { Name: 'PhoneNumber', Value: 254708374149 }, { Name: 'Balance' }];
  expect(redactCallback({ CallbackMetadata: { Item: item } })).toEqual({
    CallbackMetadata: { Item: [{ Name: 'Amount', Value: 500 }, { Name: 'PhoneNumber', Value: '…' }, { Name: 'Balance' }] },
  });
});
