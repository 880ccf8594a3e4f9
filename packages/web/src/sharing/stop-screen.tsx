import { useMutation, useQuery } from '@tanstack/react-query';
import { sharingPaths } from '@safiri/contract/sharing/paths.ts';
import { useParams } from 'wouter';
import { brand } from '../platform/brand.ts';
import { ApiError, callApi, serverMessage } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { PublicHead, usePrivatePage } from './public-page.tsx';
import './sharing.css';

function Stop({ token }: { token: string }) {
  const t = useText();
  const key = [sharingPaths.readStop, token];
  const page = useQuery({ queryKey: key, queryFn: () => callApi(sharingPaths.readStop, { params: { token } }) });
  const set = useMutation({
    mutationFn: (stopped: boolean) => callApi(sharingPaths.setStop, { params: { token }, body: { stopped } }),
    onSuccess: (now) => queryClient.setQueryData(key, now),
    onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('shareTryAgain')), tone: 'bad' }),
  });
  if (page.isPending) return <Skeleton height={200} />;
  if (page.isError) {
    if (page.error instanceof ApiError && page.error.status < 500)
      return (
        <div className="empty-state">
          <h1 className="h2">{t('stopGone')}</h1>
          <p className="caption">{t('stopGoneHint')}</p>
        </div>
      );
    return <ErrorCard text={t('stopNotLoaded')} onRetry={() => void page.refetch()} />;
  }
  const { stopped } = page.data;
  const name = page.data.name ?? t('stopSomebody');
  return (
    <section className="card doc">
      <div role="status">
        <h1 className="h2">{t(stopped ? 'stopDone' : 'stopAsk', { name })}</h1>
      </div>
      <p>{t(stopped ? 'stopDoneText' : 'stopWhat', { name, product: brand.name })}</p>
      {stopped ? null : <p className="label muted">{t('stopAlerts', { name })}</p>}
      <Button kind={stopped ? 'soft' : 'danger'} full busy={set.isPending} onClick={() => set.mutate(!stopped)}>
        {t(stopped ? 'stopUndo' : 'stopNow')}
      </Button>
    </section>
  );
}

/** `/stop/{token}`: where somebody who gets our messages on behalf of another stops them, without an account. */
export function StopScreen() {
  const { token = '' } = useParams();
  usePrivatePage(brand.name);
  return (
    <main id="main" className="track">
      <PublicHead />
      <div className="page narrow">
        <Stop key={token} token={token} />
      </div>
    </main>
  );
}
