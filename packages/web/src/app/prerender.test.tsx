import { describe, expect, it } from 'vitest';
import { wordsOf } from '../testing/show.tsx';
import { prerendered, renderPage, screenPaths } from './prerender.tsx';
import { screens } from './screens.ts';

describe('a page that is prerendered', () => {
  it.each([
    ['/', 'Welcome to Safiri Built by Africans, for Africans'],
    ['/welcome', 'Welcome to Safiri Built by Africans, for Africans'],
    ['/services', 'Choose Your Service'],
    ['/simple-welcome', 'Built by Africans, for Africans'],
    ['/superadmin', 'SuperAdmin Dashboard Temporarily Disabled'],
    ['/payment', 'Payment page under maintenance'],
  ])('%s has its own screen', async (path, words) => {
    expect(Object.keys(prerendered)).toContain(path);
    expect(wordsOf(await renderPage(path, 'en'))).toContain(words);
  });
});

/** The specification's paths with the screens that they show (foundations and operations §2), and ours beside them. */
const screenOfPath = {
  '/': 'Landing',
  '/welcome': 'Landing',
  '/services': 'Services',
  '/simple-welcome': 'SplashScreen',
  '/superadmin': 'SuperadminScreen',
  '/payment': 'PaymentScreen',
  '/terms': 'OperatorScreen',
  '/privacy': 'OperatorScreen',
  '/driver-agreement': 'OperatorScreen',
  '/help': 'OperatorScreen',
  '/auth': 'AuthScreen',
  '/quick-login': 'QuickLoginScreen',
  '/city-heat-map': 'CityHeatMap',
  '/food-delivery': 'FoodScreen',
  '/grocery-delivery': 'GroceryScreen',
  '/test': 'TestScreen',
  '/track/:shareId': 'TrackScreen',
  '/invoice/:token': 'InvoiceScreen',
  '/standing': 'StandingScreen',
  '/stop/:token': 'StopScreen',
  '/setup': 'FirstOwnerScreen',
  '/staff': 'StaffConsole',
  '/staff/*': 'StaffConsole',
  '/passenger': 'PassengerHome',
  '/driver': 'DriverScreen',
  '/driver-earnings': 'EarningsScreen',
  '/hail': 'HailScreen',
  '/why-no-trips': 'WhyNoTripsScreen',
  '/driver-verification': 'VerificationScreen',
  '/vehicles': 'VehiclesScreen',
  '/driver-training': 'TrainingScreen',
  '/ride-request': 'RideRequest',
  '/active-ride': 'ActiveRide',
  '/driving': 'Driving',
  '/keep-sending': 'TrackerScreen',
  '/places': 'SavedPlacesScreen',
  '/profile': 'Profile',
  '/driver-money': 'DriverMoneyScreen',
  '/wallet': 'WalletScreen',
  '/safety': 'SafetyScreen',
  '/parcel-delivery': 'ParcelScreen',
  '/ai-features': 'AiFeatures',
  '/subscription-packages': 'PackagesScreen',
  '/scholar-rides': 'ScholarScreen',
  '/orders': 'Orders',
  '/live-chat': 'LiveChatScreen',
  '/settings': 'SettingsScreen',
  '/ride-history': 'History',
};

it('every path has its screen', () => {
  expect(screenPaths.toSorted()).toEqual(Object.keys(screenOfPath).toSorted());
  expect(Object.fromEntries(screens.flatMap(({ paths, name }) => paths.map((path) => [path, name])))).toEqual(screenOfPath);
});
