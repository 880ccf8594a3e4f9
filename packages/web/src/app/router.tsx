import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import type { TextRoom } from 'virtual:texts/keys';
import { ErrorBoundary } from 'react-error-boundary';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { NotFoundScreen } from '../services/not-found-screen.tsx';
import { Skeleton } from '../ui/states.tsx';
import { onReconnect } from '../platform/connection.ts';
import { FailedScreen } from './failed-screen.tsx';
import { fetchFailedAgain, lazyScreen, type Lazy } from '../platform/lazy-screen.tsx';
import { homeOf, session } from '../platform/session.ts';
import { enterRoom } from '../platform/text.ts';
import { useScreenTitle } from '../platform/title.ts';

type Screen = () => ReactNode;

/** A screen that is fetched when it is opened, with the texts that do not come with the app. */
const load = <K extends string>(get: () => Promise<Record<K, ComponentType>>, name: K, ...rooms: TextRoom[]) =>
  lazyScreen(async () => {
    const [screens] = await Promise.all([get(), ...rooms.map(enterRoom)]);
    return screens[name];
  });

const Landing = load(() => import('./landing-route.tsx'), 'Landing', 'landing', 'countries');
const Services = load(() => import('./services-route.tsx'), 'Services', 'services', 'countries');
const SplashScreen = load(() => import('../services/splash-screen.tsx'), 'SplashScreen', 'services', 'landing');
const SuperadminScreen = load(() => import('../services/sentence-screen.tsx'), 'SuperadminScreen', 'services');
const PaymentScreen = load(() => import('../services/sentence-screen.tsx'), 'PaymentScreen', 'services');
const AuthScreen = load(() => import('../auth/auth-screen.tsx'), 'AuthScreen', 'auth');
const QuickLoginScreen = load(() => import('../auth/quick-login-screen.tsx'), 'QuickLoginScreen', 'auth');
const PassengerHome = load(() => import('./passenger-route.tsx'), 'PassengerHome', 'home', 'safety', 'sharing', 'heatmap');
const RideRequestScreen = load(() => import('../rides/ride-request-screen.tsx'), 'RideRequestScreen', 'rides', 'places');
const ActiveRide = load(() => import('./active-ride-route.tsx'), 'ActiveRide', 'trips', 'drivers', 'safety', 'sharing', 'chat', 'places');
const SafetyScreen = load(() => import('./safety-route.tsx'), 'SafetyScreen', 'safety', 'sharing');
const ParcelScreen = load(() => import('../orders/parcel-screen.tsx'), 'ParcelScreen', 'orders', 'places');
const FoodScreen = load(() => import('../shopping/food-screen.tsx'), 'FoodScreen', 'shopping', 'places');
const AiFeatures = load(() => import('./ai-features-route.tsx'), 'AiFeatures', 'assistant', 'shopping', 'places');
const GroceryScreen = load(() => import('../shopping/grocery-screen.tsx'), 'GroceryScreen', 'shopping', 'places');
const PackagesScreen = load(() => import('../subscriptions/packages-screen.tsx'), 'PackagesScreen', 'subscriptions');
const ScholarScreen = load(() => import('../scholar/scholar-screen.tsx'), 'ScholarScreen', 'scholar');
const Orders = load(() => import('./orders-route.tsx'), 'Orders', 'orders', 'chat');
const LiveChatScreen = load(() => import('../chat/live-chat-screen.tsx'), 'LiveChatScreen', 'chat');
const TrackScreen = load(() => import('../sharing/track-screen.tsx'), 'TrackScreen', 'sharing');
const StopScreen = load(() => import('../sharing/stop-screen.tsx'), 'StopScreen', 'sharing');
const RideHistoryScreen = load(() => import('../rides/ride-history-screen.tsx'), 'RideHistoryScreen', 'trips');
const CityHeatMap = load(() => import('./heat-map-route.tsx'), 'CityHeatMap', 'heatmap');
const TrainingScreen = load(() => import('../training/training-screen.tsx'), 'TrainingScreen', 'training');
const DriverScreen = load(() => import('./driver-route.tsx'), 'DriverScreen', 'drivers', 'safety', 'heatmap');
const EarningsScreen = load(() => import('../earnings/earnings-screen.tsx'), 'EarningsScreen', 'earnings');
const WhyNoTripsScreen = load(() => import('../dispatch/why-no-trips-screen.tsx'), 'WhyNoTripsScreen', 'dispatch');
const VerificationScreen = load(() => import('../verification/verification-screen.tsx'), 'VerificationScreen', 'verification');
const ProfileScreen = load(() => import('../account/profile-screen.tsx'), 'ProfileScreen', 'account', 'countries');
const SettingsScreen = load(() => import('../account/settings-screen.tsx'), 'SettingsScreen', 'account', 'countries');
const TestScreen = load(() => import('../services/test-screen.tsx'), 'TestScreen', 'services');
const StaffConsole = load(() => import('./staff-route.tsx'), 'StaffConsole', 'staff', 'trips', 'verification', 'safety', 'chat', 'sharing');

/** Only for the signed-in, and for one role where it is named; others are led where they belong. */
function Guarded({ role, children }: { role?: 'passenger' | 'driver'; children: ReactNode }) {
  const user = session.use();
  const [path] = useLocation();
  const search = useSearch();
  if (user === null) return <Redirect to={`/auth?return=${encodeURIComponent(search === '' ? path : `${path}?${search}`)}`} replace />;
  if (role !== undefined && user.userType !== role) return <Redirect to={homeOf(user)} replace />;
  return children;
}

/** A screen that fails says so in its place; the rest goes on. */
function Safe({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={(error) => console.error('A screen failed', error)}
      onReset={fetchFailedAgain}
      fallbackRender={({ error, resetErrorBoundary }) => <FailedScreen error={error} onRetry={resetErrorBoundary} />}
    >
      <Suspense
        fallback={
          <main id="main" className="page" aria-busy="true">
            <Skeleton height={64} />
            <Skeleton height={180} />
            <Skeleton height={120} />
          </main>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

const open: Record<string, Screen> = {
  '/': () => <Landing />,
  '/welcome': () => <Landing />,
  '/services': () => <Services />,
  '/simple-welcome': () => <SplashScreen />,
  '/superadmin': () => <SuperadminScreen />,
  '/payment': () => <PaymentScreen />,
  '/auth': () => <AuthScreen />,
  '/quick-login': () => <QuickLoginScreen />,
  '/city-heat-map': () => <CityHeatMap />,
  '/food-delivery': () => <FoodScreen />,
  '/grocery-delivery': () => <GroceryScreen />,
  '/test': () => <TestScreen />,
  '/track/:shareId': () => <TrackScreen />,
  '/stop/:token': () => <StopScreen />,
  '/staff': () => <StaffConsole />,
  '/staff/*': () => <StaffConsole />,
};

const guarded: Record<string, { role?: 'passenger' | 'driver'; screen: Screen }> = {
  '/passenger': { role: 'passenger', screen: () => <PassengerHome /> },
  '/driver': { role: 'driver', screen: () => <DriverScreen /> },
  '/driver-earnings': { role: 'driver', screen: () => <EarningsScreen /> },
  '/why-no-trips': { role: 'driver', screen: () => <WhyNoTripsScreen /> },
  '/driver-verification': { role: 'driver', screen: () => <VerificationScreen /> },
  '/driver-training': { role: 'driver', screen: () => <TrainingScreen /> },
  '/ride-request': { role: 'passenger', screen: () => <RideRequestScreen /> },
  '/active-ride': { screen: () => <ActiveRide /> },
  '/profile': { screen: () => <ProfileScreen /> },
  '/safety': { screen: () => <SafetyScreen /> },
  '/parcel-delivery': { screen: () => <ParcelScreen /> },
  '/ai-features': { screen: () => <AiFeatures /> },
  '/subscription-packages': { role: 'passenger', screen: () => <PackagesScreen /> },
  '/scholar-rides': { screen: () => <ScholarScreen /> },
  '/orders': { screen: () => <Orders /> },
  '/live-chat': { screen: () => <LiveChatScreen /> },
  '/settings': { screen: () => <SettingsScreen /> },
  '/ride-history': { screen: () => <RideHistoryScreen /> },
};

/** Paths that have a screen of their own; the server answers them with the app, all others with the 404 page. */
export const screenPaths: readonly string[] = [...Object.keys(open), ...Object.keys(guarded)];

/** Screens of pages that are made before, and whose code does not come with the app. */
const made: Record<string, Lazy> = {
  '/': Landing,
  '/welcome': Landing,
  '/services': Services,
  '/simple-welcome': SplashScreen,
  '/superadmin': SuperadminScreen,
  '/payment': PaymentScreen,
};

/** Fetches the screen of a page that is made before, so that it can stand at once. */
export const fetchMade = async (path: string): Promise<void> => made[path]?.fetchAhead();

/** Once a screen answers, buttons pressed before the app took the page over are pressed again (build/waiting.mjs). */
function Alive() {
  useEffect(() => {
    (window as { safiriReady?: () => void }).safiriReady?.();
  }, []);
  return null;
}

/** A new screen begins at its top. */
function useScrollToTop(path: string): void {
  useEffect(() => {
    scrollTo(0, 0);
  }, [path]);
}

export function Screens() {
  const [path] = useLocation();
  useScrollToTop(path);
  useScreenTitle(path);
  useEffect(() => onReconnect(fetchFailedAgain), []);
  return (
    <Safe key={path}>
      <Switch>
        {Object.entries(open).map(([at, screen]) => (
          <Route key={at} path={at}>
            {screen()}
          </Route>
        ))}
        {Object.entries(guarded).map(([at, { role, screen }]) => (
          <Route key={at} path={at}>
            <Guarded {...(role === undefined ? {} : { role })}>{screen()}</Guarded>
          </Route>
        ))}
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
      <Alive />
    </Safe>
  );
}
