import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { at, useDraft } from './draft.ts';
import { idsAt, listAt } from './draft-lists.ts';
import { ChoiceField, NumberField } from './fields.tsx';

const choicesOf = (ids: readonly string[]) => [...new Set(ids)].map((id) => ({ id, text: id }));

/** Prices that stand for a way, whatever its kilometres: from a place or a zone to another, for one service. */
export function FixedFields() {
  const t = useText();
  const { draft, change, wrong, currency } = useDraft();
  const prices = listAt(draft, ['fixed']);
  const regions = choicesOf([...idsAt(draft, ['places']), ...idsAt(draft, ['zones'])]);
  const services = choicesOf(idsAt(draft, ['services']));
  const [first, second = first] = regions;
  return (
    <div className="form">
      <p className="label">{t('cityFixedNote')}</p>
      <ul className="stack" aria-label={t('cityTabFixed')}>
        {prices.map((_price, index) => (
          <li key={index} className="city-part" aria-label={t('cityFixedPrice', { n: index + 1 })}>
            <div className="city-fields">
              <ChoiceField path={['fixed', index, 'from']} label={t('cityFixedFrom')} choices={regions} />
              <ChoiceField path={['fixed', index, 'to']} label={t('cityFixedTo')} choices={regions} />
              <ChoiceField path={['fixed', index, 'service']} label={t('cityFixedService')} choices={services} />
              <NumberField path={['fixed', index, 'price']} label={t('cityFixedAmount', { currency })} />
            </div>
            <div className="row spread">
              <span className="label">{t('cityFixedBothWays')}</span>
              <Switch
                on={at(draft, ['fixed', index, 'bothWays']) === true}
                label={t('cityFixedBothWays')}
                onChange={(on) => change(['fixed', index, 'bothWays'], on ? true : undefined)}
              />
            </div>
            {wrong(['fixed', index]) === undefined ? null : (
              <p className="field-error" role="alert">
                {wrong(['fixed', index])}
              </p>
            )}
            <Button kind="plain" small icon="x" onClick={() => change(['fixed', index], undefined)}>
              {t('cityFixedRemove', { n: index + 1 })}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        kind="soft"
        small
        icon="plus"
        why={first === undefined ? t('cityFixedNeedsPlaces') : undefined}
        onClick={() => change(['fixed'], [...prices, { from: first?.id, to: second?.id, service: services[0]?.id, bothWays: true }])}
      >
        {t('cityFixedAdd')}
      </Button>
    </div>
  );
}
