import { dataSize } from '../platform/data-size.ts';
import { setDataSaver, useDataSaver } from '../platform/data-saver.ts';
import { useDataUsed } from '../platform/data-used.ts';
import { useInstall } from '../platform/install.ts';
import { InstallButton } from '../shell/install-button.tsx';
import { locales, useText } from '../platform/text.ts';
import { Switch } from '../ui/switch.tsx';

/** What this device alone knows: how it saves data, how much it used, and installing. Works without a network. */
export function PhoneCard() {
  const t = useText();
  const saver = useDataSaver();
  const { visit, today } = useDataUsed();
  const canInstall = useInstall() !== null;
  const size = (bytes: number) => dataSize(bytes, locales());
  return (
    <section className="card doc" aria-label={t('dataTitle')}>
      <h2 className="h2">{t('dataTitle')}</h2>
      <div className="row spread">
        <div>
          <div className="label">{t('dataSaver')}</div>
          <div className="caption">{t('dataSaverNote')}</div>
        </div>
        <Switch on={saver} label={t('dataSaver')} onChange={setDataSaver} />
      </div>
      <p className="caption num">{t('dataUsed', { visit: size(visit), today: size(today) })}</p>
      {canInstall ? (
        <div className="row spread">
          <p className="caption">{t('installNote')}</p>
          <InstallButton />
        </div>
      ) : null}
    </section>
  );
}
