import { placeKinds } from '@safiri/rules/markets/document.ts';
import { marketPlaceKinds } from '../../common/market-place-kinds.ts';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { at, useDraft, type Path } from './draft.ts';
import { centreOf, freeName, listAt } from './draft-lists.ts';
import { ChoiceField, NameFields, NumberField, TextField } from './fields.tsx';
import { isPosition, PinnedField } from './position-field.tsx';

const kinds = placeKinds.map((id) => ({ id, text: marketPlaceKinds[id] }));

/** A point of the document. */
function PointField({ path, label }: { path: Path; label: string }) {
  const { draft, change, wrong } = useDraft();
  const value = at(draft, path);
  return (
    <PinnedField
      label={label}
      value={isPosition(value) ? value : centreOf(draft)}
      error={wrong(path)}
      onChange={(to) => change(path, to)}
    />
  );
}

/** Where people are met at a place. */
function MeetingPoints({ path }: { path: Path }) {
  const t = useText();
  const { draft, change } = useDraft();
  const points = listAt(draft, path);
  return (
    <section aria-label={t('cityMeet')} className="stack">
      <h4 className="label strong">{t('cityMeet')}</h4>
      {points.map((_point, index) => (
        <div key={index} className="city-part">
          <NameFields path={[...path, index, 'name']} />
          <PointField path={[...path, index, 'at']} label={t('cityMeetAt', { n: index + 1 })} />
          <Button kind="plain" small icon="x" onClick={() => change([...path, index], undefined)}>
            {t('cityMeetRemove', { n: index + 1 })}
          </Button>
        </div>
      ))}
      <Button
        kind="soft"
        small
        icon="plus"
        onClick={() => change(path, [...points, { name: { en: '' }, at: at(draft, [...path.slice(0, -1), 'at']) ?? centreOf(draft) }])}
      >
        {t('cityMeetAdd')}
      </Button>
    </section>
  );
}

/** Airports, malls and ranks: where they are, what a pickup there costs, and where people are met. */
export function PlacesFields() {
  const t = useText();
  const { draft, change, currency } = useDraft();
  const places = listAt(draft, ['places']);
  const nameOf = (index: number) => String(at(draft, ['places', index, 'id']) ?? index + 1);
  return (
    <div className="form">
      <p className="label">{t('cityPlacesNote')}</p>
      <ul className="stack" aria-label={t('cityTabPlaces')}>
        {places.map((_place, index) => (
          <li key={index} className="city-part" aria-label={nameOf(index)}>
            <div className="city-fields">
              <TextField path={['places', index, 'id']} label={t('cityPlaceName')} hint={t('cityPlaceNameHint')} />
              <ChoiceField
                path={['places', index, 'kind']}
                label={t('cityPlaceKind')}
                choices={kinds.map(({ id, text }) => ({ id, text: t(text) }))}
              />
              <NumberField path={['places', index, 'pickupFee']} label={t('cityPlaceFee', { currency })} />
              <NumberField path={['places', index, 'radiusM']} label={t('cityPlaceRadius')} hint={t('cityPlaceRadiusHint')} />
            </div>
            <PointField path={['places', index, 'at']} label={t('cityPlaceAt')} />
            <MeetingPoints path={['places', index, 'meet']} />
            <Button kind="plain" small icon="x" onClick={() => change(['places', index], undefined)}>
              {t('cityPlaceRemove', { name: nameOf(index) })}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        kind="soft"
        small
        icon="plus"
        onClick={() => change(['places'], [...places, { id: freeName(places, 'place'), kind: 'other', at: centreOf(draft), pickupFee: 0 }])}
      >
        {t('cityPlaceAdd')}
      </Button>
    </div>
  );
}
