import type { BodyIn } from '@safiri/contract/call.ts';
import type { requestParcel } from '@safiri/contract/orders/calls.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { parcelVehicleIds, type ParcelVehicleId } from '@safiri/rules/dispatch/vehicles.ts';
import type { PackageType } from '@safiri/rules/orders/package-types.ts';
import { mayCarry, parcelBaseMinor, parcelEstimate, tenthsOfKg, type ParcelPayer } from '@safiri/rules/orders/parcels.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { ChosenPlace } from '../common/places.ts';

/** Whoever hands the parcel over or takes it. */
export interface Side {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly place: ChosenPlace | null;
}

/** The form as it stands; numbers as they are typed. */
export interface ParcelDraft {
  readonly sender: Side;
  readonly receiver: Side;
  readonly type: PackageType | null;
  readonly weight: string;
  readonly value: string;
  readonly note: string;
  readonly isFragile: boolean;
  readonly requiresSignature: boolean;
  /** The vehicle that the sender took instead of the cheapest. */
  readonly picked: ParcelVehicleId | null;
  readonly paidBy: ParcelPayer;
}

export const emptySide: Side = { name: '', phone: '', address: '', place: null };

export const newDraft = (sender: Pick<Side, 'name' | 'phone'>): ParcelDraft => ({
  sender: { ...emptySide, ...sender },
  receiver: emptySide,
  type: null,
  weight: '',
  value: '',
  note: '',
  isFragile: false,
  requiresSignature: false,
  picked: null,
  paidBy: 'sender',
});

/** Kilograms, or null until some that a scale can show stand there. */
export const kgOf = ({ weight }: ParcelDraft): number | null => (tenthsOfKg(Number(weight)) === undefined ? null : Number(weight));

/** The vehicles that can bring it, the cheapest first. */
export function carriers(draft: ParcelDraft, countryId: CountryId): ParcelVehicleId[] {
  const kg = kgOf(draft);
  const { type } = draft;
  if (type === null || kg === null) return [];
  const price = (id: ParcelVehicleId) => parcelBaseMinor(id, countryId);
  return parcelVehicleIds.filter((id) => mayCarry(id, type, kg)).sort((a, b) => price(a) - price(b));
}

/** The vehicle that is sent as things stand. */
export function vehicleOf(draft: ParcelDraft, countryId: CountryId): ParcelVehicleId | null {
  const able = carriers(draft, countryId);
  return able.find((id) => id === draft.picked) ?? able[0] ?? null;
}

/** Which fields keep the form from going on, each with what to do about it. */
export type Problems = Readonly<Record<string, TextKey | undefined>>;

function sideProblems(who: 'sender' | 'receiver', { name, phone, place }: Side): Array<[string, TextKey]> {
  const problems: Array<[string, TextKey]> = [];
  if (name.trim() === '') problems.push([`${who}Name`, 'parcelNameMissing']);
  if (phone.trim() === '') problems.push([`${who}Phone`, 'parcelPhoneMissing']);
  if (place === null) problems.push([`${who}Place`, 'parcelNoPlace']);
  return problems;
}

export const routeProblems = ({ sender, receiver }: ParcelDraft): Problems =>
  Object.fromEntries([...sideProblems('sender', sender), ...sideProblems('receiver', receiver)]);

export function contentProblems(draft: ParcelDraft, countryId: CountryId): Problems {
  const problems: Record<string, TextKey> = {};
  if (draft.type === null) problems['type'] = 'parcelTypeMissing';
  if (kgOf(draft) === null) problems['weight'] = 'parcelWeightMissing';
  else if (draft.type !== null && carriers(draft, countryId).length === 0) problems['weight'] = 'parcelTooHeavy';
  return problems;
}

const at = ({ lat, lng }: ChosenPlace) => ({ lat, lng });

/** What is sent, but for its number; undefined while something is missing. */
export function parcelBody(
  draft: ParcelDraft,
  by: { userId: number; countryId: CountryId; method: string },
): Omit<BodyIn<typeof requestParcel>, 'trackingNumber'> | undefined {
  const { sender, receiver, type, value, isFragile, paidBy } = draft;
  const kg = kgOf(draft);
  const vehicle = vehicleOf(draft, by.countryId);
  if (sender.place === null || receiver.place === null || type === null || vehicle === null || kg === null) return undefined;
  return {
    senderId: by.userId,
    senderName: sender.name,
    senderPhone: sender.phone,
    receiverName: receiver.name,
    receiverPhone: receiver.phone,
    pickupAddress: sender.address,
    dropoffAddress: receiver.address,
    pickupLocation: at(sender.place),
    dropoffLocation: at(receiver.place),
    packageType: type,
    vehicleType: vehicle,
    weight: kg,
    declaredValue: value === '' ? null : Number(value),
    deliveryInstructions: draft.note,
    isFragile,
    requiresSignature: draft.requiresSignature,
    paidBy,
    paymentMethod: paidBy === 'receiver' ? 'cash' : by.method,
    estimatedCost: toWire(parcelEstimate(vehicle, kg, isFragile, by.countryId).totalMinor),
  };
}
