/** A pattern of paths, on whatever system. */
const paths = (...patterns: string[]) => new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'));
/** Our own code, and the part of React Query that only lazy screens use. Styles stay with their screens. */
const OURS = paths('packages/(web|rules|contract)/.*\\.tsx?$', 'node_modules/@tanstack/');
/** Used by many screens, but not by those that people begin with: all that is known of ten countries, emergencies, chats, orders, the tiles of a trip. */
const APART = paths(
  'rules/src/countries/(countries|country-data|payment-methods|payment)\\.ts',
  '(rules|contract|web)/src/safety/',
  '(rules|contract|web)/src/chat/',
  '(rules|contract)/src/orders/',
  'contract/src/drivers/',
  'rules/src/places/fold-text',
  'web/src/art/scenes',
  'web/src/ui/action-tile',
);
/** With fewer, screens would load much that they do not need; with more, they would be made of many small files. */
const SCREENS = 8;
/** What screens share on which something is asked for: place boxes, the way to pay, rides for later. */
const ASKING = paths(
  'web/src/common/(chosen-method|minute-range|place-field|place-kind-names|rows-to-come|place-search|places|saved-places|search-center)\\.tsx?',
  'web/src/rides/goal-from-home',
  'web/src/ui/use-back-closes',
  'rules/src/places/place-text',
  'web/src/rides/scheduled-api',
  'web/src/ui/map-types',
  'rules/src/countries/payment\\.ts',
  'rules/src/subscriptions/packages',
  'contract/src/(scheduled|subscriptions)/paths',
);
/** A few lines each, shared by two or three screens: by themselves they would be more requests and names than code. */
const BITS = paths(
  'rules/src/(assistant/household|auth/limits|dispatch/offer-life|drivers/location-fixes|drivers/vehicle-age|safety/emergency\\.ts|users/genders)',
  'web/src/common/(chat|relation)-names',
  'web/src/platform/send-file',
  'web/src/ui/use-(media|wide)',
);

/**
 * How the client's modules become files. All that the app begins with is one file, what many screens share another: what is
 * compressed together is smaller, and a screen asks for fewer files.
 */
export const codeSplitting = {
  groups: [
    { name: 'app', tags: ['$initial' as const], priority: 3 },
    { name: 'common', test: (id: string) => OURS.test(id) && !APART.test(id) && !ASKING.test(id), minShareCount: SCREENS, priority: 2 },
    { name: 'bits', test: BITS, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
    { name: 'asking', test: ASKING, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
  ],
};
