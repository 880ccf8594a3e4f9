import { useId, useState } from 'react';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { km } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { useMedia } from '../ui/use-media.ts';
import { Bubbles } from './bubbles.tsx';
import { bubbleOf, SpotFacts } from './spot-facts.tsx';
import { useSpots } from './use-spots.ts';
import './heatmap.css';

/** Where the map may stand open without taking the rest of the screen. */
const ROOMY = '(min-width: 900px), (min-height: 780px)';

interface Props {
  /** Where this phone is, when that is known, and the city there. */
  readonly here: Point | undefined;
  readonly city: string | undefined;
}

/**
 * The widget for drivers (spec: foundations §2): one line with where most is asked for, and the way there in kilometres; pressed,
 * it opens what is known of each area. The map stands above that line where there is room.
 */
export function BusyNear({ here, city }: Props) {
  const t = useText();
  const roomy = useMedia(ROOMY);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const facts = useId();
  const { heat, isSample, spots, refresh, refreshing } = useSpots(city);
  const [busiest] = spots;
  const choose = (id: string) => {
    setChosen(id);
    setOpen(true);
  };
  // Nobody is sent anywhere by numbers that nobody counted: an example is shown to whoever asks for it (product §8).
  const isExample = isSample && busiest !== undefined;
  const shown = isExample && !open ? [] : spots;
  const line = isExample
    ? t('busyTooFew')
    : busiest === undefined
      ? t(heat.isError ? 'heatFailed' : heat.data === undefined ? 'busyLooking' : 'heatNone')
      : here === undefined
        ? t('busiest', { name: busiest.name })
        : t('busiestAt', { name: busiest.name, distance: km(distanceMeters(here, busiest.coordinates) / 1000) });
  const map = (
    <Bubbles label={t('busyAreas')} chosen={chosen ?? busiest?.id} onChoose={choose} bubbles={shown.map(bubbleOf(t))} here={here} />
  );
  // Where the map always stands, the line stands between it and what it opens; elsewhere it opens both and must not move.
  const mapStands = roomy && (here !== undefined || (!isExample && spots.length > 0));
  return (
    <section className="card busy-near" aria-label={t('busyAreas')}>
      {mapStands ? map : null}
      <button
        type="button"
        className="busiest"
        aria-expanded={open}
        aria-controls={facts}
        onClick={() => (heat.isError ? void heat.refetch() : setOpen(!open))}
      >
        <Icon name="signal" size={26} />
        <span className="grow">
          <b className="num">{line}</b>
          {isExample && open ? <span className="caption">{t('heatSample')}</span> : null}
        </span>
        <Icon name="down" size={20} />
      </button>
      {open && !mapStands ? map : null}
      <div id={facts} className="busy" hidden={!open}>
        {open ? (
          <>
            <IconButton label={t('busyRefresh')} icon="swap" disabled={refreshing} onClick={() => void refresh()} />
            <SpotFacts spots={spots} chosen={chosen} tipsOf={isSample ? undefined : heat.data} />
          </>
        ) : null}
      </div>
    </section>
  );
}
