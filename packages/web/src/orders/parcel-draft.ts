import type { BodyIn } from '@safiri/contract/call.ts';
import type { requestParcel } from '@safiri/contract/orders/calls.ts';
import type { ParcelQuote } from '@safiri/contract/orders/shapes.ts';
import type { GoodsVehicleId } from '@safiri/rules/dispatch/vehicles.ts';
import type { PackageType } from '@safiri/rules/orders/package-types.ts';
import { tenthsOfKg, type ParcelPayer } from '@safiri/rules/orders/parcels.ts';
import { sortedBy } from '@safiri/rules/records.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { ChosenPlace } from '../common/places.ts';
import type { AskedParcel } from './api.ts';

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
  readonly picked: GoodsVehicleId | null;
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

/** A vehicle of the market's. */
export type Offered = ParcelQuote['vehicles'][number];
/** One that can bring the parcel, at its price. */
export type Priced = Offered & { readonly price: NonNullable<Offered['price']> };

/** The vehicles that can bring it, the cheapest first; none until they are priced. */
export const carriers = (quote: ParcelQuote | undefined): Priced[] =>
  sortedBy(
    (quote?.vehicles ?? []).filter((one): one is Priced => one.price !== null),
    ({ price }) => Number(price.fare),
  );

/** The vehicle that is sent as things stand. */
export function vehicleOf({ picked }: Pick<ParcelDraft, 'picked'>, quote: ParcelQuote | undefined): Priced | undefined {
  const able = carriers(quote);
  return able.find(({ vehicleType }) => vehicleType === picked) ?? able[0];
}

/** Kilograms that the largest of the market's vehicles for this kind carries; undefined while they are not known. */
export function heaviestFor(type: PackageType | null, quote: ParcelQuote | undefined): number | undefined {
  return quote && Math.max(0, ...quote.vehicles.filter(({ suits }) => type === null || suits.includes(type)).map(({ maxKg }) => maxKg));
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

export function contentProblems(draft: ParcelDraft, quote: ParcelQuote | undefined): Problems {
  const problems: Record<string, TextKey> = {};
  const kg = kgOf(draft);
  if (draft.type === null) problems['type'] = 'parcelTypeMissing';
  if (kg === null) problems['weight'] = 'parcelWeightMissing';
  else if (draft.type !== null && kg > (heaviestFor(draft.type, quote) ?? Infinity)) problems['weight'] = 'parcelTooHeavy';
  return problems;
}

const at = ({ lat, lng }: ChosenPlace) => ({ lat, lng });

/** What of it makes its price. */
export const askedOf = (draft: ParcelDraft): AskedParcel => ({
  pickup: draft.sender.place === null ? null : at(draft.sender.place),
  dropoff: draft.receiver.place === null ? null : at(draft.receiver.place),
  packageType: draft.type,
  kg: kgOf(draft),
  isFragile: draft.isFragile,
});

/** What is sent, but for its number; undefined while something is missing. */
export function parcelBody(
  draft: ParcelDraft,
  by: { userId: number; method: string; walletPart?: string | undefined },
  quote: ParcelQuote | undefined,
): Omit<BodyIn<typeof requestParcel>, 'trackingNumber'> | undefined {
  const { sender, receiver, type, value, isFragile, paidBy } = draft;
  const kg = kgOf(draft);
  const vehicle = vehicleOf(draft, quote);
  if (sender.place === null || receiver.place === null || type === null || vehicle === undefined || kg === null) return undefined;
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
    vehicleType: vehicle.vehicleType,
    weight: kg,
    declaredValue: value === '' ? null : Number(value),
    deliveryInstructions: draft.note,
    isFragile,
    requiresSignature: draft.requiresSignature,
    paidBy,
    paymentMethod: paidBy === 'receiver' ? 'cash' : by.method,
    ...(paidBy === 'receiver' || by.walletPart === undefined ? {} : { walletPart: by.walletPart }),
    estimatedCost: vehicle.price.fare,
    quoteId: vehicle.price.quoteId,
  };
}
