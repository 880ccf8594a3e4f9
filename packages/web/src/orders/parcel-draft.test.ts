import { describe, expect, it } from 'vitest';
import type { PackageType } from '@safiri/rules/orders/package-types.ts';
import { parcelQuote } from '../testing/parcel-quote.ts';
import { carriers, contentProblems, newDraft, parcelBody, routeProblems, vehicleOf } from './parcel-draft.ts';

const place = { lat: -25.75, lng: 28.23, address: 'Hatfield' };
const empty = newDraft({ name: 'Naledi', phone: '(082) 555-0101' });
const whole = {
  ...empty,
  sender: { ...empty.sender, address: 'Hatfield', place },
  receiver: { name: 'Gogo', phone: '083 555 0143', address: 'Menlyn', place: { ...place, lat: -25.78 } },
  type: 'fragile' as const,
  weight: '5',
  isFragile: true,
};
const by = { userId: 1, method: 'safiri_wallet' };
/** What the demo's market offers for it. */
const offered = parcelQuote();
const quoteOf = (type: PackageType, kg: number, isFragile = false) => parcelQuote({ type, kg, isFragile });
const quote = quoteOf('fragile', 5, true);

describe('a parcel as it is written down', () => {
  it('names what is missing, field by field', () => {
    expect(Object.keys(routeProblems(empty))).toEqual(['senderPlace', 'receiverName', 'receiverPhone', 'receiverPlace']);
    expect(routeProblems(whole)).toEqual({});
    expect(contentProblems(empty, offered)).toEqual({ type: 'parcelTypeMissing', weight: 'parcelWeightMissing' });
    expect(contentProblems({ ...whole, weight: '0.25' }, offered)).toEqual({ weight: 'parcelWeightMissing' });
    expect(contentProblems({ ...whole, weight: '1001' }, offered)).toEqual({ weight: 'parcelTooHeavy' });
  });

  it('goes by the cheapest vehicle that carries it, or by the one that was taken', () => {
    expect(carriers(quoteOf('document', 2)).map(({ vehicleType }) => vehicleType)).toEqual(['motorcycle', 'sedan', 'van']);
    expect(vehicleOf(whole, quote)?.vehicleType).toBe('sedan');
    expect(vehicleOf({ ...whole, picked: 'van' }, quote)?.vehicleType).toBe('van');
    expect(vehicleOf({ ...whole, picked: 'sedan' }, quoteOf('fragile', 25))?.vehicleType).toBe('bakkie');
    expect(vehicleOf(empty, offered)).toBeUndefined();
    expect(vehicleOf(whole, undefined)).toBeUndefined();
  });

  it('is sent with the price that was seen, in cash where the receiver pays', () => {
    expect(parcelBody(empty, by, offered)).toBeUndefined();
    expect(parcelBody(whole, by, quote)).toMatchObject({
      vehicleType: 'sedan',
      estimatedCost: '42.00',
      quoteId: 'quote-sedan',
      paymentMethod: 'safiri_wallet',
      weight: 5,
    });
    expect(parcelBody({ ...whole, paidBy: 'receiver' }, by, quote)).toMatchObject({ paymentMethod: 'cash', declaredValue: null });
  });
});
