import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { personalStored } from '../platform/stored.ts';
import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { useLocationTrouble, type LocationTrouble } from './location-trouble.ts';
import { useScreenAwake } from './screen-awake.ts';

const troubles: Readonly<Record<NonNullable<LocationTrouble>, TextKey>> = {
  notAllowed: 'locationNotAllowed',
  notFound: 'locationNotFound',
};

/** Read once on a trip, it need not be read again on the next ones; the dashboard goes on saying it. */
const readOnce = personalStored<boolean>(
  'screen-off-read',
  false,
  (text) => (text === '1' ? true : undefined),
  (read) => (read ? '1' : null),
);

/** Without a position no request comes: this is said aloud. */
export function LocationTroubleNote() {
  const t = useText();
  const trouble = useLocationTrouble();
  return trouble === null ? null : (
    <p className="label row strong location-trouble" role="alert">
      <Icon name="alert" size={20} />
      {t(troubles[trouble])}
    </p>
  );
}

const useMayDarken = () => {
  const awake = useScreenAwake();
  return awake === 'refused' || awake === 'none';
};

/** What keeps an online driver from being seen: clearly where the phone has no position, quietly where its screen may go off. */
export function SeenNotes() {
  const t = useText();
  const trouble = useLocationTrouble();
  const mayDarken = useMayDarken();
  if (trouble === null && !mayDarken) return null;
  return (
    <div className="seen-notes">
      <LocationTroubleNote />
      {mayDarken ? <p className="caption">{t('screenMayDarken')}</p> : null}
      <Link className="text-link" href="/keep-sending">
        {t('keepSendingMore')}
      </Link>
    </div>
  );
}

/** On a trip, below all that belongs to it: that the screen may go off, in one line. */
export function MayDarkenNote() {
  const t = useText();
  const wasRead = readOnce.use();
  if (!useMayDarken() || wasRead) return null;
  return (
    <div className="seen-notes" data-row="10">
      <Link className="text-link" href="/keep-sending">
        {t('keepSending')}
      </Link>
      <IconButton label={t('close')} icon="x" onClick={() => readOnce.set(true)} />
    </div>
  );
}
