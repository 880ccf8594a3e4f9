import { Suspense, useEffect, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { onReconnect } from '../platform/connection.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { ScreenToCome } from './screen-to-come.tsx';
import { instanceMarkets, serves, useHomeMarket } from '../platform/instance.ts';
import { NotFoundScreen, NotServedScreen, screens, type AppScreen, type Viewer } from './screens.ts';
import type { PageWindow } from '../inline/replay-taps.ts';
import { retryFailedLoads } from '../platform/lazy-screen.tsx';
import { homeOf, session } from '../platform/session.ts';
import { useScreenTitle } from '../platform/title.ts';

/** Only for the signed-in, and for one role where it is named; others are led where they belong. */
function Guarded({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const user = session.use();
  const [path] = useLocation();
  const search = useSearch();
  if (user === null) return <Redirect to={`/auth?return=${encodeURIComponent(search === '' ? path : `${path}?${search}`)}`} replace />;
  if (viewer !== 'signedIn' && user.userType !== viewer) return <Redirect to={homeOf(user)} replace />;
  return children;
}

/** What the city of this phone does not serve has no screen here. */
function Served({ of, by: Screen }: { of: AppScreen['of']; by: AppScreen['Screen'] }) {
  useHomeMarket();
  const isServed = of === undefined || (of === 'demo' ? instanceMarkets === null : serves(...of));
  return isServed ? <Screen /> : <NotServedScreen />;
}

/** A screen that fails says so in its place; the rest goes on. */
function Safe({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ErrorBoundary onRetry={retryFailedLoads} instead={(error, retry) => <FailedScreen error={error} onRetry={retry} />}>
      <Suspense fallback={<ScreenToCome path={path} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Once a screen answers, buttons pressed before the app took the page over are pressed again (inline/replay-taps.ts). */
function Hydrated() {
  useEffect(() => {
    (window as PageWindow).safiriReady?.();
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
  useEffect(() => onReconnect(retryFailedLoads), []);
  return (
    <Safe key={path} path={path}>
      <Switch>
        {screens.flatMap(({ paths, viewer, of, Screen }) =>
          paths.map((at) => (
            <Route key={at} path={at}>
              {viewer === 'all' ? (
                <Served of={of} by={Screen} />
              ) : (
                <Guarded viewer={viewer}>
                  <Served of={of} by={Screen} />
                </Guarded>
              )}
            </Route>
          )),
        )}
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
      <Hydrated />
    </Safe>
  );
}
