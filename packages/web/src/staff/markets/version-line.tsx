import type { MarketFile, MarketVersion } from '@safiri/contract/markets/calls.ts';
import { clockTime, day } from '../../platform/format.ts';
import { useText, type Translate } from '../../platform/text.ts';

/** A moment on the clocks of a city. */
export const momentThere = (at: string, timeZone: string) => `${day(at, timeZone)} ${clockTime(at, timeZone)}`;

/** What the newest published version is called beside one that is to follow: whether it counts by now. */
export const publishedName = (t: Translate, { edited: { number, validFrom }, inForce, timeZone }: MarketFile) =>
  inForce?.number === number ? t('outlineInForce', { number }) : t('outlineComing', { number, at: momentThere(validFrom, timeZone) });

/** A version in a line: its number, who wrote it, who published it, and why. */
export function VersionLine({ version, timeZone }: { version: MarketVersion; timeZone: string }) {
  const t = useText();
  const { number, status, author, approver, alone, why, validFrom } = version;
  const states = { proposed: 'cityVersionWaits', published: 'cityVersionPublished', withdrawn: 'cityVersionBack' } as const;
  return (
    <div className="stack city-version">
      <div className="row spread">
        <span className="label strong num">{t('cityVersion', { number })}</span>
        <span className="chip">{t(states[status])}</span>
      </div>
      <p className="caption num">
        {t('cityVersionFrom', { at: momentThere(validFrom, timeZone) })} · {author ?? t('auditCommandLine')}
        {approver === null || alone ? null : ` · ${t('cityVersionApprover', { name: approver })}`}
        {alone ? ` · ${t('cityVersionAlone')}` : null}
      </p>
      {why === null ? null : <p className="label">{why}</p>}
    </div>
  );
}
