import type { CountryId } from '@safiri/rules/countries/country.ts';
import { notificationKinds, type NotificationKind } from '@safiri/rules/users/notification-kinds.ts';
import type { TextKey } from 'virtual:texts/keys';
import { BackHead } from '../common/back-head.tsx';
import { countryChoices } from '../common/country-choices.ts';
import { OperatorLinks } from '../common/operator-links.tsx';
import { countryName } from '../common/country-names.ts';
import { languages, type Language } from '@safiri/rules/languages.ts';
import { themeWorn, type Theme } from '../inline/theme.ts';
import { country, language, sun, theme } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { SelectField } from '../ui/select-field.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Switch } from '../ui/switch.tsx';
import { useAccount, useChangeAccount, type Account } from './api.ts';
import { DevicesCard } from './devices-card.tsx';
import { AccountDataCard } from './account-data-card.tsx';
import { PhoneCard } from './phone-card.tsx';
import { Segments } from './segments.tsx';
import { PushCard } from './push-card.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useSave } from './use-save.ts';
import './account.css';

const themes: Readonly<Record<Theme, TextKey>> = { auto: 'settingsAuto', light: 'settingsLight', dark: 'settingsDark' };
const kinds: Readonly<Record<NotificationKind, TextKey>> = { ride: 'notifyRide', chat: 'notifyChat', promotion: 'notifyPromotion' };

/** Language, country and theme: at once in this browser, and kept with the account where other devices need them. */
function Preferences({ account }: { account: Account }) {
  const t = useText();
  const save = useSave();
  const change = useChangeAccount();
  const chosenTheme = themeWorn(theme.use(), session.use()?.userType === 'driver');
  const sunOn = sun.use();
  const choices = countryChoices(account.user.countryId);
  const setLanguage = (value: Language) => {
    language.set(value);
    void save(() => change.mutateAsync({ language: value }));
  };
  const setCountry = (value: CountryId) => {
    country.set(value);
    void save(() => change.mutateAsync({ countryId: value }));
  };
  return (
    <section className="card doc" aria-label={t('settingsGeneral')}>
      <h2 className="h2">{t('settingsGeneral')}</h2>
      <Segments
        label={t('settingsLanguage')}
        choices={Object.entries(languages).map(([id, { name }]) => ({ id: id as Language, text: name }))}
        current={language.use()}
        onChange={setLanguage}
      />
      <SelectField
        label={t('settingsCountry')}
        value={account.user.countryId}
        onChange={(event) => setCountry(event.target.value as CountryId)}
      >
        {choices.map((id) => (
          <option key={id} value={id}>
            {countryName(t, id)}
          </option>
        ))}
      </SelectField>
      <Segments
        label={t('settingsLooks')}
        choices={(Object.keys(themes) as Theme[]).map((id) => ({ id, text: t(themes[id]) }))}
        current={chosenTheme}
        onChange={(id) => theme.set(id)}
      />
      <div className="row spread">
        <div>
          <div className="label">{t('settingsSun')}</div>
          <div className="caption">{t('settingsSunNote')}</div>
        </div>
        <Switch on={sunOn} label={t('settingsSun')} onChange={(on) => sun.set(on)} />
      </div>
    </section>
  );
}

function Notifications({ account }: { account: Account }) {
  const t = useText();
  const save = useSave();
  const change = useChangeAccount();
  const muted = new Set(account.mutedNotifications);
  const set = (kind: NotificationKind, on: boolean) => {
    const next = notificationKinds.filter((other) => (other === kind ? !on : muted.has(other)));
    void save(() => change.mutateAsync({ mutedNotifications: next }));
  };
  return (
    <section className="card doc" aria-label={t('settingsNotifications')}>
      <h2 className="h2">{t('settingsNotifications')}</h2>
      {notificationKinds.map((kind) => (
        <div key={kind} className="row spread">
          <span className="label">{t(kinds[kind])}</span>
          <Switch on={!muted.has(kind)} label={t(kinds[kind])} onChange={(on) => set(kind, on)} />
        </div>
      ))}
      <p className="caption">{t('notifySafety')}</p>
    </section>
  );
}

/** `/settings`: preferences, notifications, this phone's data, password and address, devices, one's data, deletion. */
export function SettingsScreen() {
  const t = useText();
  const account = useAccount();
  return (
    <AppShell>
      <main className="page account settings-page" id="main">
        <BackHead title={t('settingsTitle')} href="/profile" />
        <div className="card-columns">
          <div className="stack">
            {account.isPending ? (
              <Skeleton height={385} />
            ) : account.isError ? (
              <ErrorCard text={t('profileNotLoaded')} onRetry={() => void account.refetch()} />
            ) : (
              <Preferences account={account.data} />
            )}
            <PhoneCard />
          </div>
          {account.isPending ? (
            <div className="stack" aria-busy="true">
              <Skeleton height={253} />
              <Skeleton height={205} />
            </div>
          ) : account.data === undefined ? null : (
            <>
              <div className="stack">
                <Notifications account={account.data} />
                <PushCard account={account.data} />
              </div>
              <div className="stack">
                <SignInCard user={account.data.user} />
                <DevicesCard devices={account.data.devices} />
                <AccountDataCard hasPassword={account.data.user.hasPassword} />
              </div>
            </>
          )}
        </div>
        <OperatorLinks />
      </main>
    </AppShell>
  );
}
