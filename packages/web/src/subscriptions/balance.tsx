import { Link } from 'wouter';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** Whether a wallet, as far as it is known, holds less than a package costs. */
export const isShort = ({ price }: { readonly price: string }, balance: string | undefined): boolean =>
  balance !== undefined && (fromWire(balance) ?? 0) < (fromWire(price) ?? 0);

interface Props {
  readonly offers: ReadonlyArray<{ readonly price: string }>;
  readonly balance: string;
  /** The balance as people read it. */
  readonly shown: string;
  /** Whether more can be brought into the wallet. */
  readonly topUp: boolean;
  /** Whether a provider takes the price at once. */
  readonly direct: boolean;
}

/** What there is to pay with; where it does not reach, that a provider takes the price, how more comes in, or how one rides without a package. */
export function Balance({ offers, balance, shown, topUp, direct }: Props) {
  const t = useText();
  const short = offers.filter((offer) => isShort(offer, balance)).length;
  const none = !direct && short > 0 && short === offers.length;
  const hint = direct ? 'packageRestAtOnce' : !none ? 'packageSomeInReach' : topUp ? 'packageTopUpFirst' : 'packageNoneInReach';
  return (
    <div className={none ? 'card packages-wallet' : 'packages-wallet'}>
      <Icon name="wallet" size={22} />
      <p className="grow">
        <span>{t('packageBalance')} </span>
        <b className="num">{shown}</b>
        {short === 0 ? null : <span className="caption">{t(hint)}</span>}
      </p>
      {none ? (
        <Link className="button primary" href={topUp ? '/wallet' : '/ride-request?search'}>
          {t(topUp ? 'packageTopUp' : 'packageBookRide')}
        </Link>
      ) : null}
      {none && !topUp ? (
        <Link className="text-link" href="/live-chat">
          {t('packageAskTeam')}
        </Link>
      ) : null}
    </div>
  );
}
