import { dietaryOptions } from '@safiri/rules/assistant/diets.ts';
import { cuisineTypes } from '@safiri/rules/catalogue/merchants.ts';
import { chatCategories, chatPriorities } from '@safiri/rules/chat/chat.ts';
import { countryStatuses } from '@safiri/rules/countries/status.ts';
import { sampleAreas } from '@safiri/rules/heatmap/sample.ts';
import { demandLevels, demandServices, timeWindows } from '@safiri/rules/heatmap/levels.ts';
import { notificationTypes } from '@safiri/rules/notifications/kinds.ts';
import { parcelVehicleIds } from '@safiri/rules/dispatch/vehicles.ts';
import { packageTypes as parcelTypes } from '@safiri/rules/orders/package-types.ts';
import { passengerRideTypes, rideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { rideStatuses } from '@safiri/rules/rides/trip-life.ts';
import { scheduleTypes } from '@safiri/rules/scholar/groups.ts';
import { relationships, shareMethods } from '@safiri/rules/sharing/contacts.ts';
import { coveredRideTypes, packageTypes } from '@safiri/rules/subscriptions/packages.ts';
import { trainedServices } from '@safiri/rules/training/multi-service.ts';
import { genders } from '@safiri/rules/users/genders.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';
import { checkTypes } from '@safiri/rules/verification/background-checks.ts';
import { documentTypes, faceDocument, requiredDocuments } from '@safiri/rules/verification/documents.ts';
import { expect, it } from 'vitest';
import { chatMessage, chatSession } from './chat/shapes.ts';

const areasOf = (city: string) => (sampleAreas[city] ?? []).map(({ area }) => area);

/** Requirement ids, the values that the product has, those that the specification names. */
const lists: ReadonlyArray<readonly [ids: string, values: readonly string[], specified: string]> = [
  ['CTRY-43..45', countryStatuses, 'live beta coming_soon'],
  ['AUTH-22..25', genders, 'female male other prefer_not_to_say'],
  ['AUTH-26..27', registrableRoles, 'passenger driver'],
  ['VERIF-15..17', checkTypes, 'criminal driving_record identity'],
  [
    'VERIF-06..11',
    documentTypes.filter((type) => type !== faceDocument),
    'id_document drivers_license vehicle_registration vehicle_insurance pdp_permit police_clearance',
  ],
  ['VERIF-06..11', requiredDocuments, 'id_document drivers_license vehicle_registration vehicle_insurance pdp_permit'],
  ['SHARE-04..06', shareMethods, 'link sms email'],
  ['HEAT-04..07', demandServices, 'rides food parcel grocery'],
  ['HEAT-09..12', Object.keys(timeWindows), '15m 1h 6h 24h'],
  ['HEAT-45..49', areasOf('johannesburg'), 'Sandton_CBD Rosebank Melville Soweto Pretoria_CBD'],
  ['HEAT-50..52', areasOf('lagos'), 'Victoria_Island Ikeja Lekki'],
  ['HEAT-53..55', areasOf('nairobi'), 'Westlands CBD Karen'],
  ['AI-030..038', dietaryOptions, 'Vegetarian Vegan Halal Kosher Gluten-free Dairy-free Low-carb Diabetic-friendly Heart-healthy'],
  ['ENT-081..085', passengerRideTypes, 'standard share premium ladies_only scholar'],
  ['ENT-081..088', rideTypes, 'standard share premium ladies_only scholar food_delivery parcel_delivery large_delivery'],
  ['ENT-107..109', rideStatuses, 'requested accepted arrived in_progress completed cancelled'],
  ['ENT-128..132', relationships, 'family friend colleague partner other'],
  ['ENT-140..146', notificationTypes, 'ride payment emergency warning error success other'],
  ['ENT-166..169', chatCategories, 'general technical payment ride_issue'],
  ['ENT-170..173', chatPriorities, 'low normal high urgent'],
  ['ENT-174..175', chatSession.shape.status.options, 'open closed'],
  ['ENT-183', chatMessage.shape.messageType.options, 'text quick'],
  ['ENT-197..199', scheduleTypes, 'morning afternoon both'],
  ['ENT-211..214', packageTypes, 'weekly monthly scholar_weekly scholar_monthly'],
  ['ENT-215..218', coveredRideTypes, 'standard premium ladies_only scholar'],
  ['ENT-229..235', cuisineTypes, 'south_african fast_food italian indian chinese african continental'],
  ['ENT-267..272', parcelTypes, 'document small_package medium_package large_package fragile electronics'],
  ['ENT-273..276', parcelVehicleIds, 'motorcycle sedan bakkie van'],
  ['ENT-353..357', trainedServices, 'rides food grocery parcel scooter'],
  ['ENT-375..377', demandLevels, 'surge high medium low'],
];

it.each(lists)('%s: the values are those of the specification', (_ids, values, specified) => {
  expect(values.map((value) => value.replaceAll(' ', '_')).toSorted()).toEqual(specified.split(' ').toSorted());
});
