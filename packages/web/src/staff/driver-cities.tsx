import { useState } from 'react';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import type { Review } from '@safiri/contract/verification/shapes.ts';
import { day } from '../platform/format.ts';
import { fieldMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useDecision } from './api.ts';
import { AskWhy } from './ask-why.tsx';
import { useDecide } from './decide.tsx';
import { Allowed, useMayIn } from './may.tsx';

/** Gives the driver another city. */
function AddCity({ review: { person, markets } }: { review: Review }) {
  const t = useText();
  const { busy, decide, failed, error } = useDecide(person.driverId);
  const mayIn = useMayIn(reviewPaths.giveMarket);
  const [city, setCity] = useState('');
  const [reason, setReason] = useState('');
  const others = markets.others.filter(({ id }) => mayIn(id));
  if (others.length === 0) return null;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void decide(reviewPaths.giveMarket, {
          params: { driverId: String(person.driverId) },
          body: { marketId: city, reason: reason.trim() },
        });
      }}
    >
      <SelectField
        label={t('marketAdd')}
        value={city}
        hint={markets.given ? undefined : t('marketAddFirst')}
        error={fieldMessage(error, 'marketId')}
        onChange={(event) => setCity(event.target.value)}
      >
        <option value="" disabled>
          {t('choose')}
        </option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('marketAddWhy')}
        value={reason}
        maxLength={200}
        autoComplete="off"
        error={fieldMessage(error, 'reason')}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button
          type="submit"
          kind="soft"
          small
          busy={busy}
          why={city === '' ? t('marketChoose') : reason.trim() === '' ? t('needReason') : undefined}
        >
          {t('marketAdd')}
        </Button>
      </div>
      {failed}
    </form>
  );
}

/** In which cities the driver may drive, as the team gave them, and in which they work now. */
export function DriverCities({ review }: { review: Review }) {
  const t = useText();
  const { person, markets } = review;
  const decision = useDecision(person.driverId);
  const mayIn = useMayIn(reviewPaths.takeMarket);
  return (
    <section className="card doc" aria-label={t('marketsOf')}>
      <h2 className="h2 counted">
        {t('marketsOf')} {markets.own.length === 0 ? null : <span className="chip num">{markets.own.length}</span>}
      </h2>
      {markets.own.length > 0 ? null : <p className="caption">{t(markets.given ? 'marketsAllTaken' : 'marketsNone')}</p>}
      <ul className="list">
        {markets.own.map(({ id, name, since, worksHere }) => (
          <li key={id} className="row spread wrap" aria-label={name}>
            <span className="row wrap">
              <b>{name}</b>
              <span className="caption num">{t('marketSince', { date: day(since) })}</span>
              {worksHere ? <span className="chip ok">{t('marketWorks')}</span> : null}
            </span>
            {mayIn(id) ? (
              <Allowed to={reviewPaths.takeMarket}>
                <AskWhy
                  text={t('marketTake')}
                  title={t('marketTakeOf', { city: name })}
                  note={t('marketTakeNote')}
                  kind="danger"
                  step={decision}
                  ask={(reason) => ({
                    key: reviewPaths.takeMarket,
                    parts: { params: { driverId: String(person.driverId), market: id }, body: { reason } } as never,
                  })}
                />
              </Allowed>
            ) : null}
          </li>
        ))}
      </ul>
      <Allowed to={reviewPaths.giveMarket}>
        <AddCity key={markets.own.length} review={review} />
      </Allowed>
    </section>
  );
}
