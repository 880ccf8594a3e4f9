import { useRef, useState } from 'react';
import type { RidePackageView, Subscription } from '@safiri/contract/subscriptions/calls.ts';
import { packageTypes, type SubscriptionType } from '@safiri/rules/subscriptions/packages.ts';
import type { TextKey } from 'virtual:texts/keys';
import { serverMessage } from '../platform/api-client.ts';
import { day, money, typeNames } from '../platform/format.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toast } from '../ui/toast.tsx';
import { usePackages, usePurchase, useSubscriptions } from './api.ts';
import './subscriptions.css';

const tabNames: Record<SubscriptionType, TextKey> = {
  weekly: 'tabWeekly',
  monthly: 'tabMonthly',
  scholar_weekly: 'tabScholarWeekly',
  scholar_monthly: 'tabScholarMonthly',
};

function PackageCard({ offer, owned, busy, onBuy }: { offer: RidePackageView; owned: boolean; busy: boolean; onBuy: () => void }) {
  const t = useText();
  return (
    <li className="card package" data-popular={offer.isPopular}>
      <div className="row spread">
        <h2 className="title">{offer.name}</h2>
        {offer.isPopular ? <span className="chip">{t('packagePopular')}</span> : null}
      </div>
      <p className="muted">{offer.description}</p>
      <p className="row num package-cost">
        <b className="package-price">{money(offer.price, offer.countryId)}</b>
        <s className="caption">{money(offer.originalPrice, offer.countryId)}</s>
        <span className="chip package-off">{t('packageOff', { n: offer.discountPercentage })}</span>
      </p>
      <p className="caption num">
        {t(typeNames[offer.rideType])} · {offer.rideCount === null ? t('packageUnlimited') : t('packageRides', { n: offer.rideCount })} ·{' '}
        {t('packageDays', { n: offer.validityDays })}
      </p>
      <Button disabled={owned} busy={busy} onClick={onBuy}>
        {t(owned ? 'packageOwned' : 'packageBuy')}
      </Button>
    </li>
  );
}

function Mine({ list, offers }: { list: readonly Subscription[]; offers: readonly RidePackageView[] }) {
  const t = useText();
  if (list.length === 0) return null;
  return (
    <section className="stack" aria-label={t('packagesMine')}>
      <h2 className="h2">{t('packagesMine')}</h2>
      <ul className="card list">
        {list.map((row) => (
          <li key={row.id} className="row spread package-mine">
            <span>
              <b>{offers.find(({ id }) => id === row.packageId)?.name}</b>
              <span className="caption num package-left">
                {row.ridesLeft === null || row.ridesTotal === null
                  ? t('packageUnlimited')
                  : t('packageLeft', { left: row.ridesLeft, total: row.ridesTotal })}{' '}
                · {t('packageUntil', { date: day(row.expiresAt) })}
              </span>
            </span>
            <span className="chip" data-open={row.isActive}>
              {t(row.isActive ? 'packageOwned' : 'packageOver')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/subscription-packages` (spec: operations §2 Subscription packages). */
export function PackagesScreen() {
  const t = useText();
  const user = session.use();
  const offers = usePackages();
  const mine = useSubscriptions();
  const purchase = usePurchase();
  const [tab, setTab] = useState<SubscriptionType>('weekly');
  const [buying, setBuying] = useState<RidePackageView | null>(null);
  const key = useRef<string>(undefined);
  const buy = (offer: RidePackageView) => {
    key.current ??= crypto.randomUUID();
    purchase.mutate(
      { packageId: offer.id, userId: user?.id ?? 0, key: key.current },
      {
        onSuccess: () => {
          key.current = undefined;
          setBuying(null);
          toast({ title: t('packageBought') });
        },
        onError: (error) => toast({ title: t('packageFailedTitle'), text: serverMessage(error, t('packageFailed')), tone: 'bad' }),
      },
    );
  };
  const active = new Set((mine.data ?? []).filter(({ isActive }) => isActive).map(({ packageId }) => packageId));
  return (
    <AppShell>
      <main className="page narrow" id="main">
        <h1 className="h1">{t('packagesTitle')}</h1>
        <p className="muted">{t('packagesClaim')}</p>
        {offers.isPending || mine.isPending ? (
          <Skeleton height={320} />
        ) : offers.isError || mine.isError ? (
          <ErrorCard
            text={t('packagesNotLoaded')}
            onRetry={() => {
              void offers.refetch();
              void mine.refetch();
            }}
          />
        ) : (
          <>
            <Tabs
              label={t('packagesTitle')}
              tabs={packageTypes.map((id) => ({ id, text: t(tabNames[id]) }))}
              current={tab}
              onChange={setTab}
            >
              <ul className="stack">
                {offers.data
                  .filter(({ packageType }) => packageType === tab)
                  .map((offer) => (
                    <PackageCard
                      key={offer.id}
                      offer={offer}
                      owned={active.has(offer.id)}
                      busy={purchase.isPending}
                      onBuy={() => setBuying(offer)}
                    />
                  ))}
              </ul>
            </Tabs>
            <section className="card doc" aria-label={t('benefitsTitle')}>
              <h2 className="h2">{t('benefitsTitle')}</h2>
              <ul className="benefits">
                {(['benefitPrice', 'benefitReach', 'benefitBack'] as const).map((text) => (
                  <li key={text}>
                    <Icon name="check" size={20} />
                    {t(text)}
                  </li>
                ))}
              </ul>
            </section>
            <Mine list={mine.data} offers={offers.data} />
          </>
        )}
        <Dialog open={buying !== null} onClose={() => setBuying(null)} title={buying?.name ?? ''}>
          {buying === null ? null : (
            <>
              <p>{t('packageConfirm', { name: buying.name, price: money(buying.price, buying.countryId) })}</p>
              <Button full busy={purchase.isPending} onClick={() => buy(buying)}>
                {t('packageBuy')}
              </Button>
            </>
          )}
        </Dialog>
      </main>
    </AppShell>
  );
}
