import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { Toaster } from '../ui/toast.tsx';
import { useAccountUpdates } from './account-updates.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { usePasswordPrompt } from '../platform/password-prompt.ts';
import { usePhonePrompt } from '../platform/phone-prompt.ts';
import { applyPreferences, language, sun, theme } from '../platform/preferences.ts';
import { queryClient } from '../platform/query.ts';
import { Screens } from './router.tsx';
import { useSendOfflineQueue } from './send-offline-queue.ts';
import { session } from '../platform/session.ts';
import { useStreamConnection } from '../platform/stream.ts';
import { enterRoom, useChosenLanguage, useText } from '../platform/text.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { BellContext, type MakeBell } from '../shell/bell-slot.tsx';
import { LazyBell } from './lazy-bell.tsx';
import { useNewerVersion } from '../platform/worker-updates.ts';
import './styles.ts';

/** Fetched for drivers alone, with the words of an offer: it must be there when one comes. */
const DriverLive = lazyPart(async () => {
  const [{ DriverLive }] = await Promise.all([import('./driver-live.tsx'), enterRoom('drivers')]);
  return DriverLive;
});

/** Fetched as soon as somebody is signed in: it must be there when the network is not. */
const SosOverlay = lazyPart(async () => {
  const [{ SosOverlay }] = await Promise.all([import('../safety/sos-overlay.tsx'), enterRoom('safety')]);
  return SosOverlay;
});

/** These show what is under way by themselves (app/live-strip.tsx). */
const WITHOUT_STRIP = /^\/(passenger|driver|driving|ride-request|active-ride)$/;

/** Fetched once a screen stands that has it: what is under way, above the tabs. */
const LiveStrip = lazyPart(async () => {
  await new Promise<void>(whenIdle);
  const [{ LiveStrip }] = await Promise.all([import('./live-strip.tsx'), enterRoom('rides-trip'), enterRoom('orders')]);
  return LiveStrip;
});

/** Asked for by few requests, and in the settings. */
const Prompts = lazyPart(async () => {
  const [{ Prompts }] = await Promise.all([import('./prompts.tsx'), enterRoom('auth'), enterRoom('auth-password')]);
  return Prompts;
});

/** It is here before it is wanted: what tells of a new version comes in the same file. */
const UpdateBar = lazyPart(async () => (await import('./update-bar.tsx')).UpdateBar);

/** The place of the bar stands from the start: a reader speaks only what changes in one that it knows. */
function Update() {
  const newer = useNewerVersion();
  return (
    <div role="status" aria-live="polite">
      {newer ? (
        <Suspense fallback={null}>
          <UpdateBar />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What goes on whatever screen is shown: the stream, the language, the theme, a driver's position and offers. */
function Live() {
  const user = session.use();
  const [path] = useLocation();
  useStreamConnection(user !== null);
  useAccountUpdates();
  useChosenLanguage();
  useSendOfflineQueue();
  const preferences = `${theme.use()} ${sun.use()} ${language.use()} ${user?.userType}`;
  useEffect(() => {
    applyPreferences();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', applyPreferences);
    return () => dark.removeEventListener('change', applyPreferences);
  }, [preferences]);
  const passwordAsked = usePasswordPrompt();
  const phoneAsked = usePhonePrompt();
  if (user === null || user.userType === 'staff') return null;
  return (
    <Suspense fallback={null}>
      <SosOverlay />
      {(passwordAsked ?? phoneAsked) ? <Prompts /> : null}
      {user.userType === 'driver' ? <DriverLive /> : null}
      {WITHOUT_STRIP.test(path) ? null : (
        <Suspense fallback={null}>
          <LiveStrip />
        </Suspense>
      )}
    </Suspense>
  );
}

function SkipLink() {
  return (
    <a className="skip" href="#main">
      {useText()('skipToContent')}
    </a>
  );
}

const makeBell: MakeBell = (ofStaff) => <LazyBell ofStaff={ofStaff} />;

/** The whole app. `path` is given when a page is made before it is asked for. */
export function App({ path }: { path?: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router {...(path === undefined ? {} : { ssrPath: path })}>
        <SkipLink />
        <BellContext value={makeBell}>
          <Screens />
        </BellContext>
        {path === undefined ? <Live /> : null}
        <Update />
        <Toaster />
      </Router>
    </QueryClientProvider>
  );
}
