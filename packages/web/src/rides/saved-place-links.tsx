import { Link } from 'wouter';
import { savedIcon, savedName, useSavedPlaces } from '../common/saved-places.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** As many as a glance takes in. */
const SHOWN = 5;

/** A ride to a saved place in one tap, and the way to the list of them. */
export function SavedPlaceLinks() {
  const t = useText();
  const { data: saved = [] } = useSavedPlaces();
  return (
    <nav className="phrases" aria-label={t('homePlaces')}>
      {saved.slice(0, SHOWN).map((place) => (
        <Link key={place.id} className="phrase" href={`/ride-request?to=${place.id}`} aria-description={place.address}>
          <Icon name={savedIcon(place)} size={18} />
          {savedName(t, place)}
        </Link>
      ))}
      <Link className="phrase" href="/places">
        <Icon name="star" size={18} />
        {t('homePlaces')}
      </Link>
    </nav>
  );
}
