import { useState } from 'react';
import type { MarketFile } from '@safiri/contract/markets/calls.ts';
import { marketPaths } from '@safiri/contract/markets/paths.ts';
import type { MarketStatus } from '@safiri/rules/markets/document.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { Checklist } from '../checklist.tsx';
import { Allowed } from '../may.tsx';
import { NotDone } from '../not-done.tsx';
import { useInstance } from '../setup-api.ts';
import { useSetStatus } from './market-api.ts';
import { statusTexts } from './status-texts.ts';

type Next = Exclude<MarketStatus, 'draft'>;

/** What a city may become, and what that is called. */
const nextOf: Readonly<Record<MarketStatus, readonly Next[]>> = {
  draft: ['open'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
};
const buttons: Readonly<Record<Next, TextKey>> = { open: 'cityOpen', paused: 'cityPause', closed: 'cityClose' };
const outcomes: Readonly<Record<Next, TextKey>> = { open: 'cityOpenNote', paused: 'cityPauseNote', closed: 'cityCloseNote' };

/** What is still missing before people come: an operator may open without it, and knows. */
function Missing() {
  const instance = useInstance();
  // All of them: a list of what is missing alone would say that nothing was done.
  const findings = instance.data?.checks.filter(({ check }) => check !== 'market') ?? [];
  return findings.every(({ isOk }) => isOk) ? null : <Checklist findings={findings} />;
}

/** Asks before a city opens, pauses or closes: what happens to whom, and why. */
function AskStatus({ file, next, onSet }: { file: MarketFile; next: Next; onSet: (file: MarketFile) => void }) {
  const t = useText();
  const step = useSetStatus(file.id);
  const [open, setOpen] = useState(false);
  const [why, setWhy] = useState('');
  const text = t(buttons[next]);
  const done = (set: MarketFile) => {
    setOpen(false);
    setWhy('');
    toast({ title: t('cityStatusSet', { status: t(statusTexts[set.status]) }) });
    onSet(set);
  };
  return (
    <>
      <Button
        kind={next === 'open' ? 'primary' : next === 'closed' ? 'danger' : 'soft'}
        onClick={() => {
          step.reset();
          setOpen(true);
        }}
      >
        {text}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            step.mutate({ status: next, baseNumber: file.newest, why: why.trim() }, { onSuccess: done });
          }}
        >
          <p>{t(outcomes[next], { city: file.name, underWay: file.underWay, booked: file.booked })}</p>
          {file.status === 'draft' ? <Missing /> : null}
          <Field label={t('cityWhy')} value={why} maxLength={200} autoComplete="off" onChange={(event) => setWhy(event.target.value)} />
          <Button
            type="submit"
            kind={next === 'closed' ? 'danger' : 'primary'}
            busy={step.isPending}
            why={why.trim() === '' ? t('needReason') : undefined}
          >
            {text}
          </Button>
          <NotDone step={step} />
        </form>
      </Dialog>
    </>
  );
}

/** Whether people are served in a city now, and the buttons that change it. */
export function CityStatus({ file, onSet }: { file: MarketFile; onSet: (file: MarketFile) => void }) {
  const t = useText();
  return (
    <section className="card doc" aria-label={t('cityStatus')}>
      <div className="row spread">
        <h2 className="h2">{t('cityStatus')}</h2>
        <span className={file.status === 'open' ? 'chip ok' : 'chip'}>{t(statusTexts[file.status])}</span>
      </div>
      <p className="label num">{t('cityUnderWay', { underWay: file.underWay, booked: file.booked })}</p>
      <Allowed to={marketPaths.setStatus}>
        <div className="row wrap">
          {nextOf[file.status].map((next) => (
            <AskStatus key={next} file={file} next={next} onSet={onSet} />
          ))}
        </div>
      </Allowed>
    </section>
  );
}
