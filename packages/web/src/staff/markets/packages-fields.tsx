import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { at, useDraft } from './draft.ts';
import { freeName, idsAt, listAt } from './draft-lists.ts';
import { ChoiceField, NameFields, NumberField, TextField } from './fields.tsx';

/** Rides that the city sells ahead. Those of the specification, in the demo, stand in the document alone. */
export function PackagesFields() {
  const t = useText();
  const { draft, change, wrong, currency } = useDraft();
  const sold = listAt(draft, ['packages']);
  const services = idsAt(draft, ['services']).map((id) => ({ id, text: id }));
  const nameOf = (index: number) => String(at(draft, ['packages', index, 'id']) ?? index + 1);
  if (at(draft, ['packages']) === 'specified') return <p className="label">{t('cityPackagesSpecified')}</p>;
  return (
    <div className="form">
      <p className="label">{t('cityPackagesNote')}</p>
      <ul className="stack" aria-label={t('cityTabPackages')}>
        {sold.map((_package, index) => (
          <li key={index} className="city-part" aria-label={nameOf(index)}>
            <div className="city-fields">
              <TextField path={['packages', index, 'id']} label={t('cityPlaceName')} hint={t('cityPackageNameHint')} />
              <ChoiceField path={['packages', index, 'service']} label={t('cityFixedService')} choices={services} />
              <NumberField path={['packages', index, 'rides']} label={t('cityPackageRides')} />
              <NumberField path={['packages', index, 'maxKm']} label={t('cityPackageReach')} />
              <NumberField
                path={['packages', index, 'price']}
                label={t('cityFixedAmount', { currency })}
                hint={t('cityPackagePriceHint')}
              />
              <NumberField path={['packages', index, 'validDays']} label={t('cityPackageDays')} />
              <NumberField
                path={['packages', index, 'budget', 'perDay']}
                label={t('cityPackageBudget', { currency })}
                hint={t('cityPackageBudgetHint')}
              />
            </div>
            <NameFields path={['packages', index, 'name']} />
            <Button kind="plain" small icon="x" onClick={() => change(['packages', index], undefined)}>
              {t('cityPlaceRemove', { name: nameOf(index) })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="field-error" role="status">
        {wrong(['packages']) ?? ''}
      </p>
      <Button
        kind="soft"
        small
        icon="plus"
        onClick={() =>
          change(
            ['packages'],
            [
              ...sold,
              { id: freeName(sold, 'package'), service: services[0]?.id, rides: 10, maxKm: 5, validDays: 30, budget: { perDay: 0 } },
            ],
          )
        }
      >
        {t('cityPackageAdd')}
      </Button>
    </div>
  );
}
