import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Router } from 'wouter';
import { Toaster } from '../ui/toast.tsx';
import { useAccountUpdates } from './account-updates.ts';
import { lazyPart } from './lazy-again.tsx';
import { usePasswordAsked } from './password-asked.ts';
import { applyLooks, language, sun, theme } from './preferences.ts';
import { queryClient } from './query.ts';
import { Screens } from './router.tsx';
import { useSendWaiting } from './send-waiting.ts';
import { session } from './session.ts';
import { useStreamConnection } from './stream.ts';
import { enterRoom, useChosenLanguage, useText } from './text.ts';
import { UpdateBar } from './update-bar.tsx';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/parts.css';

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

/** Asked for by few requests, and of sessions of quick login alone. */
const ConfirmPasswordDialog = lazyPart(async () => {
  const [{ ConfirmPasswordDialog }] = await Promise.all([import('../auth/confirm-password-dialog.tsx'), enterRoom('auth')]);
  return ConfirmPasswordDialog;
});

/** What goes on whatever screen is shown: the stream, the language, the looks, a driver's position and offers. */
function Live() {
  const user = session.use();
  useStreamConnection(user !== null);
  useAccountUpdates();
  useChosenLanguage();
  useSendWaiting();
  const looks = `${theme.use()} ${sun.use()} ${language.use()}`;
  useEffect(() => {
    applyLooks();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', applyLooks);
    return () => dark.removeEventListener('change', applyLooks);
  }, [looks]);
  const passwordAsked = usePasswordAsked();
  if (user === null || user.userType === 'staff') return null;
  return (
    <Suspense fallback={null}>
      <SosOverlay />
      {passwordAsked ? <ConfirmPasswordDialog /> : null}
      {user.userType === 'driver' ? <DriverLive /> : null}
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

/** The whole app. `path` is given when a page is made before it is asked for. */
export function App({ path }: { path?: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router {...(path === undefined ? {} : { ssrPath: path })}>
        <SkipLink />
        <Screens />
        {path === undefined ? <Live /> : null}
        <UpdateBar />
        <Toaster />
      </Router>
    </QueryClientProvider>
  );
}
