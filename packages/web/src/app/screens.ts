import type { ComponentType } from 'react';
import type { ServiceKind } from '@safiri/rules/markets/document.ts';
import type { TextRoom } from 'virtual:texts/keys';
import { lazyScreen, type Lazy } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';

/** Who may see a screen: all, the signed-in, or those of one role. */
export type Viewer = 'all' | 'signedIn' | 'passenger' | 'driver';

interface Fetched {
  /** What the module calls it. */
  readonly name: string;
  readonly Screen: Lazy;
  /** The module below `packages/web`; in a browser's build there is none (build/screen-texts.ts). */
  readonly module: string | undefined;
}

/** A screen of the app, with the paths that show it. */
export interface AppScreen extends Fetched {
  readonly paths: readonly string[];
  readonly viewer: Viewer;
  /** Only where the city of this phone serves one of these; `demo`: in the demo alone. */
  readonly of?: readonly ServiceKind[] | 'demo';
  /** Made at build time: its pages show at once, before any script. */
  readonly prerendered?: true;
}

/** A screen that is fetched when it is opened. The texts that it says come beside it: the build finds them (build/screen-texts.ts). */
const load = <K extends string>(
  get: () => Promise<Record<K, ComponentType>>,
  name: K,
  texts: readonly TextRoom[] = [],
  module?: string,
): Fetched => ({
  name,
  Screen: lazyScreen(async () => {
    const [screens] = await Promise.all([get(), ...texts.map(enterRoom)]);
    return screens[name];
  }),
  module,
});

/** All screens. The router, the pages that are made before, and the paths that the server answers follow from them. */
export const screens: readonly AppScreen[] = [
  { paths: ['/', '/welcome'], viewer: 'all', prerendered: true, ...load(() => import('./landing-route.tsx'), 'Landing') },
  { paths: ['/services'], viewer: 'all', prerendered: true, ...load(() => import('./services-route.tsx'), 'Services') },
  { paths: ['/simple-welcome'], viewer: 'all', prerendered: true, ...load(() => import('../services/splash-screen.tsx'), 'SplashScreen') },
  {
    paths: ['/superadmin'],
    viewer: 'all',
    prerendered: true,
    ...load(() => import('../services/sentence-screen.tsx'), 'SuperadminScreen'),
  },
  { paths: ['/payment'], viewer: 'all', prerendered: true, ...load(() => import('../services/sentence-screen.tsx'), 'PaymentScreen') },
  {
    paths: ['/terms', '/privacy', '/driver-agreement', '/help'],
    viewer: 'all',
    ...load(() => import('../brand/operator-screen.tsx'), 'OperatorScreen'),
  },
  { paths: ['/auth'], viewer: 'all', ...load(() => import('../auth/auth-screen.tsx'), 'AuthScreen') },
  { paths: ['/quick-login'], viewer: 'all', ...load(() => import('../auth/quick-login-screen.tsx'), 'QuickLoginScreen') },
  { paths: ['/city-heat-map'], viewer: 'all', ...load(() => import('./heat-map-route.tsx'), 'CityHeatMap') },
  { paths: ['/food-delivery'], viewer: 'all', of: ['food'], ...load(() => import('../catalogue/food-screen.tsx'), 'FoodScreen') },
  {
    paths: ['/grocery-delivery'],
    viewer: 'all',
    of: ['grocery'],
    ...load(() => import('../catalogue/grocery-screen.tsx'), 'GroceryScreen'),
  },
  { paths: ['/test'], viewer: 'all', ...load(() => import('../services/test-screen.tsx'), 'TestScreen') },
  { paths: ['/track/:shareId'], viewer: 'all', ...load(() => import('../sharing/track-screen.tsx'), 'TrackScreen') },
  { paths: ['/stop/:token'], viewer: 'all', ...load(() => import('../sharing/stop-screen.tsx'), 'StopScreen') },
  { paths: ['/invoice/:token'], viewer: 'all', ...load(() => import('../invoices/invoice-screen.tsx'), 'InvoiceScreen') },
  { paths: ['/setup'], viewer: 'all', ...load(() => import('../staff/first-owner-screen.tsx'), 'FirstOwnerScreen') },
  { paths: ['/staff', '/staff/*'], viewer: 'all', ...load(() => import('./staff-route.tsx'), 'StaffConsole') },
  { paths: ['/passenger'], viewer: 'passenger', ...load(() => import('./passenger-route.tsx'), 'PassengerHome') },
  { paths: ['/driver'], viewer: 'driver', ...load(() => import('./driver-route.tsx'), 'DriverScreen') },
  { paths: ['/driver-earnings'], viewer: 'driver', ...load(() => import('../earnings/earnings-screen.tsx'), 'EarningsScreen') },
  { paths: ['/driving'], viewer: 'driver', ...load(() => import('./driving-route.tsx'), 'Driving') },
  { paths: ['/keep-sending'], viewer: 'driver', ...load(() => import('../drivers/tracker-screen.tsx'), 'TrackerScreen') },
  { paths: ['/hail'], viewer: 'driver', ...load(() => import('../rides/hail-screen.tsx'), 'HailScreen') },
  { paths: ['/why-no-trips'], viewer: 'driver', ...load(() => import('../dispatch/why-no-trips-screen.tsx'), 'WhyNoTripsScreen') },
  {
    paths: ['/driver-verification'],
    viewer: 'driver',
    ...load(() => import('../verification/verification-screen.tsx'), 'VerificationScreen'),
  },
  { paths: ['/vehicles'], viewer: 'driver', ...load(() => import('../verification/vehicles-screen.tsx'), 'VehiclesScreen') },
  { paths: ['/driver-training'], viewer: 'driver', ...load(() => import('../training/training-screen.tsx'), 'TrainingScreen') },
  { paths: ['/ride-request'], viewer: 'passenger', ...load(() => import('./ride-request-route.tsx'), 'RideRequest') },
  { paths: ['/active-ride'], viewer: 'signedIn', ...load(() => import('./active-ride-route.tsx'), 'ActiveRide') },
  { paths: ['/profile'], viewer: 'signedIn', ...load(() => import('./profile-route.tsx'), 'Profile') },
  { paths: ['/standing'], viewer: 'signedIn', ...load(() => import('../standing/standing-screen.tsx'), 'StandingScreen') },
  { paths: ['/places'], viewer: 'signedIn', ...load(() => import('../places/saved-places-screen.tsx'), 'SavedPlacesScreen') },
  { paths: ['/safety'], viewer: 'signedIn', ...load(() => import('./safety-route.tsx'), 'SafetyScreen') },
  {
    paths: ['/parcel-delivery'],
    viewer: 'signedIn',
    of: ['parcel', 'large'],
    ...load(() => import('../orders/parcel-screen.tsx'), 'ParcelScreen'),
  },
  { paths: ['/ai-features'], viewer: 'signedIn', of: 'demo', ...load(() => import('./ai-features-route.tsx'), 'AiFeatures') },
  {
    paths: ['/subscription-packages'],
    viewer: 'passenger',
    ...load(() => import('../subscriptions/packages-screen.tsx'), 'PackagesScreen'),
  },
  {
    paths: ['/scholar-rides'],
    viewer: 'signedIn',
    of: ['scholar'],
    ...load(() => import('../scholar/scholar-screen.tsx'), 'ScholarScreen'),
  },
  { paths: ['/orders'], viewer: 'signedIn', ...load(() => import('./orders-route.tsx'), 'Orders') },
  {
    paths: ['/driver-money'],
    viewer: 'driver',
    ...load(() => import('../payments/driver-money-screen.tsx'), 'DriverMoneyScreen'),
  },
  { paths: ['/wallet'], viewer: 'passenger', ...load(() => import('../payments/wallet-screen.tsx'), 'WalletScreen') },
  { paths: ['/live-chat'], viewer: 'signedIn', ...load(() => import('../chat/live-chat-screen.tsx'), 'LiveChatScreen') },
  { paths: ['/settings'], viewer: 'signedIn', ...load(() => import('../account/settings-screen.tsx'), 'SettingsScreen') },
  { paths: ['/ride-history'], viewer: 'signedIn', ...load(() => import('./history-route.tsx'), 'History') },
];

/** Paths that have a screen of their own; the server answers them with the app, all others with the 404 page. */
export const screenPaths: readonly string[] = screens.flatMap(({ paths }) => paths);

/** In place of a screen of what is not served. */
export const NotServedScreen = lazyScreen(async () => {
  const [{ NotServedScreen: Screen }] = await Promise.all([import('../services/not-served-screen.tsx'), enterRoom('services')]);
  return Screen;
});

/** Any path without a screen; its page is made under this path. */
export const NotFoundScreen = lazyScreen(async () => (await import('../services/not-found-screen.tsx')).NotFoundScreen);
export const NOT_FOUND_PATH = '/404';

/** Fetches the screen of a prerendered page, so that it can stand at once. */
export async function fetchPrerendered(path: string): Promise<void> {
  const own = screens.find(({ prerendered, paths }) => prerendered === true && paths.includes(path))?.Screen;
  await (path === NOT_FOUND_PATH ? NotFoundScreen : own)?.fetchAhead();
}
