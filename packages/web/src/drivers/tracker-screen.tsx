import { BackHead } from '../common/back-head.tsx';
import { serverMessage } from '../platform/api-client.ts';
import { useOnline } from '../platform/connection.ts';
import { clockTime, day } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { Button } from '../ui/button.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useNow, useServerNow } from '../ui/use-now.ts';
import { useWide } from '../ui/use-wide.ts';
import { usePairTracker, useTracker, useUnpairTracker, type Pairing, type Tracker } from './tracker-api.ts';
import './tracker-screen.css';

/** Where the app is to be had; names of shops are the same in every language. */
const stores = [
  ['Google Play', 'https://play.google.com/store/apps/details?id=org.traccar.client'],
  ['App Store', 'https://apps.apple.com/app/traccar-client/id843156974'],
] as const;

/** A tracker that is heard so much later than its last position counted sends what does not count. */
const NOT_COUNTING_MS = 60_000;

/** A new code: shown once, for ten minutes, until the first position has come. */
function NewCode({ pairing }: { pairing: Pairing }) {
  const t = useText();
  const now = useNow(1000);
  if (now >= pairing.endsAt) return <p role="status">{t('trackerLapsed')}</p>;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pairing.address);
      toast({ title: t('trackerCopied') });
    } catch {
      toast({ title: t('error'), text: t('trackerNotCopied'), tone: 'bad' });
    }
  };
  return (
    <>
      <a className="button primary full" href={pairing.appLink}>
        {t('trackerOpen')}
      </a>
      <QrCode text={pairing.code} alt={t('trackerCode')} />
      <p className="caption secret">{pairing.address}</p>
      <Button kind="soft" full onClick={() => void copy()}>
        {t('trackerCopy')}
      </Button>
      <p className="label num">{t('trackerGoodUntil', { time: clockTime(new Date(pairing.endsAt).toISOString()) })}</p>
      <p className="label row" role="status">
        <Icon name="clock" size={20} />
        {t('trackerWaiting')}
      </p>
    </>
  );
}

/** When the tracker last said where the driver is, and what keeps it from counting. */
function Heard({ tracker, isOnline }: { tracker: Tracker; isOnline: boolean }) {
  const t = useText();
  const now = useServerNow(60_000);
  const { heardAt, positionAt, pairedAt } = tracker;
  const silent = heardAt !== null && Date.parse(heardAt) - Date.parse(positionAt ?? pairedAt) > NOT_COUNTING_MS;
  const time = (at: string) => (now - Date.parse(at) < 12 * 3_600_000 ? clockTime(at) : `${day(at)}, ${clockTime(at)}`);
  return (
    <>
      <p className="row" role="status">
        <Icon name="check" />
        <span>
          <b>{t('trackerPaired')}</b>{' '}
          <span className="num">{positionAt === null ? t('trackerNoPosition') : t('trackerLastAt', { time: time(positionAt) })}</span>
        </span>
      </p>
      {isOnline ? null : <p className="label">{t('trackerOffDuty')}</p>}
      {isOnline && silent ? (
        <p className="label row" role="alert">
          <Icon name="alert" size={20} />
          {t('trackerNotCounting')}
        </p>
      ) : null}
    </>
  );
}

function PairingCard({ driverId, tracker, isOnline }: { driverId: number; tracker: Tracker | null; isOnline: boolean }) {
  const t = useText();
  const connected = useOnline();
  const wide = useWide();
  const pair = usePairTracker(driverId);
  const unpair = useUnpairTracker(driverId);
  const busy = pair.isPending || unpair.isPending;
  const failed = (error: unknown) => toast({ title: t('error'), text: serverMessage(error, t('trackerFailed')), tone: 'bad' });
  const why = connected ? undefined : t('trackerNeedsNetwork');
  const end = () =>
    unpair.mutate(undefined, {
      onSuccess: () => {
        pair.reset();
        toast({ title: t('trackerEnded') });
      },
      onError: failed,
    });
  const waits = tracker !== null && tracker.useBy !== null;
  return (
    <section className="card doc" aria-label={t('trackerPairing')}>
      <h2 className="h2">{t('trackerPairing')}</h2>
      {tracker === null ? (
        <>
          <p>{wide ? `${t('trackerStepOpen')} ${t('trackerStepScan')}` : t('trackerStepOpen')}</p>
          <p className="label">{t(pair.data === undefined ? 'trackerNone' : 'trackerLapsed')}</p>
        </>
      ) : !waits ? (
        <Heard tracker={tracker} isOnline={isOnline} />
      ) : pair.data === undefined ? (
        <p className="num">{t('trackerHidden', { time: clockTime(tracker.useBy ?? tracker.pairedAt) })}</p>
      ) : (
        <NewCode pairing={pair.data} />
      )}
      <Button
        kind={tracker === null ? 'primary' : 'outline'}
        full
        busy={busy}
        why={why}
        onClick={() => pair.mutate(undefined, { onError: failed })}
      >
        {t(tracker === null ? 'trackerPair' : 'trackerPairAgain')}
      </Button>
      {tracker === null ? null : (
        <Button kind="outline" full busy={busy} why={why} onClick={end}>
          {t('trackerUnpair')}
        </Button>
      )}
    </section>
  );
}

/** `/keep-sending`: pairs an app that goes on sending the driver's position while the screen is off (docs/positions.md). */
export function TrackerScreen() {
  const t = useText();
  const user = session.use();
  const driverId = user?.driver?.id ?? 0;
  const found = useTracker(driverId);
  return (
    <AppShell>
      <main className="page tracker" id="main">
        <BackHead title={t('trackerTitle')} href="/driver" />
        <p>{t('trackerIntro')}</p>
        <div className="tracker-parts">
          {found.data?.tracker == null ? (
            <section className="card doc" aria-label={t('trackerInstall')}>
              <h2 className="h2">{t('trackerInstall')}</h2>
              <p>{t('trackerStepInstall')}</p>
              <div className="tracker-stores">
                {stores.map(([name, href]) => (
                  <a key={name} className="button soft" href={href} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                ))}
              </div>
            </section>
          ) : null}
          {found.data !== undefined ? (
            <PairingCard driverId={driverId} tracker={found.data.tracker} isOnline={user?.isOnline ?? false} />
          ) : found.isError ? (
            <ErrorCard text={t('trackerNotLoaded')} onRetry={() => void found.refetch()} />
          ) : (
            <div aria-busy="true">
              <Skeleton height={152} />
            </div>
          )}
          <section className="card doc" aria-label={t('trackerThen')}>
            <h2 className="h2">{t('trackerThen')}</h2>
            <p>{t('trackerStepAllow')}</p>
            <p>{t('trackerStepStop')}</p>
            <p className="caption">{t('trackerVehicle')}</p>
          </section>
        </div>
      </main>
    </AppShell>
  );
}
