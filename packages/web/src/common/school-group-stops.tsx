import { groupLengths, STOPS_AT_MOST } from '@safiri/rules/scholar/group-terms.ts';
import { fieldMessage } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { TimeField } from '../ui/date-field.tsx';
import { PlaceField } from './place-field.tsx';
import { inOrder, newStop, type DraftStop, type GroupDraft } from './school-group-draft.ts';
import type { ChosenPlace } from './places.ts';

interface Props {
  readonly draft: GroupDraft;
  /** What the server refused. */
  readonly error: unknown;
  readonly onChange: (stops: readonly DraftStop[]) => void;
}

/** The stops of a group, each with its place and times; the times say their order. */
export function GroupStops({ draft, error, onChange }: Props) {
  const t = useText();
  const { stops, scheduleType, school } = draft;
  const sent = inOrder(draft);
  const put = (key: number, change: Partial<DraftStop>) =>
    onChange(stops.map((stop) => (stop.key === key ? { ...stop, ...change } : stop)));
  // A place is called by its first words: the rest is the street and the town.
  const choose = (stop: DraftStop, text: string, place: ChosenPlace | null) =>
    put(stop.key, { text: place === null ? text : (text.split(',')[0] ?? text).slice(0, groupLengths.location), place });
  return (
    <div className="group-stops">
      {stops.map((stop, i) => {
        const path = `stops.${sent.indexOf(stop)}`;
        const wrong = (field: string) => fieldMessage(error, `${path}.${field}`);
        return (
          <div key={stop.key} className="group-stop" role="group" aria-label={t('groupStop', { n: i + 1 })}>
            <PlaceField
              label={t('groupStop', { n: i + 1 })}
              text={stop.text}
              chosen={stop.place}
              from={school.place}
              error={wrong('at') ?? wrong('location')}
              onChange={(text, place) => choose(stop, text, place)}
            />
            <div className="group-times">
              <TimeField
                label={t(scheduleType === 'afternoon' ? 'groupTimeHome' : 'groupTime')}
                value={stop.time}
                error={wrong('time')}
                onChange={(event) => put(stop.key, { time: event.target.value })}
              />
              {scheduleType === 'both' ? (
                <TimeField
                  label={t('groupTimeHome')}
                  value={stop.backTime}
                  error={wrong('backTime')}
                  onChange={(event) => put(stop.key, { backTime: event.target.value })}
                />
              ) : null}
            </div>
            {stops.length === 1 ? null : stop.children > 0 ? (
              <p className="caption">{t('groupStopTaken', { n: stop.children })}</p>
            ) : (
              <Button kind="plain" small onClick={() => onChange(stops.filter(({ key }) => key !== stop.key))}>
                {t('groupStopRemove', { n: i + 1 })}
              </Button>
            )}
          </div>
        );
      })}
      {fieldMessage(error, 'stops') === undefined ? null : <p className="field-error">{fieldMessage(error, 'stops')}</p>}
      {stops.length >= STOPS_AT_MOST ? null : (
        <Button
          kind="soft"
          small
          icon="plus"
          onClick={() => onChange([...stops, newStop(Math.max(-1, ...stops.map(({ key }) => key)) + 1)])}
        >
          {t('groupStopAdd')}
        </Button>
      )}
    </div>
  );
}
