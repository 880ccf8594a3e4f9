import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { quilt } from '../art/quilt.ts';
import { heroRows } from '../art/quilts.ts';
import { homeOf, session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { Art } from '../ui/svg.tsx';
import { DemoJourneys } from './demo-journeys.tsx';
import { LoginPanel } from './login-panel.tsx';
import { RecoverPanel } from './recover-panel.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { safeReturn } from './signed-in.ts';
import './auth.css';
import { Brand } from '../common/brand.tsx';

type Mode = 'login' | 'register' | 'forgot-password';
const loginTitles = { name: 'loginTitle', code: 'codeTitle', contested: 'contestedTitle' } as const;
const cloth = quilt(heroRows);

/** `/auth`: two tabs and a link (spec: foundations §2 Auth screen). */
export function AuthScreen() {
  const t = useText();
  const search = useSearch();
  const query = new URLSearchParams(search);
  const as = query.get('as');
  const role = as === 'passenger' || as === 'driver' ? as : null;
  const token = query.get('reset');
  const [mode, setMode] = useState<Mode>(role === null ? 'login' : 'register');
  const [step, setStep] = useState<keyof typeof loginTitles>('name');
  const [proven, setProven] = useState<string | null>(null);
  const [start] = useState(() => session.get());
  if (start !== null && token === null) return <Redirect to={safeReturn(search) ?? homeOf(start)} replace />;
  /** With a number that nobody has. */
  const register = (phone: string) => {
    setProven(phone);
    setMode('register');
  };
  const show = (id: Mode) => {
    setMode(id);
    setStep('name');
  };
  const tab = (id: 'login' | 'register') => (
    <button type="button" role="tab" aria-selected={mode === id} aria-controls="auth-panel" onClick={() => show(id)}>
      {t(id)}
    </button>
  );
  return (
    <div className="auth">
      <main className="auth-form" id="main">
        <Brand />
        {token !== null ? (
          <ResetForm token={token} />
        ) : mode === 'forgot-password' ? (
          <RecoverPanel onBack={() => setMode('login')} onNew={register} />
        ) : (
          <>
            <h1 className="h1">{t(mode === 'login' ? loginTitles[step] : 'registerTitle')}</h1>
            <div className="segments" role="tablist" aria-label={t('account')}>
              {tab('login')}
              {tab('register')}
            </div>
            <div id="auth-panel" role="tabpanel">
              {mode === 'login' ? (
                <LoginPanel onForgot={() => setMode('forgot-password')} onStep={setStep} onNew={register} />
              ) : (
                <RegisterForm suggested={role} proven={proven} />
              )}
            </div>
            {mode === 'login' && step === 'name' ? <DemoJourneys /> : null}
          </>
        )}
      </main>
      <Art svg={cloth} className="auth-cloth" />
    </div>
  );
}
