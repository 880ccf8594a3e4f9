import { useEffect } from 'react';
import { useText } from '../platform/text.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useEnrol } from './api.ts';

/** The secret of a new authenticator, as a picture for it and as text. */
export function Enrolment() {
  const t = useText();
  const { mutate, data, isError } = useEnrol();
  useEffect(() => mutate(), [mutate]);
  if (isError) return <ErrorCard text={t('staffTryLater')} onRetry={() => mutate()} />;
  if (data === undefined) return <Skeleton height={220} />;
  return (
    <div className="stack">
      <p>{t('factorEnrol')}</p>
      <QrCode text={data.uri} alt={t('factorQr')} />
      <p className="caption secret">{t('factorSecret', { secret: data.secret })}</p>
      {data.demoCode === null ? null : <p className="label strong num">{t('factorDemo', { code: data.demoCode })}</p>}
    </div>
  );
}
