import type { TrackView } from '@safiri/contract/sharing/shapes.ts';
import type { RideStatus } from '@safiri/rules/rides/trip-life.ts';
import { Link, useParams } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { emptyQuilt } from '../art/empty-quilt.ts';
import { timesNote, timeThere } from '../common/trip-clock.ts';
import { brand } from '../platform/brand.ts';
import { minutesOf } from '../common/minute-range.ts';
import { SentencePage } from '../common/sentence-page.tsx';
import { numbersIn } from '../platform/instance.ts';
import { country } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Map } from '../ui/map.tsx';
import { Plate } from '../ui/person.tsx';
import { Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { carLooks } from '../common/car-looks.ts';
import { TrackSteps } from './track-steps.tsx';
import { useFollowedLink, type Followed } from './follow-link.ts';
import { PublicHead, usePrivatePage } from './public-page.tsx';
import './sharing.css';

const quilt = { svg: emptyQuilt, className: 'art-box track-quilt' };

const statusTexts: Record<RideStatus, TextKey> = {
  requested: 'trackRequested',
  accepted: 'trackAccepted',
  arrived: 'trackArrived',
  in_progress: 'trackInProgress',
  completed: 'trackCompleted',
  cancelled: 'trackCancelled',
};

/** The minutes say to what kind of place they count: which it is, a link doesn't tell. */
const minutesTexts: Record<NonNullable<TrackView['etaTo']>, TextKey> = {
  pickup: 'trackToPickup',
  stop: 'trackToStop',
  dropoff: 'trackToDropoff',
};

const deliveryTexts: Record<RideStatus, TextKey> = {
  requested: 'trackParcelRequested',
  accepted: 'trackParcelAccepted',
  arrived: 'trackParcelArrived',
  in_progress: 'trackParcelOnWay',
  completed: 'trackCompleted',
  cancelled: 'trackCancelled',
};

function Emergency({ view }: { view: TrackView }) {
  const t = useText();
  if (view.raisedAt === null) return null;
  const name = view.passengerName;
  return (
    <div className="track-alert" role="status">
      <p className="title">{t('trackRaised', { time: timeThere(view, view.raisedAt) })}</p>
      {view.safeAt === null ? null : <p>{t('trackSafe', { name, time: timeThere(view, view.safeAt) })}</p>}
      <p>
        {view.acknowledgedAt === null ? t('trackTeamNot', { name }) : t('trackTeamHas', { time: timeThere(view, view.acknowledgedAt) })}
      </p>
    </div>
  );
}

function Facts({ view, followed }: { view: TrackView; followed: Followed }) {
  const t = useText();
  const { vehicleInfo, position, eta, etaTo, status } = view;
  const police = numbersIn(view.countryId)?.police;
  const note = timesNote(t, view, new Date(followed.at));
  const vehicle = vehicleInfo === null ? '' : carLooks(t, vehicleInfo);
  return (
    <section className="card track-card">
      <h1 className="h2">
        {t(view.kind === 'emergency' ? 'trackEmergency' : view.kind === 'delivery' ? 'trackParcel' : 'trackOf', {
          name: view.passengerName,
        })}
      </h1>
      <Emergency view={view} />
      {status === null ? null : (
        <p className="title" role="status">
          {t((view.kind === 'delivery' ? deliveryTexts : statusTexts)[status])} {/* At the pickup the words have said it. */}
          {eta === null || etaTo === null || status === 'arrived' ? null : (
            <b className="num track-minutes">{t(minutesTexts[etaTo], { time: t('minutes', { n: minutesOf(eta) }) })}</b>
          )}
        </p>
      )}
      {status === null || view.kind !== 'trip' ? null : <TrackSteps status={status} />}
      {vehicleInfo === null ? null : (
        <div className="row spread">
          <div>
            <div className="caption">{t('trackDriver')}</div>
            <div className="label strong">{view.driverName}</div>
            <div className="label muted">{vehicle}</div>
          </div>
          <Plate text={vehicleInfo.licensePlate} />
        </div>
      )}
      <p className="caption num">
        {followed.state === 'lost'
          ? t('trackLost', { time: timeThere(view, new Date(followed.at)) })
          : position === null
            ? t('trackNoPosition')
            : t('trackUpdated', { time: timeThere(view, position.at) })}
      </p>
      {status === null ? null : <p className="caption">{t('trackPlacesKept')}</p>}
      {note === undefined ? null : <p className="caption">{note}</p>}
      {police === undefined ? null : (
        <a className="button danger full" href={`tel:${police}`}>
          <Icon name="phone" size={22} />
          {t('trackCallPolice', { number: police })}
        </a>
      )}
    </section>
  );
}

/** Somebody may be worried here: the police and support stand before what we are. */
function NothingToSee({ title, text }: { title: string; text: string }) {
  const t = useText();
  const police = numbersIn(country.use())?.police;
  return (
    <SentencePage art={quilt} title={title} text={text}>
      <Link className="button primary track-way" href="/live-chat">
        {t('tabSupport')}
      </Link>
      {police === undefined ? null : (
        <a className="button danger track-way" href={`tel:${police}`}>
          <Icon name="phone" size={22} />
          {t('trackCallPolice', { number: police })}
        </a>
      )}
      <Link className="text-link track-about" href="/">
        {t('trackAbout')}
      </Link>
    </SentencePage>
  );
}

function Track({ shareId }: { shareId: string }) {
  const t = useText();
  const followed = useFollowedLink(shareId);
  const { view } = followed;
  usePrivatePage(brand.name);
  const vehicle = view?.position == null ? undefined : { ...view.position, heading: null };
  if (followed.state === 'ended') return <NothingToSee title={t('trackEnded')} text={t('trackEndedHint')} />;
  if (followed.state === 'unknown') return <NothingToSee title={t('trackUnknown')} text={t('trackUnknownHint')} />;
  return (
    <main id="main" className="track" aria-busy={followed.state === 'loading'}>
      <PublicHead />
      {view === null ? (
        <div className="page narrow">
          <p className={followed.state === 'lost' ? 'label' : 'visually-hidden'} role="status">
            {t(followed.state === 'lost' ? 'reconnecting' : 'trackLoading')}
          </p>
          {followed.state === 'lost' ? null : (
            <>
              <Skeleton height={280} />
              <Skeleton height={180} />
            </>
          )}
        </div>
      ) : (
        <>
          <div className="track-map">
            <Map vehicle={vehicle} center={vehicle} paint={view.vehicleInfo?.color} kind={view.vehicleInfo?.vehicleType} />
          </div>
          <Facts view={view} followed={followed} />
        </>
      )}
    </main>
  );
}

/** `/track/{shareId}`: a trip or an emergency for whoever holds the link, without signing in. */
export function TrackScreen() {
  const { shareId = '' } = useParams();
  return <Track key={shareId} shareId={shareId} />;
}
