import { cancellationTakers, tollRules } from '@safiri/rules/markets/written-tariff.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../../platform/text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TimeField } from '../../ui/date-field.tsx';
import { at, useDraft, type Path } from './draft.ts';
import { ChoiceField, NumberField, OptionalPart, TextField } from './fields.tsx';

const takers: Readonly<Record<(typeof cancellationTakers)[number], TextKey>> = { driver: 'cityTakesDriver', operator: 'cityTakesOperator' };

const tollTexts: Readonly<Record<(typeof tollRules)[number], TextKey>> = {
  included: 'cityTollsIncluded',
  'passed-on': 'cityTollsPassed',
};

/** Kilometres at one price, or in sections of their own prices. */
function Kilometres({ path }: { path: Path }) {
  const t = useText();
  const { draft, currency, change } = useDraft();
  const sections = at(draft, [...path, 'sections']);
  const tariff = at(draft, path) as Record<string, unknown>;
  if (!Array.isArray(sections)) return <NumberField path={[...path, 'perKm']} label={t('cityPerKm', { currency })} />;
  const join = () => {
    const { sections: _sections, ...others } = tariff;
    change(path, { ...others, perKm: at(sections, [0, 'perKm']) ?? 0 });
  };
  const add = () => change([...path, 'sections'], [...(sections as unknown[]).slice(0, -1), { upToKm: 10, perKm: 0 }, sections.at(-1)]);
  return (
    <div className="city-part city-wide">
      {sections.map((_section, index) => {
        const isLast = index === sections.length - 1;
        return (
          <div key={index} className="city-fields">
            {isLast ? null : <NumberField path={[...path, 'sections', index, 'upToKm']} label={t('cityUpToKm')} />}
            <NumberField path={[...path, 'sections', index, 'perKm']} label={t(isLast ? 'cityPerKmAfter' : 'cityPerKm', { currency })} />
            {isLast ? null : (
              <IconButton
                label={t('citySectionRemove', { n: index + 1 })}
                icon="x"
                onClick={() => change([...path, 'sections', index], undefined)}
              />
            )}
          </div>
        );
      })}
      <div className="row wrap">
        <Button kind="soft" small icon="plus" onClick={add}>
          {t('citySectionAdd')}
        </Button>
        <Button kind="soft" small onClick={join}>
          {t('cityJoin')}
        </Button>
      </div>
    </div>
  );
}

/** Begins sections where every kilometre has one price. */
function SplitButton({ path }: { path: Path }) {
  const t = useText();
  const { draft, change } = useDraft();
  const { perKm = 0, ...others } = at(draft, path) as Record<string, unknown>;
  if ('sections' in others) return null;
  const sections = [
    { upToKm: 5, perKm },
    { upToKm: null, perKm },
  ];
  return (
    <Button kind="soft" small onClick={() => change(path, { ...others, sections })}>
      {t('citySplit')}
    </Button>
  );
}

/** The tariff of another service, times a factor. */
function LikeFields({ path, others }: { path: Path; others: readonly string[] }) {
  const t = useText();
  const { change } = useDraft();
  return (
    <>
      <div className="city-fields">
        <ChoiceField path={[...path, 'like']} label={t('cityLike')} choices={others.map((id) => ({ id, text: id }))} />
        <NumberField path={[...path, 'factor']} label={t('cityFactor')} />
      </div>
      <Button kind="soft" small onClick={() => change(path, { base: 0, perKm: 0, minimum: 0 })}>
        {t('cityOwnTariff')}
      </Button>
    </>
  );
}

/** What a service costs. @param others services with a tariff of their own, which this one may be like */
export function TariffFields({ path, others }: { path: Path; others: readonly string[] }) {
  const t = useText();
  const { draft, currency, change } = useDraft();
  const of = (key: string): Path => [...path, key];
  if (at(draft, of('like')) !== undefined) return <LikeFields path={path} others={others} />;
  return (
    <div className="form">
      <div className="city-fields">
        <NumberField path={of('base')} label={t('cityBase', { currency })} />
        <NumberField path={of('includedKm')} label={t('cityIncludedKm')} />
        <Kilometres path={path} />
        <NumberField path={of('perMinute')} label={t('cityPerMinute', { currency })} />
        <NumberField path={of('bookingFee')} label={t('cityBookingFee', { currency })} />
        <NumberField path={of('minimum')} label={t('cityMinimum', { currency })} />
        <NumberField path={[...of('surge'), 'cap']} label={t('citySurge')} hint={t('citySurgeHint')} />
        <NumberField path={[...of('commission'), 'percent']} label={t('cityCommission')} />
        <NumberField path={[...of('commission'), 'perDay']} label={t('cityCommissionDay', { currency })} />
        <ChoiceField path={of('tolls')} label={t('cityTolls')} choices={tollRules.map((id) => ({ id, text: t(tollTexts[id]) }))} />
      </div>
      <OptionalPart path={of('waiting')} label={t('cityWaiting')} first={{ freeMinutes: 3, perMinute: 0, mostMinutes: 15 }}>
        <NumberField path={[...of('waiting'), 'freeMinutes']} label={t('cityFreeMinutes')} />
        <NumberField path={[...of('waiting'), 'perMinute']} label={t('cityWaitingMinute', { currency })} />
        <NumberField path={[...of('waiting'), 'mostMinutes']} label={t('cityMostMinutes')} />
      </OptionalPart>
      <OptionalPart path={of('stop')} label={t('cityStops')} first={{ fee: 0, freeMinutes: 3 }}>
        <NumberField path={[...of('stop'), 'fee']} label={t('cityStopFee', { currency })} />
        <NumberField path={[...of('stop'), 'freeMinutes']} label={t('cityFreeMinutes')} />
      </OptionalPart>
      <OptionalPart path={of('night')} label={t('cityNight')} first={{ from: '22:00', to: '05:00', factor: 1.2 }}>
        <TextField of={TimeField} path={[...of('night'), 'from']} label={t('cityFrom')} />
        <TextField of={TimeField} path={[...of('night'), 'to']} label={t('cityTo')} />
        <NumberField path={[...of('night'), 'factor']} label={t('cityFactor')} />
      </OptionalPart>
      <OptionalPart
        path={of('cancellation')}
        label={t('cityCancelling')}
        first={{ freeMinutes: 3, fee: 0, noShowAfterMinutes: 5, noShowFee: 0, to: 'driver' }}
      >
        <NumberField path={[...of('cancellation'), 'freeMinutes']} label={t('cityFreeMinutes')} />
        <NumberField path={[...of('cancellation'), 'fee']} label={t('cityCancelFee', { currency })} />
        <NumberField path={[...of('cancellation'), 'noShowAfterMinutes']} label={t('cityNoShowAfter')} />
        <NumberField path={[...of('cancellation'), 'noShowFee']} label={t('cityNoShowFee', { currency })} />
        <ChoiceField
          path={[...of('cancellation'), 'to']}
          label={t('cityTakes')}
          choices={cancellationTakers.map((id) => ({ id, text: t(takers[id]) }))}
        />
      </OptionalPart>
      <div className="row wrap">
        <SplitButton path={path} />
        {others.length === 0 ? null : (
          <Button kind="soft" small onClick={() => change(path, { like: others[0], factor: 1 })}>
            {t('cityMakeLike')}
          </Button>
        )}
      </div>
    </div>
  );
}
