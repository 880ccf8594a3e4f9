import type { Area, Position } from '@safiri/rules/markets/document.ts';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { Unfold } from '../../ui/unfold.tsx';
import { at, useDraft } from './draft.ts';
import { centreOf, freeName, listAt } from './draft-lists.ts';
import { NameFields, NumberField, TextField } from './fields.tsx';
import { OutlineFields } from './outline-fields.tsx';

/** Degrees from the middle of a new zone to its sides: about a kilometre. */
const HALF_SIDE = 0.01;

/** A zone begins as a square around the centre of the city, to be drawn. */
function squareAround([lng, lat]: Position): Area {
  const corner = (x: number, y: number): Position => [Number((lng + x * HALF_SIDE).toFixed(5)), Number((lat + y * HALF_SIDE).toFixed(5))];
  return { type: 'Polygon', coordinates: [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)]] };
}

/** Parts of the city with a fee for pickups, or prices from and to them. */
export function ZonesFields() {
  const t = useText();
  const { draft, change, wrong, currency } = useDraft();
  const zones = listAt(draft, ['zones']);
  const nameOf = (index: number) => String(at(draft, ['zones', index, 'id']) ?? index + 1);
  return (
    <div className="form">
      <p className="label">{t('cityZonesNote')}</p>
      <ul className="stack" aria-label={t('cityTabZones')}>
        {zones.map((_zone, index) => (
          <li key={index} className="city-part" aria-label={nameOf(index)}>
            <div className="city-fields">
              <TextField path={['zones', index, 'id']} label={t('cityPlaceName')} hint={t('cityZoneNameHint')} />
              <NumberField path={['zones', index, 'pickupFee']} label={t('cityPlaceFee', { currency })} />
            </div>
            <NameFields path={['zones', index, 'name']} />
            {wrong(['zones', index, 'area']) === undefined ? null : (
              <p className="field-error" role="alert">
                {wrong(['zones', index, 'area'])}
              </p>
            )}
            <Unfold line={t('cityZoneDraw', { name: nameOf(index) })}>
              <OutlineFields path={['zones', index, 'area']} />
            </Unfold>
            <Button kind="plain" small icon="x" onClick={() => change(['zones', index], undefined)}>
              {t('cityPlaceRemove', { name: nameOf(index) })}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        kind="soft"
        small
        icon="plus"
        onClick={() => change(['zones'], [...zones, { id: freeName(zones, 'zone'), pickupFee: 0, area: squareAround(centreOf(draft)) }])}
      >
        {t('cityZoneAdd')}
      </Button>
    </div>
  );
}
