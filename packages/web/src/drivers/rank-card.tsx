import { useMutation, useQuery } from '@tanstack/react-query';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import type { Standing } from '@safiri/contract/drivers/rank-calls.ts';
import { namedById } from '@safiri/rules/markets/places.ts';
import { marketPlaceKinds } from '../common/market-place-kinds.ts';
import { callApi, serverMessage } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';

/** Milliseconds between two looks at the line: it moves when somebody leaves with a trip. */
const LOOK_MS = 15_000;

/** On the home of a driver who is online: the line at the rank where the phone is, or the own place in one; nothing elsewhere. */
export function RankCard({ driverId }: { driverId: number }) {
  const t = useText();
  const key = [driverPaths.rankLine, driverId];
  const params = { id: String(driverId) };
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: () => callApi(driverPaths.rankLine, { params }),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
  const move = useMutation({
    mutationFn: (joins: boolean) => callApi(joins ? driverPaths.joinLine : driverPaths.leaveLine, { params }),
    onSuccess: (standing) => queryClient.setQueryData<Standing>(key, standing),
    onError: (error) => toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' }),
  });
  const rank = data?.line ?? data?.here;
  if (data === undefined || rank == null) return null;
  const { line, here } = data;
  return (
    <section className="card form" aria-label={t('rankTitle')}>
      <div>
        <p className="caption">
          {t(marketPlaceKinds[rank.kind])} · <span className="rank-name">{namedById(rank.placeId)}</span>
        </p>
        <p className="title num" role="status">
          {line === null ? t('rankWaiting', { n: here?.waiting ?? 0 }) : t('rankPosition', { n: line.position, of: line.of })}
        </p>
        {line?.away === true ? <p className="label strong">{t('rankAway')}</p> : null}
        {isError ? <p className="caption">{t('rankLate')}</p> : null}
      </div>
      <Button
        kind={line === null ? 'primary' : 'soft'}
        full
        className="step"
        busy={move.isPending}
        onClick={() => move.mutate(line === null)}
      >
        {t(line === null ? 'rankJoin' : 'rankLeave')}
      </Button>
    </section>
  );
}
