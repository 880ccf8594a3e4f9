import { useState } from 'react';
import { PlaceField } from '../common/place-field.tsx';
import { rememberPlace } from '../common/search-center.ts';
import { useText } from '../platform/text.ts';
import { deliveryPlace } from './delivery-place.ts';

/** Where it is brought. What was typed but not chosen stays in the box and changes nothing. */
export function DeliverTo() {
  const t = useText();
  const place = deliveryPlace.use();
  const [typed, setTyped] = useState<string>();
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
      }}
    />
  );
}
