import { useState } from 'react';
import type { DriverImport, HandedOut } from '@safiri/contract/onboarding/calls.ts';
import { serverMessage } from '../platform/api-client.ts';
import { clockTime, day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { BackLink } from './back-link.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { NotDone } from './not-done.tsx';
import { NothingHere } from './nothing-here.tsx';
import { useImports, useMakeCodes, useSendInvitations } from './onboarding-api.ts';
import { OnboardingForm } from './onboarding-form.tsx';
import { PageName } from './page-name.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { WaitingDrivers } from './waiting-drivers.tsx';
import './onboarding.css';

/** A file that was brought in: how many of it were invited, and the button that invites the rest. */
function Import({ one, onMade }: { one: DriverImport; onMade: (made: HandedOut) => void }) {
  const t = useText();
  const send = useSendInvitations();
  const [asking, setAsking] = useState(false);
  const { id, market, at, by, drivers, invited, signedIn, left } = one;
  const press = async () => {
    try {
      const { sent, left: more, stoppedBy } = await send.mutateAsync(id);
      const text = stoppedBy === 'budget' ? t('onboardBudget', { n: more }) : stoppedBy === 'no_texts' ? t('onboardNoTexts') : undefined;
      toast({ title: t('onboardSent', { n: sent }), ...(text === undefined ? {} : { text, tone: 'bad' as const }) });
    } catch (error) {
      toast({ title: t('onboardNotSent'), text: serverMessage(error, ''), tone: 'bad' });
    }
  };
  return (
    <li className="row spread wrap onboard-import">
      <span className="grow">
        <span className="label strong">{t('onboardImport', { city: market, n: drivers })}</span>
        <span className="caption num">
          {day(at)} {clockTime(at)} {by === null ? '' : `· ${by}`}
        </span>
        <span className="caption num">{t('onboardState', { invited, signedIn })}</span>
      </span>
      {signedIn === drivers ? null : (
        <Button small kind="soft" onClick={() => setAsking(true)}>
          {t('codesMake')}
        </Button>
      )}
      {asking ? <MakeCodes one={one} onClose={() => setAsking(false)} onMade={onMade} /> : null}
      {left === 0 ? (
        <span className="chip ok">{t('onboardAllSent')}</span>
      ) : (
        <Button small busy={send.isPending} onClick={() => void press()}>
          {t(invited === 0 ? 'onboardSend' : 'onboardSendRest')}
        </Button>
      )}
    </li>
  );
}

/** Codes for those who have none that works, or for all anew: then what was handed out works no more. */
function MakeCodes({ one: { id }, onClose, onMade }: { one: DriverImport; onClose: () => void; onMade: (made: HandedOut) => void }) {
  const t = useText();
  const make = useMakeCodes();
  const [hasNone, setNone] = useState(false);
  const press = (again: boolean) =>
    make.mutate(
      { id, again },
      {
        onSuccess: (made) => {
          setNone(made.codes.length === 0);
          if (made.codes.length > 0) onMade(made);
        },
      },
    );
  return (
    <Dialog open onClose={onClose} title={t('codesMake')}>
      <p>{t('codesMakeNote')}</p>
      <Button full busy={make.isPending} onClick={() => press(false)}>
        {t('codesMakeNew')}
      </Button>
      {hasNone ? <p role="status">{t('codesAllHave')}</p> : null}
      <Button full kind="outline" busy={make.isPending} onClick={() => press(true)}>
        {t('codesMakeAgain')}
      </Button>
      <p className="caption">{t('codesMakeAgainNote')}</p>
      <NotDone step={make} />
    </Dialog>
  );
}

/** `/staff/drivers/import`: drivers from a file, and the invitations to them. */
export function OnboardingScreen() {
  const t = useText();
  const known = useImports();
  const [made, setMade] = useState<HandedOut | null>(null);
  return (
    <>
      <BackLink href="/staff/drivers" to="sectionDrivers" />
      <PageName name={t('onboardTitle')} />
      {made !== null ? (
        <CodeSheet made={made} onDone={() => setMade(null)} />
      ) : known.isPending ? (
        <SkeletonRows height={84} count={4} />
      ) : known.isError ? (
        <ErrorCard text={t('listNotLoaded')} onRetry={() => void known.refetch()} />
      ) : known.data.markets.length === 0 ? (
        <p className="card calm">{t('onboardNoCity')}</p>
      ) : (
        <div className="console-grid">
          <OnboardingForm markets={known.data.markets} />
          <div className="stack">
            <section className="stack" aria-label={t('onboardImports')}>
              <h2 className="h2">{t('onboardImports')}</h2>
              {known.data.imports.length === 0 ? (
                <NothingHere text={t('onboardNone')} note={t('onboardNoneNote')} />
              ) : (
                <ul className="card list">
                  {known.data.imports.map((one) => (
                    <Import key={one.id} one={one} onMade={setMade} />
                  ))}
                </ul>
              )}
            </section>
            {known.data.imports.length === 0 ? null : <WaitingDrivers onMade={setMade} />}
          </div>
        </div>
      )}
    </>
  );
}
