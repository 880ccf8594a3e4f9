import type { MarkedPerson } from '@safiri/contract/rides/mark-calls.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useMarkOther, useMarks } from './mark-api.ts';
import './after-ride.css';

function Person({ person }: { person: MarkedPerson }) {
  const t = useText();
  const mark = useMarkOther(person.rideId);
  const takeBack = () =>
    mark.mutate(null, {
      onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('markNotSaved')), tone: 'bad' }),
    });
  return (
    <li className="row spread">
      <span>
        <span className="label strong">{person.name}</span>
        <br />
        <span className="caption">{t(person.mark === 'favourite' ? 'markedFavourite' : 'markedNever')}</span>
      </span>
      <Button kind="soft" small aria-label={t('markTakeBackOf', { name: person.name })} disabled={mark.isPending} onClick={takeBack}>
        {t('markTakeBack')}
      </Button>
    </li>
  );
}

/** Favourite drivers, and people whom one does not want to meet again, each to be taken back; nothing while there are none. */
export function MarkedPeople() {
  const t = useText();
  const { data = [] } = useMarks();
  if (data.length === 0) return null;
  return (
    <section className="card doc" aria-label={t('markedPeople')}>
      <h2 className="h2">{t('markedPeople')}</h2>
      <ul className="list stack">
        {data.map((person) => (
          <Person key={person.rideId} person={person} />
        ))}
      </ul>
    </section>
  );
}
