import { describe, expect, it } from 'vitest';
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
const by = { userId: 1, countryId: 'za' as const, method: 'safiri_wallet' };

describe('a parcel as it is written down', () => {
  it('names what is missing, field by field', () => {
    expect(Object.keys(routeProblems(empty))).toEqual(['senderPlace', 'receiverName', 'receiverPhone', 'receiverPlace']);
    expect(routeProblems(whole)).toEqual({});
    expect(contentProblems(empty, 'za')).toEqual({ type: 'parcelTypeMissing', weight: 'parcelWeightMissing' });
    expect(contentProblems({ ...whole, weight: '0.25' }, 'za')).toEqual({ weight: 'parcelWeightMissing' });
    expect(contentProblems({ ...whole, weight: '1001' }, 'za')).toEqual({ weight: 'parcelTooHeavy' });
  });

  it('goes by the cheapest vehicle that carries it, or by the one that was taken', () => {
    expect(carriers({ ...whole, type: 'document', weight: '2' }, 'za')).toEqual(['motorcycle', 'sedan', 'van']);
    expect(vehicleOf(whole, 'za')).toBe('sedan');
    expect(vehicleOf({ ...whole, picked: 'van' }, 'za')).toBe('van');
    expect(vehicleOf({ ...whole, picked: 'sedan', weight: '25' }, 'za')).toBe('bakkie');
    expect(vehicleOf(empty, 'za')).toBeNull();
  });

  it('is sent with the price that was seen, in cash where the receiver pays', () => {
    expect(parcelBody(empty, by)).toBeUndefined();
    expect(parcelBody(whole, by)).toMatchObject({
      vehicleType: 'sedan',
      estimatedCost: '42.00',
      paymentMethod: 'safiri_wallet',
      weight: 5,
    });
    expect(parcelBody({ ...whole, paidBy: 'receiver' }, by)).toMatchObject({ paymentMethod: 'cash', declaredValue: null });
  });
});
