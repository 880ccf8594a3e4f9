import * as z from 'zod/v4/core';
import { describe, expect, it } from 'vitest';
import { allCalls } from './all-calls.ts';
import { ownUser } from './users/shapes.ts';

/** Where each entity of the specification travels: requirement ids, call, side, the place in it, its fields. */
const entities: ReadonlyArray<readonly [ids: string, call: string, side: 'reply' | 'body', at: string, fields: string]> = [
  [
    'ENT-015..036',
    'POST /api/auth/login',
    'reply',
    'user',
    'id name userType phone rating verified lastLogin totalRides driver.id driver.verificationStatus driver.verificationNotes email gender role isOnline vehicleInfo.make vehicleInfo.model vehicleInfo.licensePlate vehicleInfo.color vehicleInfo.year',
  ],
  [
    'ENT-037..041',
    'GET /api/driver/verification',
    'reply',
    '',
    'verificationSteps[].id verificationSteps[].stepName verificationSteps[].stepStatus driver',
  ],
  ['ENT-042..046', 'GET /api/driver/documents', 'reply', '[]', 'documentType documentUrl documentNumber expiryDate verificationStatus'],
  ['ENT-047..050', 'GET /api/driver/background-checks', 'reply', '[]', 'checkType status score result'],
  [
    'ENT-051..057',
    'GET /api/driver/earnings',
    'reply',
    '',
    'totalEarnings weeklyEarnings monthlyEarnings rideCount avgRating bonuses referralEarnings',
  ],
  ['ENT-058..065', 'GET /api/driver/incentives', 'reply', '[]', 'id title description reward progress target deadline isCompleted'],
  [
    'ENT-075..080, 383..384',
    'POST /api/emergency/trigger',
    'body',
    '',
    'userId userType rideId location.lat location.lng emergencyType timestamp',
  ],
  [
    'ENT-089..106, 385..390',
    'GET /api/rides/passenger/:id',
    'reply',
    '[]',
    'id status passengerId passenger.name passenger.rating driver.name driver.rating pickupLocation.lat pickupLocation.lng pickupLocation.address dropoffLocation.lat dropoffLocation.lng dropoffLocation.address fare rideType paymentMethod distance duration createdAt completedAt',
  ],
  [
    'ENT-110..120',
    'GET /api/trips/share',
    'reply',
    '',
    'shareId trackingUrl estimatedArrival pickupLocation dropoffLocation driverName vehicleInfo sharedWith[].id sharedWith[].name sharedWith[].phone',
  ],
  ['ENT-121..127', 'GET /api/emergency-contacts', 'reply', '[]', 'id userId name phone email relationship isTracking'],
  ['ENT-133..139, 398', 'GET /api/notifications', 'reply', '[]', 'id type title message isRead createdAt data.redirectTo'],
  ['ENT-147..154', 'GET /api/training/modules', 'reply', '[]', 'id title description isRequired quizQuestions'],
  ['ENT-155..159', 'GET /api/training/progress', 'reply', '[]', 'id moduleId status quizScore videoWatched'],
  ['ENT-160..165', 'GET /api/chat/sessions', 'reply', '[]', 'id userId category priority status createdAt'],
  ['ENT-176..182', 'GET /api/chat/messages', 'reply', '[]', 'id sessionId senderId message messageType isBot createdAt'],
  [
    'ENT-184..196',
    'GET /api/scholar-rides/groups',
    'reply',
    '[]',
    'id schoolName schoolArea route scheduleType monthlyPrice capacity currentOccupancy driverName driverRating pickupPoints[].location pickupPoints[].time',
  ],
  [
    'ENT-200..210',
    'GET /api/subscription-packages',
    'reply',
    '[]',
    'id name description packageType rideType price originalPrice discountPercentage rideCount validityDays isPopular',
  ],
  ['ENT-219', 'GET /api/subscriptions/active', 'reply', '[]', 'packageId'],
  ['ENT-221..228', 'GET /api/restaurants', 'reply', '[]', 'id name address cuisineType isActive rating estimatedDeliveryTime deliveryFee'],
  ['ENT-236..238', 'GET /api/menu-items', 'reply', '[]', 'id name price'],
  [
    'ENT-239..250',
    'POST /api/food-orders',
    'body',
    '',
    'customerId restaurantId items[].menuItemId items[].quantity items[].price items[].specialInstructions subtotal deliveryFee totalAmount paymentMethod orderNumber',
  ],
  [
    'ENT-251..266',
    'POST /api/parcel-deliveries',
    'body',
    '',
    'senderName senderPhone receiverName receiverPhone pickupAddress dropoffAddress packageType weight declaredValue deliveryInstructions isFragile requiresSignature senderId vehicleType estimatedCost trackingNumber',
  ],
  [
    'ENT-277..287',
    'GET /api/grocery/stores',
    'reply',
    'stores[]',
    'id name description address logo storeType rating deliveryFee averageDeliveryTime latitude longitude',
  ],
  ['ENT-288..289', 'GET /api/grocery/categories', 'reply', 'categories[]', 'id name'],
  ['ENT-290..297', 'GET /api/grocery/products', 'reply', 'products[]', 'id name brand description price unit organic inStock'],
  [
    'ENT-300..314, 391..397',
    'POST /api/grocery/orders',
    'body',
    '',
    'storeId items[].productId items[].quantity items[].price subtotal deliveryFee serviceFee totalAmount deliveryAddress.lat deliveryAddress.lng deliveryAddress.address deliveryAddress.deliveryInstructions storeAddress.lat storeAddress.lng storeAddress.address paymentMethod orderNumber shoppingInstructions substitutionPreference',
  ],
  ['ENT-315..318', 'POST /api/ai/voice-order', 'reply', '', 'confidence items estimatedTotal clarificationNeeded'],
  ['ENT-319..322', 'POST /api/ai/smart-shopping-list', 'body', '', 'householdSize dietaryPreferences weeklyBudget previousOrders'],
  ['ENT-323..324', 'POST /api/ai/smart-shopping-list', 'reply', '', 'weeklyList nutritionScore'],
  [
    'ENT-325..331',
    'GET /api/pricing/competitive',
    'reply',
    'safiri',
    'rideBase ridePerKm foodDelivery groceryDelivery parcelDelivery scooterDelivery lastUpdated',
  ],
  [
    'ENT-332..337, 399',
    'GET /api/pricing/competitive',
    'reply',
    'savings',
    'rideBase ridePerKm foodDelivery groceryDelivery parcelDelivery scooterDelivery',
  ],
  ['ENT-338..340', 'POST /api/drivers/verify-vehicle-age', 'body', '', 'vehicleYear vehicleType currentYear'],
  ['ENT-341..344, 400', 'POST /api/drivers/verify-vehicle-age', 'reply', '', 'isEligible message recommendations vehicleInfo.benefits'],
  [
    'ENT-345..352, 358..362, 401..402',
    'GET /api/drivers/training/multi-service',
    'reply',
    '',
    'modules[].id modules[].service modules[].title modules[].duration modules[].certification modules[].vehicleTypes modules[].topics modules[].required certificationLevels[].level certificationLevels[].earnings certificationLevels[].services certificationLevels[].vehicleTypes scooterBenefits',
  ],
];

type Json = z.JSONSchema.BaseSchema;

/** The schemas under a path: of a list its members, of what may be null what it else is. */
function under(schema: Json, path: readonly string[], always: boolean): Json[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return choices.flatMap((choice) => under(choice as Json, path, always));
  const [step, ...rest] = path;
  if (step === undefined) return [schema];
  // An answer has its fields always; of what is sent some may be left out.
  if (always && step !== '[]' && schema.required?.includes(step) !== true) return [];
  const next = step === '[]' ? schema.items : schema.properties?.[step];
  return typeof next === 'object' && !Array.isArray(next) ? under(next as Json, rest, always) : [];
}

const stepsOf = (path: string) =>
  path
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((step) => step !== '');

describe('the entities of the specification', () => {
  it.each(entities)('%s travel with %s', (_ids, key, side, at, fields) => {
    const found = allCalls.find(({ call }) => call.key === key)?.call[side];
    if (found === undefined) throw new Error(`${key} has no ${side}`);
    const schema = z.toJSONSchema(found, { io: side === 'body' ? 'input' : 'output', unrepresentable: 'any' });
    const missing = fields.split(' ').filter((field) => under(schema, [...stepsOf(at), ...stepsOf(field)], side === 'reply').length === 0);
    expect(missing).toEqual([]);
  });
});

it('what a browser keeps of the signed-in person holds neither secrets nor documents (SESS-08)', () => {
  expect(Object.keys(ownUser.shape).toSorted()).toEqual(
    (
      'countryId driver email gender genderVerified hasPassword id isOnline lastLogin name phone phoneVerified rating role totalRides userType ' +
      'vehicleInfo verified'
    ).split(' '),
  );
});
