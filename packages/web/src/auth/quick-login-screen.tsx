import { useState } from 'react';
import type { KnownUser } from '@safiri/contract/users/shapes.ts';
import { QUICK_LOGIN_MIN_CHARS } from '@safiri/rules/auth/limits.ts';
import { lastLoginLabel } from '@safiri/rules/users/last-login.ts';
import { Link } from 'wouter';
import { serverMessage } from '../platform/api-client.ts';
import { day } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useAppSettings } from '../platform/server-settings.ts';
import { useText, type Translate } from '../platform/text.ts';
import { Brand } from '../common/brand.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Avatar, Stars } from '../ui/person.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useQuickLogin, useRecentUsers, useSearchUsers } from './api.ts';
import { ForgetDevice } from './forget-device.tsx';
import { useSignedIn } from './signed-in.ts';
import './auth.css';

function lastLogin(at: string, t: Translate): string {
  const label = lastLoginLabel(new Date(at), new Date(serverTime()));
  if (label.kind === 'justNow') return t('justNow');
  if (label.kind === 'hours') return t('hoursAgo', { n: label.hours });
  if (label.kind === 'yesterday') return t('yesterday');
  return day(label.date);
}

function PersonCard({ user, busy, onChoose }: { user: KnownUser; busy: boolean; onChoose: () => void }) {
  const t = useText();
  return (
    <li>
      <button type="button" className="card person-card" disabled={busy} onClick={onChoose}>
        <Avatar name={user.name} />
        <span className="grow person-lines">
          <b className="title">{user.name}</b>
          <span className="label num person-phone">
            {user.phone}
            {user.lastLogin === null ? '' : ` · ${lastLogin(user.lastLogin, t)}`}
          </span>
          <span className="caption num person-facts">
            <span>{t(user.userType === 'driver' ? 'driver' : 'passenger')}</span>
            {user.verified ? (
              <span className="person-verified">
                <Icon name="check" size={16} />
                {t('verified')}
              </span>
            ) : (
              <span>{t('unverified')}</span>
            )}
            {user.userType === 'driver' ? (
              <>
                <Stars rating={user.rating} outOf="/5" />
                {user.totalRides === 0 ? null : <span>{t('ridesCount', { n: user.totalRides })}</span>}
              </>
            ) : null}
          </span>
        </span>
        <Icon name="fwd" size={22} />
      </button>
    </li>
  );
}

/** `/quick-login`: accounts that signed in on this device before (spec: foundations §2; product: quick login). */
export function QuickLoginScreen() {
  const t = useText();
  const [text, setText] = useState('');
  const searching = text.trim().length >= QUICK_LOGIN_MIN_CHARS;
  const recent = useRecentUsers();
  const found = useSearchUsers(text);
  const list = searching ? found : recent;
  const quickLogin = useQuickLogin();
  const signedIn = useSignedIn();
  const { demo } = useAppSettings();
  const choose = (user: KnownUser) =>
    quickLogin.mutate(user.id, {
      onSuccess: (reply) => {
        toast({ title: t('loginSuccessTitle'), text: t('loggedInAs', { name: reply.user.name }) });
        signedIn(reply.user);
      },
      onError: (error) => toast({ title: t('loginFailedTitle'), text: serverMessage(error, t('quickLoginFailed')), tone: 'bad' }),
    });
  return (
    <main className="page narrow quick-page" id="main">
      <Brand />
      <div>
        <h1 className="h1">{t('quickLogin')}</h1>
        <p className="muted">{t(demo ? 'quickLoginDemo' : 'quickLoginWhose')}</p>
      </div>
      <SearchField
        label={t('searchByPhone')}
        placeholder={t('searchByPhoneHint', { n: QUICK_LOGIN_MIN_CHARS })}
        inputMode="tel"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {list.isPending ? (
        <div aria-busy="true" className="stack">
          {[1, 2, 3, 4].map((n) => (
            <Skeleton key={n} height={92} />
          ))}
        </div>
      ) : list.isError ? (
        <ErrorCard text={t('usersNotLoaded')} onRetry={() => void list.refetch()} />
      ) : list.data.length === 0 ? (
        <EmptyState text={searching ? `${t('noRecentUsers')}: ${text}` : t('noRecentUsers')} note={t('quickLoginNone')}>
          <Link className="button primary" href="/auth">
            {t('goToFullLogin')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="people">
          {list.data.map((user) => (
            <PersonCard key={user.id} user={user} busy={quickLogin.isPending} onChoose={() => choose(user)} />
          ))}
        </ul>
      )}
      {/* Below what is still to come, nothing stands that it would push away. */}
      {recent.isLoading ? null : (
        <>
          <p className="row quick-foot">
            <Link className="button outline" href="/auth">
              {t('fullLogin')}
            </Link>
            <Link className="button outline" href="/">
              {t('backToWelcome')}
            </Link>
          </p>
          <ForgetDevice />
        </>
      )}
    </main>
  );
}
