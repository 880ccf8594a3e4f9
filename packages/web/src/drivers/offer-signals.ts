import { useEffect, useEffectEvent } from 'react';
import { language } from '../platform/preferences.ts';
import { holdTitle } from '../platform/title.ts';
import { hush, say } from '../platform/voice.ts';
import type { TimedOffer } from './api.ts';
import { useChime } from './offer-sound.ts';

/** Milliseconds of shaking and of rest. */
const SHAKE = [300, 150, 300, 650] as const;
const SHAKE_MS = SHAKE.reduce((sum, ms) => sum + ms, 0);

/** The tag of the push message that tells of an offer (server: notifications/push-content.ts). */
const PUSH_TAG = 'toldOffer';

/** The message on the locked screen goes with the offer. */
async function closePushed(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: PUSH_TAG })) ?? []) shown.close();
}

/** The first chime is heard, then the words. */
const WORDS_AFTER_MS = 700;

/** What reaches a driver who does not look at the page: the chime, the offer in words, the shaking, and the title of the tab. */
export function useOfferSignals(offer: TimedOffer | null, title: string, words: string): void {
  useChime(offer?.endsAt ?? null);
  const speakOffer = useEffectEvent(() => say(words, language.get()));
  const id = offer?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(speakOffer, WORDS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      hush();
    };
  }, [id]);
  const endsAt = offer?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const rounds = Math.max(1, Math.floor((endsAt - Date.now()) / SHAKE_MS));
    navigator.vibrate?.(Array.from({ length: rounds }, () => SHAKE).flat());
    return () => {
      navigator.vibrate?.(0);
      closePushed().catch(() => {});
    };
  }, [endsAt]);
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    return holdTitle(title);
  }, [endsAt, title]);
}
