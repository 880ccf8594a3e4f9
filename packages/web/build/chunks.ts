/** A pattern of paths, on whatever system. */
const paths = (...patterns: string[]) => new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'));
/** Our own code, and the part of React Query that only lazy screens use. Styles stay with their screens. */
const OURS = paths('packages/(web|rules|contract)/.*\\.tsx?$', 'node_modules/@tanstack/');
/** Used by many screens, but not by those that people begin with: all that is known of twelve countries and the tables of all others, emergencies, chats, orders, the tiles of a trip, lists and switches. */
const APART = paths(
  'rules/src/countries/(countries|country-(data|ids|money)|currencies|described-countries|other-.*|payment-methods|payment)\\.ts',
  'web/src/common/country-here',
  '(rules|contract|web)/src/safety/',
  '(rules|contract|web)/src/chat/',
  '(rules|contract)/src/orders/',
  'contract/src/drivers/',
  'rules/src/places/fold-text',
  'web/src/art/scenes',
  'web/src/ui/(action-tile|select-field|search-field|switch|map|static-map)\\.',
);
/** The tables of all countries: of the console, and of no other screen. */
const ALL_COUNTRIES = paths('rules/src/countries/(country-(data|ids|money)|currencies|other-.*)\\.ts');
/** With fewer, screens would load much that they do not need; with more, they would be made of many small files. */
const SCREENS = 8;
/** What screens share on which something is asked for: place boxes, the way to pay, rides for later. */
const ASKING = paths(
  'web/src/common/(clock-range|minute-range|place-kind-names|places|saved-places|search-center)\\.',
  'web/src/rides/goal-from-home',
  'web/src/rides/scheduled-api',
  'web/src/ui/map-types',
  'rules/src/countries/payment\\.ts',
  'contract/src/scheduled/paths',
);
/** The boxes that places are looked for in, what stands until places are found, and what a ride there is paid with. */
const PLACE_BOXES = paths(
  'web/src/common/(only-vehicle|place-(field|row|search)|rows-to-come)\\.',
  'web/src/rides/unserved\\.',
  'web/src/ui/use-back-closes',
);
/** What screens with a map begin with: its place, the drawing until it comes, what drives there, and from how much. */
const MAPS = paths('rules/src/pricing/(base-fare|tariffs)', 'web/src/art/vehicles', 'web/src/ui/(map|map-cover|static-map)\\.');
/** A few lines each: by themselves they would be more requests and names than code. These are of a passenger's home too. */
const MORE_BITS = paths(
  'rules/src/(drivers/(judge-fixes|location-fixes)|pricing/round-sums|rides/(cash-change|completion|deliveries)|markets/names|safety/emergency\\.ts|subscriptions/packages)',
  'rules/src/places/place-text',
  'contract/src/(notifications|subscriptions|wallet)/paths',
  'web/src/app/under-way-before',
  'web/src/ui/more\\.',
  'web/src/common/(balance-text|chosen-method|money-terms|pay-lines|split-payment|wallet)',
  'web/src/rides/(booked-part|short-place|who-pays)',
);
/** The same, of the screens after it. */
const FURTHER_BITS = paths(
  'rules/src/(assistant/household|auth/limits|dispatch/offer-life|pickups/hint|users/(genders|phone|roles))',
  'contract/src/(chat|dispatch|pickups|settings|users)/paths',
  'web/src/common/((chat|relation)-names|back-head)',
  'web/src/platform/(send-file|server-settings)',
  'web/src/ui/(car-paint|choice-row)',
);
/** What drivers and vehicles are told by, and papers sent: nothing of it stands on a passenger's home. */
const VEHICLE_BITS = paths(
  'rules/src/(dispatch/vehicles|orders/package-types)',
  'contract/src/(training|uploads|verification)/paths',
  'web/src/common/(car-looks|line-tag)',
  'web/src/platform/push',
);
/** What forms are made of, and a line or two each that understand what is filled in: by themselves they would be more names than code. */
const CONTROLS = paths(
  'rules/src/places/time-of-day',
  'web/src/common/(typed-point|use-settled|weekday-name)',
  'web/src/platform/typed-amount',
  'web/src/ui/(select-field|search-field|switch|action-tile|text-area)\\.',
);
/** What long and wide screens are parted by. */
const PANES = paths('web/src/ui/(tabs|unfold|progress-bar|use-media|use-wide)\\.');
/** An emergency, from its button to its end, with whom it tells: it is fetched as soon as somebody is signed in. */
const EMERGENCY = paths(
  'contract/src/(safety|sharing)/paths',
  'web/src/safety/(sos|sos-button|sos-overlay|locate|kit|help-rows|incident-log|police-facts|place|who-is-told)\\.tsx?',
  'web/src/sharing/api\\.',
  'web/src/ui/countdown',
);
/** What the app fetches when it is at rest. */
const REST = paths(
  'web/src/app/(start-when-idle|update-bar)',
  'web/src/platform/(data-used|service-worker|worker-messages)',
  'web/src/ui/toast-(foot|message|screen)',
);
/** A tour begins by itself on a first visit. */
const TOUR = paths('web/src/tour/');
/** The pages before one is signed in: the quilt, the choice of a country. */
const WELCOME = paths(
  'rules/src/countries/(card|search|status)',
  'web/src/art/(cells|quilts?|strip)',
  'web/src/countries/',
  'web/src/common/operator-links',
  'web/src/platform/agree-account',
  'web/src/ui/flag',
);
/** What is known of twelve countries. */
const HOMES = paths(
  'contract/src/(account|countries)/paths',
  'rules/src/(demo/domain|places/fold-text)',
  'rules/src/countries/(described-countries|payment-methods)\\.ts',
  'web/src/common/country-(here|names)',
  'web/src/shell/install-button',
);
/** Lists of trips, orders and seats, and what the homes of passengers and drivers have in common. */
const TRIPS = paths(
  'web/src/app/consent-room',
  'web/src/common/kept-height',
  'web/src/safety/safety-row',
  'web/src/ui/when-seen',
  'contract/src/(orders|scholar)/paths',
  'rules/src/orders/order-life',
  'web/src/orders/api\\.',
  'web/src/rides/(after-trips|cash-first|closed-ends|ended-before|ride-row|unfinished-trips)',
  'web/src/scholar/seats',
);
/** What is under way, in lines. */
const UNDER_WAY = paths(
  '(rules|web)/src/orders/(arrival|names|orders-under-way)\\.',
  '(rules|web)/src/scholar/(on-the-way|run-under-way)',
  'web/src/app/(under-way-line|use-under-way)',
  'web/src/rides/trip-title',
);
const TRIP_ENDS = paths(
  'web/src/common/(use-route|way-after|car-ticket|step-track)\\.',
  '(rules|web)/src/rides/(act-rows|after-ride-part|asked-next|change-words|leg-note|ended-early|rating-form|rating-tags|trip-facts)',
);
const DRIVING = paths(
  'contract/src/(drivers|earnings)/paths',
  'web/src/common/(driver-money|lessons|market-place-kinds)',
  'web/src/drivers/(api|location-trouble|round-sum|screen-awake|seen-notes)',
  'web/src/platform/sound',
  'web/src/navigation/next-stop',
  'web/src/rides/position-notice',
);
const CHATS = paths(
  '(contract|rules)/src/chat/(?!paths)',
  'web/src/chat/(api|thread|thread-state|unsent)\\.',
  '(rules|web)/src/rides/lost-items',
);
const SHARING = paths('(contract|rules|web)/src/sharing/(contact-dialog|contacts|share-link|sharing|sharing-panel)\\.');
const SIGN_IN = paths('contract/src/auth/paths', 'web/src/auth/(api|signed-in)', 'web/src/ui/password-field');
const SHOPS = paths('(contract|rules)/src/catalogue/', 'web/src/catalogue/(again|basket|cart|delivery-place|merchants|price-with)\\.ts$');
const SERVICES = paths('web/src/(common/sentence-page|services/service-tiles|services/services|services/services-screen)\\.');
const BELL = paths('web/src/notifications/', 'useInfiniteQuery', 'infiniteQueryObserver');

const SCENES = paths('web/src/art/(home-)?scenes\\.');
/** What a driver's papers, vehicles and lessons are told by. */
const PAPERS = paths('rules/src/(training/modules|verification/(documents|papers)|dispatch/vehicle-kinds)', 'web/src/common/vehicle-kinds');

const isCommon = (id: string) => OURS.test(id) && ![APART, ASKING, PLACE_BOXES].some((apart) => apart.test(id));
/** Shared by two screens or more, and without what its modules import: that may stand in another file. */
const shared = { minShareCount: 2, includeDependenciesRecursively: false };

/**
 * How the client's modules become files. All that the app begins with is one file, what many screens share another, and what the
 * same screens share a third: what is compressed together is smaller, and a screen asks for fewer files. A module that is fetched
 * by itself and stands in such a file is known to the build by the file's name alone (build/worker.mjs).
 */
export const codeSplitting = {
  groups: [
    { name: 'app', tags: ['$initial' as const], priority: 9 },
    { name: 'rest', test: REST, includeDependenciesRecursively: false, priority: 8 },
    { name: 'emergency', test: EMERGENCY, includeDependenciesRecursively: false, priority: 7 },
    { name: 'tour', test: TOUR, includeDependenciesRecursively: false, priority: 7 },
    { name: 'maps', test: MAPS, ...shared, priority: 6 },
    { name: 'more', test: MORE_BITS, ...shared, priority: 6 },
    { name: 'further', test: FURTHER_BITS, ...shared, priority: 6 },
    { name: 'vehicle-bits', test: VEHICLE_BITS, ...shared, priority: 6 },
    { name: 'common', test: isCommon, minShareCount: SCREENS, priority: 5 },
    { name: 'controls', test: CONTROLS, ...shared, priority: 6 },
    { name: 'asking', test: ASKING, ...shared, priority: 4 },
    { name: 'place-boxes', test: PLACE_BOXES, ...shared, priority: 4 },
    { name: 'all-countries', test: ALL_COUNTRIES, ...shared, priority: 6 },
    { name: 'homes', test: HOMES, ...shared, priority: 3 },
    { name: 'welcome', test: WELCOME, ...shared, priority: 3 },
    { name: 'trips', test: TRIPS, ...shared, priority: 3 },
    { name: 'under-way', test: UNDER_WAY, ...shared, priority: 3 },
    { name: 'trip-ends', test: TRIP_ENDS, ...shared, priority: 3 },
    { name: 'driving', test: DRIVING, ...shared, priority: 3 },
    { name: 'chats', test: CHATS, ...shared, priority: 3 },
    { name: 'sharing', test: SHARING, ...shared, priority: 3 },
    { name: 'sign-in', test: SIGN_IN, ...shared, priority: 3 },
    { name: 'shops', test: SHOPS, ...shared, priority: 3 },
    { name: 'scenes', test: SCENES, ...shared, priority: 3 },
    { name: 'papers', test: PAPERS, ...shared, priority: 6 },
    { name: 'services', test: SERVICES, ...shared, priority: 3 },
    { name: 'panes', test: PANES, ...shared, priority: 6 },
    { name: 'bell', test: BELL, includeDependenciesRecursively: false, priority: 3 },
  ],
};
