import { useRef, useState } from 'react';
import type { PackagePurchase, SoldPackage } from '@safiri/contract/subscriptions/market-calls.ts';
import { BackHead } from '../common/back-head.tsx';
import { useDirectOffered } from '../common/chosen-method.ts';
import { useWallet } from '../common/wallet.ts';
import { serverMessage } from '../platform/api-client.ts';
import { day, money } from '../platform/format.ts';
import { useHomeMarket } from '../platform/instance.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText, type Translate } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { useBought, useBuyPackage, useSold, type Sold } from './api.ts';
import { Balance, isShort } from './balance.tsx';
import { FactList, Facts } from './facts.tsx';
import { MarketPackageCard } from './market-package-card.tsx';
import { GiveBack } from './give-back.tsx';
import { MyPackages, type Owned } from './my-packages.tsx';
import { PayPackage } from './pay-package.tsx';
import { WalletAfter } from './wallet-after.tsx';
import { packageName, packageService } from './package-name.ts';
import './subscriptions.css';

/** One that was bought, as it is shown. */
function ownedOf(t: Translate, row: PackagePurchase): Owned {
  const { rides, ridesLeft, ridesReturned, returned } = row;
  const price = (amount: string) => money(amount, row.countryId, row.decimals);
  const name = packageName(t, row);
  const used = t('packageUsed', { used: rides - ridesLeft - ridesReturned, total: rides });
  return {
    ...row,
    name,
    serviceId: row.service.id,
    ridesTotal: rides,
    pays: `${row.marketName} · ${packageService(t, row)} · ${t('ownPackageReach', { km: row.maxKm })}`,
    unused: t('ownPackageUnused', { price: price(row.each) }),
    outcome: returned === null ? used : `${used} · ${t('ownPackageReturned', { price: price(returned) })}`,
    action: row.canGiveBack ? <GiveBack row={row} name={name} /> : null,
  };
}

const DAY_MS = 86_400_000;

/** Asked before it is paid: the price, the last day, and what becomes of what is not used by then. */
function Sure({
  offer,
  sold,
  market,
  busy,
  onBuy,
  onPaid,
}: {
  offer: SoldPackage;
  sold: Sold;
  market: string;
  busy: boolean;
  onBuy: () => void;
  onPaid: () => void;
}) {
  const t = useText();
  const [now] = useState(() => serverTime());
  const price = (amount: string) => money(amount, sold.countryId, sold.decimals);
  const short = isShort(offer, sold.balance);
  return (
    <>
      <p>{t(short ? 'packageConfirmAtOnce' : 'packageConfirm', { name: packageName(t, offer), price: price(offer.price) })}</p>
      <FactList
        facts={[
          [
            'check',
            `${t('packageRides', { n: offer.rides })} · ${packageService(t, offer)} · ${t('ownPackageReach', { km: offer.maxKm })}`,
          ],
          ['clock', t('packageWouldEnd', { date: day(new Date(now + offer.validDays * DAY_MS)) })],
          ['wallet', t('ownPackageUnused', { price: price(offer.each) })],
          ...(offer.isBounded ? [['minus', t('ownPackageBounded')] as const] : []),
        ]}
      />
      {short ? null : <WalletAfter {...sold} price={offer.price} />}
      {short ? null : (
        <Button full busy={busy} onClick={onBuy}>
          {t('packageBuy')}
        </Button>
      )}
      <PayPackage
        named={{ market, package: offer.package, version: sold.version }}
        countryId={sold.countryId}
        isOnlyWay={short}
        onPaid={onPaid}
      />
    </>
  );
}

/** Sells one at a time: what is sent again for the same one is the same purchase. */
function useSale(market: string | undefined, version: number | undefined) {
  const t = useText();
  const buying = useBuyPackage();
  const [offer, setOffer] = useState<SoldPackage | null>(null);
  const key = useRef<string>(undefined);
  const ask = (wanted: SoldPackage | null) => {
    key.current = undefined;
    setOffer(wanted);
  };
  const paid = () => {
    ask(null);
    toast({ title: t('packageBought') });
  };
  const buy = () => {
    if (offer === null || market === undefined || version === undefined) return;
    key.current ??= crypto.randomUUID();
    buying.mutate(
      { market, package: offer.package, version, key: key.current },
      {
        onSuccess: paid,
        onError: (error) => {
          ask(null);
          toast({ title: t('packageFailedTitle'), text: serverMessage(error, t('packageFailed')), tone: 'bad' });
        },
      },
    );
  };
  return { offer, ask, buy, paid, busy: buying.isPending };
}

/** `/subscription-packages` outside the demo: what the city of this phone sells, and what this person has, of whichever city. */
export function MarketPackages() {
  const t = useText();
  const home = useHomeMarket();
  const sold = useSold(home?.id);
  const mine = useBought();
  const wallet = useWallet();
  const direct = useDirectOffered(sold.data?.countryId ?? home?.countryId ?? 'za');
  const sale = useSale(home?.id, sold.data?.version);
  const active = new Set((mine.data ?? []).filter(({ isActive, market }) => isActive && market === home?.id).map((row) => row.package));
  const isBounded = sold.data?.packages.some((offer) => offer.isBounded) === true;
  const facts = {
    benefits: [
      ['check', t(isBounded ? 'ownPackagePrice' : 'benefitPrice')],
      ['check', t('benefitBack')],
      ['check', t('ownPackageBack')],
      ...(isBounded ? [['minus', t('ownPackageBounded')] as const] : []),
    ] as const,
    endings: [
      ['clock', t('packageEnds')],
      ['check', t('ownPackageEndBack')],
      ['minus', t('packageNoRenewal')],
    ] as const,
  };
  const topUp = wallet.data?.topUp === true && wallet.data.countryId === sold.data?.countryId;
  const offered = (of: Sold) => (
    <>
      <ul className="package-offers">
        {of.packages.map((offer) => (
          <MarketPackageCard
            key={offer.package}
            offer={offer}
            sold={of}
            owned={active.has(offer.package)}
            short={isShort(offer, of.balance)}
            direct={direct}
            busy={sale.busy}
            onBuy={() => sale.ask(offer)}
          />
        ))}
      </ul>
      <div className="stack packages-facts">
        <Facts title={t('benefitsTitle')} facts={facts.benefits} />
        <Facts title={t('packageEndsTitle')} facts={facts.endings} />
      </div>
    </>
  );
  return (
    <AppShell>
      <main className="page packages" id="main">
        <header>
          <BackHead title={t('packagesTitle')} href="/services" />
          {home === undefined ? null : <p className="muted">{t('ownPackagesClaim', { city: home.name })}</p>}
          {sold.data === undefined || sold.data.packages.length === 0 || wallet.isPending ? null : (
            <Balance
              offers={sold.data.packages.filter((offer) => !active.has(offer.package))}
              balance={sold.data.balance}
              shown={money(sold.data.balance, sold.data.countryId, sold.data.decimals)}
              topUp={topUp}
              direct={direct}
            />
          )}
        </header>
        {mine.isLoadingError || sold.isLoadingError ? (
          <ErrorCard
            whole
            text={t('packagesNotLoaded')}
            onRetry={() => {
              void sold.refetch();
              void mine.refetch();
            }}
          />
        ) : mine.isPending || sold.isLoading ? (
          <Skeleton height={320} />
        ) : (
          <>
            <MyPackages list={mine.data.map((row) => ownedOf(t, row))} />
            {mine.data.length === 0 ? null : <h2 className="h2">{t('packagesForSale')}</h2>}
            {sold.data === undefined || sold.data.packages.length === 0 ? (
              <EmptyState text={t('ownPackagesNone', { city: home?.name ?? '' })} />
            ) : (
              offered(sold.data)
            )}
          </>
        )}
        <Dialog open={sale.offer !== null} onClose={() => sale.ask(null)} title={sale.offer === null ? '' : packageName(t, sale.offer)}>
          {sale.offer === null || sold.data === undefined || home === undefined ? null : (
            <Sure offer={sale.offer} sold={sold.data} market={home.id} busy={sale.busy} onBuy={sale.buy} onPaid={sale.paid} />
          )}
        </Dialog>
      </main>
    </AppShell>
  );
}
