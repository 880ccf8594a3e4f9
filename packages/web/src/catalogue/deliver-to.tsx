import { useState } from 'react';
import { PlaceField } from '../common/place-field.tsx';
import { isUnnamed } from '../common/is-unnamed.ts';
import { rememberPlace } from '../common/search-center.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceRow } from '../ui/choice-row.tsx';
import { Skeleton } from '../ui/states.tsx';
import { deliveryPlace, usePlaceComes } from './delivery-place.ts';

/**
 * Where it is brought. What was typed but not chosen stays in the box and changes nothing. `compact`: a line with the address
 * that becomes the box by a tap.
 */
export function DeliverTo({ compact = false }: { compact?: boolean }) {
  const t = useText();
  const place = deliveryPlace.use();
  const [typed, setTyped] = useState<string>();
  const [changing, setChanging] = useState(false);
  const comes = usePlaceComes();
  if (compact && comes) return <Skeleton height={44} />;
  if (compact && place !== null && !changing) {
    return (
      <ChoiceRow icon="pin" text={isUnnamed(place.address) ? t('deliverToPin') : place.address} note={t('cartAddress')}>
        <Button kind="soft" small onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
      </ChoiceRow>
    );
  }
  return (
    <PlaceField
      label={t('cartAddress')}
      text={typed ?? place?.address ?? ''}
      chosen={place}
      withCurrent
      onChange={(text, next) => {
        setTyped(next === null ? text : undefined);
        if (next === null) return;
        deliveryPlace.set(next);
        rememberPlace(next);
        setChanging(false);
      }}
    />
  );
}
