import { useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { cashDue, isPaidInCash } from '@safiri/rules/rides/cash-change.ts';
import { cashGiven } from '@safiri/rules/rides/cash-given.ts';
import { handedMinor } from '../common/handed-over.ts';
import { serverMessage } from '../platform/api-client.ts';
import { moneyFacts } from '../platform/countries.ts';
import { money } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useAskForChange } from './api.ts';
import '../ui/pick.css';
import './cash.css';

/** A note, which has no cents. */
export const noteOf = (amount: string, countryId: Ride['countryId']) => money(amount, countryId).replace(/\.00$/, '');

const minorOf = (amount: string) => fromWire(amount) ?? 0;

/** What is handed over: what the wallet does not pay of the fare, and what is owed from earlier trips. */
const dueOf = ({ fare, owed, walletPart }: Pick<Ride, 'fare' | 'owed' | 'walletPart'>) =>
  cashDue({ fareMinor: minorOf(fare), owedMinor: minorOf(owed ?? '0'), walletMinor: minorOf(walletPart ?? '0') });

/** The same as coins make it; minor units. */
export const handedOf = (ride: Pick<Ride, 'fare' | 'owed' | 'walletPart' | 'countryId'>) => handedMinor(dueOf(ride), ride.countryId);

/** What comes back of what is given, as coins make it. @param given decimal string, at least what is due */
export const changeOf = (ride: Pick<Ride, 'fare' | 'owed' | 'walletPart' | 'countryId'>, given: string) =>
  money(toWire(minorOf(given) - handedOf(ride)), ride.countryId);

/** Asked of the passenger before the end: which note, so that the driver has the change. Once said, what comes back stands instead. */
export function ChangeQuestion({ ride }: { ride: Ride }) {
  const t = useText();
  const ask = useAskForChange(ride.id);
  const [asks, setAsks] = useState(ride.changeFor === null);
  // Who rides hands it over: the booker does not know what they have.
  if (!isPaidInCash(ride) || ride.status === 'requested' || ride.side === 'booker') return null;
  const asked = ask.isPending ? ask.variables : ride.changeFor;
  const sums = [null, ...cashGiven(dueOf(ride), moneyFacts(ride.countryId)).map(toWire)];
  const say = (amount: string | null) =>
    ask.mutate(amount, {
      onSuccess: () => setAsks(amount === null),
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
    });
  if (!asks && ride.changeFor !== null) {
    return (
      <div className="change-said num" data-row="10">
        <p>
          {t('changeYouGet')}
          <b>{changeOf(ride, ride.changeFor)}</b>
          <span>
            {t(ride.owed === null && handedOf(ride) === dueOf(ride) ? 'changeFromFare' : 'changeFromDue', {
              amount: noteOf(ride.changeFor, ride.countryId),
              due: money(toWire(handedOf(ride)), ride.countryId),
            })}
          </span>
        </p>
        <Button kind="plain" icon="pencil" aria-label={`${t('changeEdit')}: ${t('changeOther')}`} onClick={() => setAsks(true)}>
          {t('changeEdit')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className="picks change-picks">
      <legend className="title">{t('changeQuestion', { fare: money(toWire(handedOf(ride)), ride.countryId) })}</legend>
      {sums.map((sum) => (
        <label key={sum ?? 'exact'} className="pick num" data-on={asked === sum}>
          <input
            className="visually-hidden"
            type="radio"
            name="change-for"
            checked={asked === sum}
            disabled={ask.isPending}
            onChange={() => say(sum)}
          />
          {sum === null ? t('changeExact') : noteOf(sum, ride.countryId)}
        </label>
      ))}
    </fieldset>
  );
}

/** What a passenger hands over and gets back, in one sentence. @param given the note, a decimal string */
export const changeText = (t: Translate, ride: Ride, given: string): string =>
  t('changeGet', { change: changeOf(ride, given), amount: noteOf(given, ride.countryId) });

/** What the driver has to give back, said to one of them; nothing where the passenger has the exact sum. */
export function ChangeToGive({ ride, to }: { ride: Ride; to: 'driver' | 'passenger' }) {
  const t = useText();
  if (ride.changeFor === null) return null;
  const change = changeOf(ride, ride.changeFor);
  const amount = noteOf(ride.changeFor, ride.countryId);
  return to === 'passenger' ? (
    <p className="change-due num" data-row="10">
      {changeText(t, ride, ride.changeFor)}
    </p>
  ) : (
    <p className="change-due change-ready num" data-row="10">
      <span>{t('changePaysWith', { amount })}</span>
      <span>
        {t('cashGiveBack')} <b>{change}</b>
      </span>
    </p>
  );
}
