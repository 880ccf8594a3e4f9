import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';

/** These come once the form stands: a quote is asked for without them. */
const details = async () => (await Promise.all([import('./ride-details.tsx'), enterRoom('rides-pickup')]))[0];
export const RideDetails = lazyPart(async () => (await details()).RideDetails);
export const LadiesNotice = lazyPart(async () => (await details()).LadiesNotice);
export const MapWaits = lazyPart(async () => (await details()).MapWaits);
export const CarsNear = lazyPart(async () => (await details()).CarsNear);
export const PriceMoved = lazyPart(async () => (await details()).PriceMoved);
export const ShareBound = lazyPart(async () => (await details()).ShareBound);
export const SurgeNote = lazyPart(async () => (await details()).SurgeNote);
export const FareDetails = lazyPart(async () => (await details()).FareDetails);
export const FeeTermsNote = lazyPart(async () => (await details()).FeeTermsNote);
export const UnservedHere = lazyPart(async () => (await details()).UnservedHere);
export const StopFields = lazyPart(async () => (await details()).StopFields);
export const PayChoice = lazyPart(async () => (await details()).PayChoice);
export const FastDemoSwitch = lazyPart(async () => (await import('./fast-demo.tsx')).FastDemoSwitch);
