import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';

/** Comes with the search for places, which nothing else of the console needs. */
export const BookScreen = lazyPart(async () => {
  const [{ BookScreen }] = await Promise.all([import('./book-screen.tsx'), enterRoom('places'), enterRoom('staff-book')]);
  return BookScreen;
});

/** The same: finance alone books money. */
export const CashScreen = lazyPart(async () => {
  const [{ CashScreen }] = await Promise.all([import('./cash-screen.tsx'), enterRoom('landing-pages'), enterRoom('staff-cash')]);
  return CashScreen;
});

/** Comes with its own texts: of the team few look into it, and its owners into nothing else. */
export const FleetScreens = lazyPart(async () => {
  const [{ FleetScreens }] = await Promise.all([import('./fleet-screens.tsx'), enterRoom('landing-pages'), enterRoom('staff-fleets')]);
  return FleetScreens;
});

/** Comes with the search for places and the map, which few of the team need. */
export const SchoolScreens = lazyPart(async () => {
  const [{ SchoolScreens }] = await Promise.all([import('./school-screens.tsx'), enterRoom('places'), enterRoom('scholar-groups')]);
  return SchoolScreens;
});

/** Comes with its own texts and the map: an owner looks into it in the first days. */
export const SetupScreen = lazyPart(async () => {
  const [{ SetupScreen }] = await Promise.all([
    import('./setup-screen.tsx'),
    enterRoom('brand'),
    enterRoom('landing-pages'),
    enterRoom('vehicles'),
    enterRoom('setup'),
    enterRoom('preflight'),
  ]);
  return SetupScreen;
});

/** Come with their own texts: few of a team look after money. */
export const FinanceScreens = lazyPart(async () => {
  const [{ FinanceScreens }] = await Promise.all([import('./finance-screens.tsx'), enterRoom('staff-finance')]);
  return FinanceScreens;
});
/** Comes with its own texts: it is for the weeks before a launch. */
export const OnboardingScreen = lazyPart(async () => {
  const [{ OnboardingScreen }] = await Promise.all([import('./onboarding-screen.tsx'), enterRoom('staff-onboarding')]);
  return OnboardingScreen;
});
/** Comes with its own texts and the map: whoever sets prices looks into it. */
export const CityScreens = lazyPart(async () => {
  const rooms = ['landing-pages', 'vehicles', 'verification', 'setup', 'preflight', 'staff-markets'] as const;
  const [{ CityScreens }] = await Promise.all([import('./markets/city-screens.tsx'), ...rooms.map(enterRoom)]);
  return CityScreens;
});
/** The same, with texts of its own. */
export const BrandScreen = lazyPart(async () => {
  const [{ BrandScreen }] = await Promise.all([import('./brand-screen.tsx'), enterRoom('brand'), enterRoom('staff-brand')]);
  return BrandScreen;
});
