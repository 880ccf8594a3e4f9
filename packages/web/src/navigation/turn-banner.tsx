import type { CountryId } from '@safiri/rules/countries/country.ts';
import { useText } from '../platform/text.ts';
import { useArrival } from './arrival.ts';
import type { Guidance } from './guide.ts';
import { distanceText, turnText } from './phrases.ts';
import { DirectionGlyph, TurnGlyph } from './turn-glyph.tsx';
import { lastSaid } from './use-guidance.ts';
import './navigation.css';

/** When one is there by the clocks of the country, and what is left until then. */
function Rest({ meters, seconds, countryId }: { meters: number; seconds: number; countryId: CountryId }) {
  const t = useText();
  const at = useArrival(seconds, countryId);
  const minutes = Math.max(1, Math.round(seconds / 60));
  return (
    <p className="turn-rest num">{[t('navArrival', { time: at }), t('navMinutes', { n: minutes }), distanceText(meters)].join(' · ')}</p>
  );
}

/** Nearer than this one is there: metres and minutes say nothing more. */
const THERE_METERS = 30;

function Straight({ guidance: { straight, why }, glyph }: { guidance: Guidance; glyph: number }) {
  const t = useText();
  if (straight === undefined) return null;
  return (
    <>
      <div className="turn-next">
        <DirectionGlyph bearing={straight.bearing} size={glyph} />
        <p>
          <b className="num">{distanceText(straight.meters)}</b>
          <span>{t('navStraight')}</span>
        </p>
      </div>
      <p className="turn-rest">{t(why === 'noStreets' ? 'navNoStreets' : 'navNoAnswer')}</p>
    </>
  );
}

interface Props {
  readonly guidance: Guidance;
  /** The stop's name. */
  readonly place: string;
  readonly countryId: CountryId;
  /** Until the stop is reached, where more is known of that than the way alone says. */
  readonly seconds?: number | undefined;
  /** What is to know of the stop, instead of the street that one is on. */
  readonly note?: string | undefined;
  /** Pixels of the drawn turn. */
  readonly glyph?: number;
}

/** The next turn, how far it is, and when one arrives; without a way to follow the direction, and why there is no more. */
export function TurnBanner({ guidance, place, countryId, seconds, note, glyph = 60 }: Props) {
  const t = useText();
  const { kind, progress, left } = guidance;
  const next = progress?.next;
  const isThere = (guidance.straight?.meters ?? Infinity) < THERE_METERS;
  return (
    <section className="turn-banner" aria-label={t('navDirections')}>
      {isThere ? (
        <div className="turn-next">
          <TurnGlyph kind="arrive" exit={null} size={glyph} />
          <p>
            <b>{t('navHere')}</b>
            <span className="turn-words">{place}</span>
          </p>
        </div>
      ) : kind === 'straight' ? (
        <Straight guidance={guidance} glyph={glyph} />
      ) : progress === undefined ? (
        <p className="turn-rest">{t('navLooking')}</p>
      ) : (
        <>
          {left ? (
            <p className="turn-next">
              <b>{t('navLeftWay')}</b>
            </p>
          ) : next === undefined ? null : (
            <div className="turn-next">
              <TurnGlyph kind={next.step.kind} exit={next.step.exit} size={glyph} />
              <p>
                <b className="num">{distanceText(next.meters)}</b>
                <span className="turn-words">{turnText(t, next.step, place)}</span>
              </p>
            </div>
          )}
          {progress.after === undefined || left ? null : (
            <p className="turn-then">
              {t('navThen')} <TurnGlyph kind={progress.after.step.kind} exit={progress.after.step.exit} size={26} />
              <span>{turnText(t, progress.after.step, place)}</span>
            </p>
          )}
          {note !== undefined ? (
            <p className="turn-note">{note}</p>
          ) : progress.street === null ? null : (
            <p className="turn-street">{t('navOn', { street: progress.street })}</p>
          )}
          <Rest meters={progress.meters} seconds={seconds ?? progress.seconds} countryId={countryId} />
        </>
      )}
      <p className="visually-hidden" role="status">
        {isThere ? t('navHere') : left ? t('navLeftWay') : lastSaid()}
      </p>
    </section>
  );
}
