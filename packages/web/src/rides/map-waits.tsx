import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** In the place of a map that was opened without a network. */
export function MapWaits() {
  const t = useText();
  return (
    <p className="map-waits label">
      <Icon name="offline" size={22} />
      {t('mapWaits')}
    </p>
  );
}
