import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** What a ladies-only ride is, and why it was refused. */
export function LadiesNotice({ isRefused }: { isRefused: boolean }) {
  const t = useText();
  return (
    <div className="notice">
      <span className="icon-box">
        <Icon name="shieldcheck" size={26} />
      </span>
      <div>
        <b>{t('ladiesNoticeTitle')}</b>
        <span>{t('ladiesNotice')}</span>
        {isRefused ? (
          <span className="field-error">
            {t('ladiesOnlyRefusal')}. {t('ladiesHow')}
          </span>
        ) : null}
      </div>
    </div>
  );
}
