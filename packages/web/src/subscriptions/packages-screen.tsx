import { useRef, useState } from 'react';
import type { RidePackageView, Subscription } from '@safiri/contract/subscriptions/calls.ts';
import { packageTypes, type SubscriptionType } from '@safiri/rules/subscriptions/packages.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { IconName } from '../art/icons.ts';
import { BackHead } from '../common/back-head.tsx';
import { useDirectOffered } from '../common/chosen-method.ts';
import { useWallet } from '../common/wallet.ts';
import { serverMessage } from '../platform/api-client.ts';
import { day, money, typeNames } from '../platform/format.ts';
import { instanceMarkets } from '../platform/instance.ts';
import { serverTime } from '../platform/server-clock.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText, type Translate } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toast } from '../ui/toast.tsx';
import { usePackages, usePurchase, useSubscriptions } from './api.ts';
import { Balance, isShort } from './balance.tsx';
import { Facts } from './facts.tsx';
import { MarketPackages } from './market-packages.tsx';
import { MyPackages, type Owned } from './my-packages.tsx';
import { PackageCard } from './package-card.tsx';
import { PayPackage } from './pay-package.tsx';
import { WalletAfter } from './wallet-after.tsx';
import './subscriptions.css';

const tabNames: Record<SubscriptionType, TextKey> = {
  weekly: 'tabWeekly',
  monthly: 'tabMonthly',
  scholar_weekly: 'tabScholarWeekly',
  scholar_monthly: 'tabScholarMonthly',
};

type Fact = readonly [IconName, TextKey];
const benefits: readonly Fact[] = [
  ['check', 'benefitPrice'],
  ['check', 'benefitReach'],
  ['check', 'benefitBack'],
];
/** What ends and is lost has no tick. */
const endings: readonly Fact[] = [
  ['clock', 'packageEnds'],
  ['x', 'packageUnused'],
  ['minus', 'packageNoRenewal'],
];

/** One that was bought, as it is shown. */
function ownedOf(t: Translate, row: Subscription, offers: readonly RidePackageView[]): Owned {
  const { ridesLeft, ridesTotal } = row;
  const isCounted = ridesLeft !== null && ridesTotal !== null;
  return {
    ...row,
    name: offers.find(({ id }) => id === row.packageId)?.name ?? '',
    pays: t(typeNames[row.rideType]),
    serviceId: row.rideType,
    unused: t('packageUnused'),
    outcome: isCounted ? t('packageUsed', { used: ridesTotal - ridesLeft, total: ridesTotal }) : t('packageUnlimited'),
  };
}

const DAY_MS = 86_400_000;

/** Asked before it is paid: the price, the last day, and that what is not used by then is gone. */
function Sure({
  offer,
  balance,
  busy,
  onBuy,
  onPaid,
}: {
  offer: RidePackageView;
  /** What the wallet holds; undefined while nobody knows it. */
  balance: string | undefined;
  busy: boolean;
  onBuy: () => void;
  onPaid: () => void;
}) {
  const t = useText();
  const [now] = useState(() => serverTime());
  const short = isShort(offer, balance);
  return (
    <>
      <p>{t(short ? 'packageConfirmAtOnce' : 'packageConfirm', { name: offer.name, price: money(offer.price, offer.countryId) })}</p>
      <p className="label num">{t('packageWouldEnd', { date: day(new Date(now + offer.validityDays * DAY_MS)) })}</p>
      <p className="label">{t(offer.rideCount === null ? 'packageNoRenewal' : 'packageUnused')}</p>
      {short || balance === undefined ? null : <WalletAfter balance={balance} price={offer.price} countryId={offer.countryId} />}
      {short ? null : (
        <Button full busy={busy} onClick={onBuy}>
          {t('packageBuy')}
        </Button>
      )}
      <PayPackage named={{ packageId: offer.id }} countryId={offer.countryId} isOnlyWay={short} onPaid={onPaid} />
    </>
  );
}

/** The specification's packages, which the demo sells. */
function SpecifiedPackages() {
  const t = useText();
  const user = session.use();
  const offers = usePackages();
  const mine = useSubscriptions();
  const purchase = usePurchase();
  const wallet = useWallet();
  const direct = useDirectOffered(offers.data?.[0]?.countryId ?? user?.countryId ?? 'za');
  const [tab, setTab] = useState<SubscriptionType>('weekly');
  const [buying, setBuying] = useState<RidePackageView | null>(null);
  const key = useRef<string>(undefined);
  const bought = () => {
    key.current = undefined;
    setBuying(null);
    toast({ title: t('packageBought') });
  };
  const buy = (offer: RidePackageView) => {
    key.current ??= crypto.randomUUID();
    purchase.mutate(
      { packageId: offer.id, userId: user?.id ?? 0, key: key.current },
      {
        onSuccess: bought,
        onError: (error) => toast({ title: t('packageFailedTitle'), text: serverMessage(error, t('packageFailed')), tone: 'bad' }),
      },
    );
  };
  const ask = (offer: RidePackageView) => {
    // Another purchase is another request; what is sent again for this one is the same.
    key.current = undefined;
    setBuying(offer);
  };
  const active = new Set((mine.data ?? []).filter(({ isActive }) => isActive).map(({ packageId }) => packageId));
  return (
    <AppShell>
      <main className="page packages" id="main">
        <header>
          <BackHead title={t('packagesTitle')} href="/services" />
          <p className="muted">{t('packagesClaim')}</p>
          {mine.isPending || wallet.data === undefined ? null : (
            <Balance
              offers={(offers.data ?? []).filter(({ id }) => !active.has(id))}
              balance={wallet.data.balance}
              shown={money(wallet.data.balance, wallet.data.countryId)}
              topUp={wallet.data.topUp}
              direct={direct}
            />
          )}
        </header>
        {offers.isPending || mine.isPending || wallet.isPending ? (
          <Skeleton height={320} />
        ) : offers.isError || mine.isError ? (
          <ErrorCard
            whole
            text={t('packagesNotLoaded')}
            onRetry={() => {
              void offers.refetch();
              void mine.refetch();
            }}
          />
        ) : (
          <>
            <MyPackages list={mine.data.map((row) => ownedOf(t, row, offers.data))} />
            {mine.data.length === 0 ? null : <h2 className="h2">{t('packagesForSale')}</h2>}
            <div className="packages-offers">
              <Tabs
                label={t('packagesTitle')}
                tabs={packageTypes.map((id) => ({ id, text: t(tabNames[id]) }))}
                current={tab}
                onChange={setTab}
              >
                <ul className="package-offers">
                  {offers.data
                    .filter(({ packageType }) => packageType === tab)
                    .map((offer) => (
                      <PackageCard
                        key={offer.id}
                        offer={offer}
                        wallet={wallet.data}
                        owned={active.has(offer.id)}
                        busy={purchase.isPending}
                        onBuy={() => ask(offer)}
                      />
                    ))}
                </ul>
              </Tabs>
            </div>
            <div className="stack packages-facts">
              <Facts title={t('benefitsTitle')} facts={benefits.map(([icon, text]) => [icon, t(text)])} />
              <Facts title={t('packageEndsTitle')} facts={endings.map(([icon, text]) => [icon, t(text)])} />
            </div>
          </>
        )}
        <Dialog open={buying !== null} onClose={() => setBuying(null)} title={buying?.name ?? ''}>
          {buying === null ? null : (
            <Sure offer={buying} balance={wallet.data?.balance} busy={purchase.isPending} onBuy={() => buy(buying)} onPaid={bought} />
          )}
        </Dialog>
      </main>
    </AppShell>
  );
}

/** `/subscription-packages` (spec: operations §2 Subscription packages): outside the demo what the city of this phone sells. */
export function PackagesScreen() {
  return instanceMarkets === null ? <SpecifiedPackages /> : <MarketPackages />;
}
