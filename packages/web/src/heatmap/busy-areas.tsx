import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Bubbles } from './bubbles.tsx';
import { bubbleOf, SpotFacts } from './spot-facts.tsx';
import { useSpots } from './use-spots.ts';
import './heatmap.css';

/** The widget (spec: foundations §2): recorded demand where there is some, else the labelled sample. */
export function BusyAreas() {
  const t = useText();
  const { heat, isSample, spots, refresh, refreshing } = useSpots();
  const [chosen, setChosen] = useState<string>();
  if (heat.data === undefined) {
    return heat.isError ? <ErrorCard text={t('heatFailed')} onRetry={() => void heat.refetch()} /> : <Skeleton height={300} />;
  }
  return (
    <section className="card busy" aria-label={t('busyAreas')}>
      <div className="row spread">
        <h2 className="h2">{t('busyAreas')}</h2>
        <IconButton label={t('busyRefresh')} icon="swap" disabled={refreshing} onClick={() => void refresh()} />
      </div>
      {spots.length === 0 ? (
        <>
          <p className="label muted">{t('heatNone')}</p>
          <Link className="text-link" href="/city-heat-map">
            {t('busyOpen')}
          </Link>
        </>
      ) : (
        <>
          {isSample ? <p className="caption">{t('heatSample')}</p> : null}
          <Bubbles label={t('busyAreas')} chosen={chosen ?? spots[0]?.id} onChoose={setChosen} bubbles={spots.map(bubbleOf(t))} />
          <SpotFacts spots={spots} chosen={chosen} tipsOf={undefined} />
        </>
      )}
    </section>
  );
}
