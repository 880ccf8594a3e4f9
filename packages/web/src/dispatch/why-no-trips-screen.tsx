import { useQuery } from '@tanstack/react-query';
import { dispatchPaths } from '@safiri/contract/dispatch/paths.ts';
import type { WhyNoTrips } from '@safiri/contract/dispatch/why.ts';
import type { ToldGate } from '@safiri/rules/dispatch/gates.ts';
import { SEARCH_RADIUS_METERS } from '@safiri/rules/dispatch/offer-life.ts';
import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { emptyQuilt } from '../art/empty-quilt.ts';
import { brand } from '../platform/brand.ts';
import { callApi } from '../platform/api-client.ts';
import { session } from '../platform/session.ts';
import { BackHead } from '../common/back-head.tsx';
import { AppShell } from '../shell/shell.tsx';
import { numberText } from '../platform/format.ts';
import { locales, useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Art, Icon } from '../ui/svg.tsx';
import '../common/page-columns.css';
import '../common/figures.css';
import { namesIn } from './names-in.ts';
import './why-no-trips.css';

/** What decided, and what the driver can do about it. */
const gateTexts: Record<ToldGate, [TextKey, TextKey]> = {
  not_verified: ['gateNotVerified', 'gateNotVerifiedDo'],
  offline: ['gateOffline', 'gateOfflineDo'],
  vehicle: ['gateVehicle', 'gateVehicleDo'],
  other_market: ['gateOtherMarket', 'gateOtherMarketDo'],
  gender_rule: ['gateGender', 'gateGenderDo'],
  owes_money: ['gateOwes', 'gateOwesDo'],
  busy: ['gateBusy', 'gateBusyDo'],
  has_offer: ['gateHasOffer', 'gateHasOfferDo'],
  stale_position: ['gateStale', 'gateStaleDo'],
  declined: ['gateDeclined', 'gateDeclinedDo'],
  lapsed: ['gateLapsed', 'gateLapsedDo'],
  not_shown: ['gateNotShown', 'gateNotShownDo'],
  asked_before: ['gateAskedBefore', 'gateAskedBeforeDo'],
  too_far: ['gateTooFar', 'gateTooFarDo'],
  not_turn: ['gateTurn', 'gateTurnDo'],
  far_yet: ['gateFarYet', 'gateFarYetDo'],
  detour: ['gateDetour', 'gateDetourDo'],
  offered: ['gateWaiting', 'gateWaitingDo'],
  other_was_nearer: ['gateNearer', 'gateNearerDo'],
  taken_by_other: ['gateHasOffer', 'gateHasOfferDo'],
  gone_meanwhile: ['gateGone', 'gateGoneDo'],
  trip_gone: ['gateGone', 'gateGoneDo'],
};

/** What keeps trips away at this moment, the weightiest first. */
function nowText(now: WhyNoTrips['now']): TextKey {
  if (!now.isVerified) return 'nowNotVerified';
  if (!now.isOnline) return 'nowOffline';
  if (now.hasLiveTrip) return 'nowBusy';
  if (!now.positionIsFresh) return 'nowStale';
  if (now.isOutside) return 'nowOutside';
  return now.owesTooMuch ? 'nowOwes' : 'nowReady';
}

/** Nothing was asked near this driver: where more is asked, and what else brings requests. */
function Nobody({ ready }: { ready: boolean }) {
  const t = useText();
  return (
    <section className="card nobody" aria-label={t('whyNobody')}>
      <div className="nobody-in">
        <Art svg={emptyQuilt} />
        <h3 className="title">{t('whyNobody')}</h3>
        <ul className="nobody-ways">
          {ready ? null : (
            <li className="row">
              <Icon name="alert" />
              <span>{t('whyOnlineFirst')}</span>
            </li>
          )}
          <li className="row">
            <Icon name="pin" />
            <span>{t('whyNobodyText')}</span>
          </li>
          <li className="row">
            <Icon name="bell" />
            <span>{t('whyKeepOpen')}</span>
          </li>
        </ul>
        <Link className="button primary" href="/city-heat-map">
          {t('whyWhereBusy')}
        </Link>
      </div>
    </section>
  );
}

/** In which cities the driver may drive, and works now. */
function Where({ why: { markets, worksIn } }: { why: WhyNoTrips }) {
  const t = useText();
  const cities = namesIn(markets, locales());
  return (
    <section className="card earn-card" aria-label={t('whereYouDrive')}>
      <h2 className="h2">{t('whereYouDrive')}</h2>
      {markets.length === 0 ? (
        <p>{t('whereNone')}</p>
      ) : worksIn === null ? (
        <p>{t('whereCountry', { cities })}</p>
      ) : (
        <>
          <p>
            <b>{t('whereNow', { city: worksIn })}</b>
          </p>
          {markets.length === 1 ? null : (
            <p className="label muted">
              {t('whereCities', { cities })} {t('whereMove')}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Answer({ why }: { why: WhyNoTrips }) {
  const t = useText();
  const ready = nowText(why.now) === 'nowReady';
  return (
    <div className="page-columns">
      <div>
        <section className="card earn-card" aria-label={t('whyNow')}>
          <h2 className="h2">{t('whyNow')}</h2>
          <p className="row why-now" data-ready={ready}>
            <Icon name={ready ? 'check' : 'alert'} />
            <span>{t(nowText(why.now), { cities: namesIn(why.markets, locales()) })}</span>
          </p>
          {why.now.owesTooMuch ? (
            <Link className="button primary" href="/driver-money">
              {t('whyPayNow')}
            </Link>
          ) : null}
          {why.now.isVerified ? null : (
            <Link className="button primary" href="/driver-verification">
              {t('openVerification')}
            </Link>
          )}
        </section>
        <Where why={why} />
      </div>
      <div>
        <h2 className="h2">{t('whyIntro', { hours: why.hours })}</h2>
        {why.near === 0 ? (
          <Nobody ready={ready} />
        ) : (
          <>
            <dl className="figures three">
              <div>
                <dt>{t('whyNear')}</dt>
                <dd className="num">{why.near}</dd>
              </div>
              <div>
                <dt>{t('whyOffered')}</dt>
                <dd className="num">{why.offered}</dd>
              </div>
              <div>
                <dt>{t('whyAccepted')}</dt>
                <dd className="num">{why.accepted}</dd>
              </div>
            </dl>
            {why.reasons.length === 0 ? null : (
              <section className="card earn-card" aria-label={t('whyReasons')}>
                <h2 className="h2">{t('whyReasons')}</h2>
                <ol className="list reasons">
                  {why.reasons.map(({ gate, requests, nearestKm }) => (
                    <li key={gate} className="row">
                      <b className="reason-count num">{requests}</b>
                      <span>
                        <b>{t(gateTexts[gate][0])}</b>
                        <span className="label muted">
                          {t(gateTexts[gate][1], {
                            km: numberText(nearestKm, 1),
                            radius: SEARCH_RADIUS_METERS / 1000,
                            product: brand.name,
                          })}
                        </span>
                      </span>
                    </li>
                  ))}
                </ol>
              </section>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** `/why-no-trips`: what became of the requests near the driver, and what can be changed about it. */
export function WhyNoTripsScreen() {
  const t = useText();
  const driverId = session.use()?.driver?.id ?? 0;
  const why = useQuery({
    queryKey: [dispatchPaths.whyNoTrips, driverId],
    queryFn: () => callApi(dispatchPaths.whyNoTrips, { params: { id: String(driverId) } }),
    staleTime: 0,
  });
  return (
    <AppShell>
      <main className="page" id="main">
        <BackHead title={t('whyNoTrips')} href="/driver" />
        {why.data !== undefined ? (
          <Answer why={why.data} />
        ) : why.isError ? (
          <ErrorCard whole text={t('whyNotLoaded')} onRetry={() => void why.refetch()} />
        ) : (
          <div className="stack" aria-busy="true">
            <Skeleton height={110} />
            <Skeleton height={84} />
            <Skeleton height={260} />
          </div>
        )}
      </main>
    </AppShell>
  );
}
