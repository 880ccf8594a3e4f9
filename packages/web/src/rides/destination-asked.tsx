import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { language } from '../platform/preferences.ts';
import { playNotes } from '../platform/sound.ts';
import { useText } from '../platform/text.ts';
import { say } from '../platform/voice.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NewDestination } from './new-destination.tsx';
import { askedTitle } from './trip-title.ts';

const NOTE_SECONDS = 0.28;
const chime = [
  { at: 0, hertz: 880 },
  { at: 0.22, hertz: 660 },
];
const SHAKE_MS = [220, 120, 220];
/** The chime is heard first, then the words. */
const WORDS_AFTER_MS = 700;
/** They have the question themselves. */
const TRIP_SCREENS = ['/active-ride', '/driving'];

/** The change that was made known on this page, by trip and count: once is enough. */
let heard = '';

/** Makes a new destination known to its driver on whatever screen: heard, felt and spoken, and asked over the page where that is not the trip's own. */
export function DestinationAsked({ ride }: { ride: Ride }) {
  const t = useText();
  const [path] = useLocation();
  const [closed, setClosed] = useState('');
  const key = `${ride.id} ${ride.destinationChange?.count ?? 0}`;
  const title = askedTitle(t, ride, true);
  const speak = useEffectEvent(() => say(title, language.get()));
  useEffect(() => {
    if (heard === key) return undefined;
    heard = key;
    playNotes(chime, NOTE_SECONDS);
    navigator.vibrate?.(SHAKE_MS);
    const timer = setTimeout(speak, WORDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
  if (TRIP_SCREENS.includes(path)) return null;
  const close = () => setClosed(key);
  return (
    <Dialog open={closed !== key} onClose={close} title={title} className="from-below" withClose={false}>
      <NewDestination ride={ride} />
      <Button kind="plain" full onClick={close}>
        {t('answerLater')}
      </Button>
    </Dialog>
  );
}
