import { useEffect, useRef, useState, type FormEvent } from 'react';
import { localPhone } from '@safiri/rules/users/phone.ts';
import { useLocation, useSearch } from 'wouter';
import { countryHere } from '../common/country-here.ts';
import { usePromotion } from '../common/use-promotion.ts';
import { serverMessage } from '../platform/api-client.ts';
import { useOnline } from '../platform/connection.ts';
import { money } from '../platform/format.ts';
import { country } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { ErrorCard } from '../ui/states.tsx';
import { Map } from '../ui/map.tsx';
import { dismissToastAbout } from '../ui/toast-store.ts';
import { toast } from '../ui/toast.tsx';
import { useWide } from '../ui/use-wide.ts';
import { ParcelConfirm } from './parcel-confirm.tsx';
import { contentProblems, newDraft, routeProblems, vehicleOf, type ParcelDraft } from './parcel-draft.ts';
import { ParcelSides } from './parcel-sides.tsx';
import { ParcelSummary } from './parcel-summary.tsx';
import { ParcelWhat } from './parcel-what.tsx';
import { usePickupHere } from './use-pickup-here.ts';
import { quoteIdsOf, withCode } from './parcel-code.ts';
import { usePriced } from './use-priced.ts';
import { useSendParcel } from './use-send-parcel.ts';
import './parcel.css';

/** Names the message that something is not filled in yet. */
const MISSING = 'parcel';
const LAST_STEP = 3;

/** Where the person is among the three steps. */
function StepList({ step }: { step: number }) {
  const t = useText();
  const names = [t('parcelStepRoute'), t('parcelStepWhat'), t('parcelStepConfirm')];
  return (
    <ol className="parcel-steps">
      {names.map((name, i) => (
        <li key={name} data-done={i + 1 < step} aria-current={i + 1 === step ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

/** `/parcel-delivery` (spec: operations §2 Parcel delivery) in three steps; `?step=` is where the phone's Back goes a step back. */
export function ParcelScreen() {
  const t = useText();
  const [, go] = useLocation();
  const wanted = Number(new URLSearchParams(useSearch()).get('step')) || 1;
  const online = useOnline();
  const wide = useWide();
  const user = session.use();
  const countryId = country.use();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<ParcelDraft>(() =>
    newDraft({ name: user?.name ?? '', phone: user?.phone == null ? '' : localPhone(user.phone, countryHere(countryId).dialCode) }),
  );
  const [tried, setTried] = useState({ step: 0, times: 0 });
  const { quote: plain, offer, refused, ask } = usePriced(draft);
  const promotion = usePromotion(quoteIdsOf(plain), true);
  const quote = withCode(plain, promotion);
  const sending = useSendParcel(quote, draft);
  const found = [routeProblems(draft), contentProblems(draft, offer)];
  const firstOpen = found.findIndex((problems) => Object.keys(problems).length > 0) + 1 || LAST_STEP;
  const step = Math.min(Math.max(1, wanted), firstOpen);
  const problems = tried.step === step ? (found[step - 1] ?? {}) : {};
  const vehicle = vehicleOf(draft, quote);
  const total = quote === undefined || vehicle === undefined ? undefined : money(vehicle.price.fare, quote.countryId, quote.decimals);
  const change = (changed: Partial<ParcelDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const looksForPickup = usePickupHere((place) =>
    setDraft((before) =>
      // What somebody wrote meanwhile stays.
      before.sender.place === null && before.sender.address === ''
        ? { ...before, sender: { ...before.sender, place, address: place.address } }
        : before,
    ),
  );

  // The first field that something is wrong with takes the focus.
  useEffect(() => {
    if (tried.times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] input')?.focus();
  }, [tried]);
  // A new step begins at its top, and a screen reader at its heading.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    const heading = form.current?.querySelector('h2');
    if (heading == null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [step]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (Object.keys(found[step - 1] ?? {}).length > 0) {
      setTried(({ times }) => ({ step, times: times + 1 }));
      toast({ title: t('parcelMissingTitle'), text: t('parcelMissing'), tone: 'bad', about: MISSING });
      return;
    }
    // Nothing is missing any more.
    dismissToastAbout(MISSING);
    if (step < LAST_STEP) go(`/parcel-delivery?step=${step + 1}`);
    else sending.send();
  }

  return (
    <AppShell bare>
      <header className="parcel-head">
        <IconButton label={t('back')} icon="back" onClick={() => (step > 1 ? history.back() : go('/passenger'))} />
        <h1 className="h2">{t('serviceParcel')}</h1>
      </header>
      <main className="page parcel-page" id="main" data-step={step}>
        <StepList step={step} />
        <form ref={form} className="stack parcel-form" noValidate onSubmit={submit}>
          {step === 1 ? (
            <ParcelSides draft={draft} looksForPickup={looksForPickup} problems={problems} onChange={change} />
          ) : step === 2 ? (
            <ParcelWhat draft={draft} quote={offer} problems={problems} onChange={change} />
          ) : (
            <ParcelConfirm draft={draft} quote={quote} plain={plain} promotion={promotion} onChange={change} />
          )}
          <div className="parcel-rail">
            <div className="parcel-side">
              <ParcelSummary draft={draft} quote={quote} />
            </div>
            {refused === null ? null : <ErrorCard text={serverMessage(refused, t('parcelNoPrice'))} onRetry={ask} />}
            <div className="parcel-go">
              {step === LAST_STEP || total === undefined ? null : (
                <p>
                  <span className="caption">{t('parcelEstimate')}</span>
                  <b className="num">{total}</b>
                </p>
              )}
              {step === LAST_STEP ? (
                <Button
                  type="submit"
                  full
                  className="summed"
                  busy={sending.isPending}
                  why={
                    !online
                      ? t('offlineRequest')
                      : total === undefined
                        ? t('parcelNoPrice')
                        : promotion.isTrying
                          ? t('promoLooking')
                          : sending.isComing
                            ? t('walletComing')
                            : undefined
                  }
                >
                  <span>{t('parcelSubmit')}</span>
                  {total === undefined ? null : <span className="visually-hidden"> · </span>}
                  <span className="num">{total}</span>
                </Button>
              ) : (
                <Button type="submit" full>
                  {t('parcelContinue')}
                </Button>
              )}
            </div>
            {wide && draft.sender.place !== null ? (
              <div className="parcel-map">
                <Map pickup={draft.sender.place} dropoff={draft.receiver.place ?? undefined} />
              </div>
            ) : null}
          </div>
        </form>
      </main>
    </AppShell>
  );
}
