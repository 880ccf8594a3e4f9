import { inDays } from './standing.ts';
import type { AnyKey } from '@safiri/contract/all-calls.ts';
import { demoMarkets } from '@safiri/rules/demo/demo-markets.ts';
import { hatfield } from './people.ts';

const note = { note: 'Looked at it' };
const reason = { reason: 'It was forged' };

/** The one city that the paths name. */
/** The demo's own, without what is the demo's alone. */
const document = { ...demoMarkets(true).find(({ id }) => id === 'pretoria'), incentives: [], packages: [] };

/** A school group as it is written. */
const schoolGroup = {
  version: 1,
  schoolName: 'Hatfield Primary',
  schoolArea: 'Hatfield',
  schoolAt: { lat: -25.752, lng: 28.24 },
  route: 'Sunnyside',
  scheduleType: 'morning',
  days: [0],
  monthlyPrice: '850.00',
  capacity: 2,
  stops: [{ location: 'First', time: '06:40', at: { lat: -25.7515, lng: 28.209 }, was: 0 }],
};

/** What is sent to a call that names an object and reads a body: right in its form, so that the object alone decides. */
let dishes = 0;

const bodies: Partial<Record<AnyKey, object>> = {
  'POST /api/staff/cash/drawers/:id/close': { counted: '0' },
  'POST /api/staff/merchants/:id/items': {
    section: 'Mains',
    price: '1.00',
    // Each who asks adds another one.
    get name() {
      return `Dish ${(dishes += 1)}`;
    },
  },
  'POST /api/chat/session/:id/rating': { rating: 5 },
  'POST /api/orders/:id/rating': { rating: 5 },
  'POST /api/orders/:id/payments': { provider: 'paystack', amount: '10.00' },
  'POST /api/orders/:id/lines/:lineId/rating': { liked: true },
  'POST /api/drivers/:id/location': { lat: hatfield.lat, lng: hatfield.lng, at: '2026-01-01T00:00:00.000Z' },
  'PATCH /api/places/saved/:id': { location: hatfield },
  'POST /api/rides/:id/cash': { paid: '10.00' },
  'POST /api/staff/invoices/:id/credit': reason,
  'POST /api/staff/invoices/shops/:id': { name: 'A shop', address: 'A street', taxNumber: '4012345678' },
  'POST /api/driver/held-pay/:id/answer': { answer: 'The road was closed' },
  'POST /api/rides/:id/end': { answer: 'confirmed' },
  'POST /api/rides/:id/change': { amount: null },
  'PATCH /api/rides/:id': { status: 'cancelled' },
  'POST /api/rides/:id/rating': { rating: 5 },
  'POST /api/rides/:id/stop': { stop: 1, step: 'arrived' },
  'POST /api/rides/:id/destination/quote': { dropoffLocation: hatfield },
  'POST /api/rides/:id/destination': { quote: 'sealed' },
  'POST /api/rides/:id/destination/answer': { accepts: true },
  'POST /api/rides/:id/tip': { amount: '10.00' },
  'POST /api/rides/:id/payments': { provider: 'paystack', amount: '10.00' },
  'POST /api/subscriptions/payment': { packageId: 1, provider: 'paystack', amount: '357.00' },
  'POST /api/rides/:id/mark': { mark: 'never' },
  'POST /api/rides/:id/lost': { what: 'A hat' },
  'POST /api/rides/:id/lost/:itemId': { state: 'closed' },
  'POST /api/emergency/:id/location': { lat: hatfield.lat, lng: hatfield.lng },
  'POST /api/emergency/:id/cancel': { reason: 'mistake' },
  'POST /api/emergency/check/:id': { answer: 'fine' },
  'PATCH /api/emergency-contacts/:id': { name: 'Lerato' },
  'PATCH /api/users/:id/status': { isOnline: false },
  'POST /api/staff/chats/:id/close': {},
  'PATCH /api/staff/merchants/:id': { isActive: true },
  'PATCH /api/staff/items/:id': { isAvailable: true },
  'POST /api/staff/orders/:id/accept': { minutes: 20 },
  'POST /api/staff/orders/:id/reject': { reason: 'Closed' },
  'PATCH /api/staff/orders/:id/lines/:lineId': { state: 'picked' },
  'POST /api/staff/people/:id/show': { field: 'phone', reason: 'They asked to be called' },
  'POST /api/scholar-rides/seats/:id/payments': { provider: 'paystack', amount: '10.00' },
  'POST /api/scholar-rides/seats/:id/payment': { payment: 'cash' },
  'PATCH /api/scholar-rides/own-groups/:id': schoolGroup,
  'POST /api/scholar-rides/own-groups/:id/status': { version: 1, status: 'paused' },
  'PATCH /api/staff/school-groups/:id': { ...schoolGroup, driverId: 1, ...reason },
  'POST /api/staff/school-groups/:id/status': { version: 1, status: 'paused', ...reason },
  'POST /api/staff/trips/:id/step': { step: 'cancel', reason: 'Nobody moves', version: 1 },
  'POST /api/staff/trips/:id/note': note,
  'POST /api/staff/trips/:id/waive-fee': { reason: 'The driver was late' },
  'POST /api/staff/trips/:id/chat': { reason: 'They quarrel about the pickup' },
  'POST /api/staff/trips/:id/rider': { reason: 'They asked to be called' },
  'POST /api/staff/onboarding/imports/:id/codes': { again: false },
  'PATCH /api/staff/onboarding/invitations/:id': { phone: '+27825550199' },
  'PATCH /api/staff/fleets/:id': { name: 'Ubuntu Cars', reason: 'A new name' },
  'POST /api/staff/fleets/:id/vehicles': { licensePlate: 'NOBODY 1 GP', reason: 'Theirs' },
  'POST /api/staff/fleets/:id/vehicles/:vehicleId/take-out': { reason: 'Sold' },
  'POST /api/subscriptions/packages/:market': { package: 'ten', version: 1 },
  'POST /api/staff/markets/:id/preview': { document },
  'POST /api/staff/markets/:id/versions': { document, baseNumber: 1, from: null, why: 'As it is' },
  'POST /api/staff/markets/:id/status': { status: 'open', baseNumber: 1, why: 'As it is' },
  'POST /api/staff/team/:id/roles': { roles: [{ role: 'support', merchantId: null }] },
  'POST /api/staff/team/:id/phone': { phone: '+27825550142' },
  'POST /api/staff/approvals/:id': { outcome: 'refused', ...note },
  'POST /api/staff/on-call/shifts': { cityId: 'pretoria', userId: 1, step: 3, date: null, weekdays: [6], from: '01:00', to: '02:00' },
  'POST /api/staff/payouts/:id': { outcome: 'failed', ...note },
  'POST /api/staff/merchants/:id/payout-account': { provider: 'paystack', account: '6200012345', bank: '250655' },
  'POST /api/staff/finance/days/:id/lines/:lineId': note,
  'POST /api/staff/finance/paybill/:id/owner': { code: 'D104216', ...note },
  'POST /api/staff/finance/payments/:id/refunds': { amount: '10', ...reason },
  'POST /api/staff/finance/disbursements/:id': { outcome: 'ask', ...note },
  'POST /api/staff/conduct/:id': note,
  'POST /api/staff/held-trips/:id': { outcome: 'refused', ...note },
  'POST /api/staff/lost-items/:id': { state: 'closed' },
  'POST /api/staff/emergencies/:id/note': note,
  'POST /api/staff/emergencies/:id/close': note,
  'POST /api/staff/verification/background-checks/:id/complete': { result: 'clear', score: 90 },
  'POST /api/staff/verification/background-checks/:id/reopen': reason,
  'POST /api/staff/verification/documents/:id/review': { decision: 'rejected', ...note },
  'POST /api/staff/verification/documents/:id/reopen': reason,
  'POST /api/staff/verification/drivers/:driverId/gender': { gender: 'male', confirmed: false },
  'POST /api/staff/verification/drivers/:driverId/decision': { decision: 'rejected', ...note },
  'PATCH /api/driver/vehicles/:id': { kind: 'van', make: 'Toyota', model: 'HiAce', licensePlate: 'ACC 1 GP', color: 'White', year: 2024 },
  'POST /api/staff/verification/drivers/:driverId/vehicles': { licensePlate: 'NOBODY 1 GP', mayDrive: true },
  'POST /api/staff/verification/drivers/:driverId/markets': { marketId: 'johannesburg', ...reason },
  'POST /api/staff/verification/drivers/:driverId/markets/:market/take': reason,
  'PATCH /api/staff/verification/drivers/:driverId/vehicles/:vehicleId': {},
  'POST /api/staff/verification/drivers/:driverId/vehicles/:vehicleId/decision': { decision: 'rejected', ...note },
  'POST /api/staff/identity/:id/decision': { decision: 'refused', ...note },
  'POST /api/staff/identity/:id/take-back': reason,
  'POST /api/staff/selfies/:id/verdict': { verdict: 'same' },
  'POST /api/standing/:id/answer': { answer: 'x' },
  'POST /api/staff/people/:id/suspensions': { side: 'passenger', reason: 'other', words: 'x', reviewAt: inDays(2) },
  'POST /api/staff/suspensions/:id/look': { outcome: 'lifted', words: 'x' },
};

/** What is asked beside the object where a call needs it. */
const queries: Partial<Record<AnyKey, string>> = {
  'POST /api/staff/merchants/:id/pictures': '?shape=item&left=0&top=0&width=1&height=1',
};

export const queryFor = (key: string): string => (queries as Readonly<Record<string, string>>)[key] ?? '';
export const bodyFor = (key: string): object | undefined => (bodies as Readonly<Record<string, object>>)[key];
