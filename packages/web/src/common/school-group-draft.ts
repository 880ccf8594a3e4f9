import type { GroupFile, WrittenGroup } from '@safiri/contract/scholar/group-calls.ts';
import type { GroupStatus } from '@safiri/rules/scholar/group-life.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import type { ScheduleType } from '@safiri/rules/scholar/groups.ts';
import type { TextKey } from 'virtual:texts/keys';
import type { ChosenPlace } from './places.ts';

export interface DraftStop {
  /** Tells stops apart while they are written. */
  readonly key: number;
  readonly text: string;
  readonly place: ChosenPlace | null;
  readonly time: string;
  readonly backTime: string;
  /** At which place of the list it stood before; undefined of a new one. */
  readonly was: number | undefined;
  /** Who gets on there. */
  readonly children: number;
}

/** A group while it is written: what was typed, which may be incomplete. */
export interface GroupDraft {
  readonly schoolName: string;
  readonly schoolArea: string;
  readonly school: { readonly text: string; readonly place: ChosenPlace | null };
  readonly route: string;
  readonly scheduleType: ScheduleType;
  readonly days: readonly number[];
  /** Days without a run that the school gives, YYYY-MM-DD. */
  readonly daysOff: readonly string[];
  readonly monthlyPrice: string;
  readonly capacity: string;
  readonly stops: readonly DraftStop[];
}

export const groupStatusNames: Readonly<Record<GroupStatus, TextKey>> = {
  proposed: 'groupProposed',
  open: 'groupOpen',
  paused: 'groupPaused',
  closed: 'groupClosed',
};

export const newStop = (key: number): DraftStop => ({ key, text: '', place: null, time: '', backTime: '', was: undefined, children: 0 });

/** What is written into the form first: a group that is there, or nothing. */
export function draftOf(file?: GroupFile): GroupDraft {
  if (file === undefined) {
    return {
      schoolName: '',
      schoolArea: '',
      school: { text: '', place: null },
      route: '',
      scheduleType: 'both',
      days: [0, 1, 2, 3, 4],
      daysOff: [],
      monthlyPrice: '',
      capacity: '',
      stops: [newStop(0)],
    };
  }
  const at = file.schoolAt;
  return {
    schoolName: file.schoolName,
    schoolArea: file.schoolArea,
    school: at === undefined ? { text: '', place: null } : { text: file.schoolName, place: { ...at, address: file.schoolName } },
    route: file.route,
    scheduleType: file.scheduleType,
    days: file.days,
    daysOff: file.daysOff,
    monthlyPrice: file.monthlyPrice,
    capacity: String(file.capacity),
    stops: file.stops.map(({ location, time, backTime = '', at: place, children }, was) => ({
      key: was,
      text: location,
      place: place === undefined ? null : { ...place, address: location },
      time,
      backTime,
      was,
      children,
    })),
  };
}

/** The stops in the order in which the car comes to them. */
export const inOrder = ({ stops }: GroupDraft): DraftStop[] => stops.toSorted((a, b) => a.time.localeCompare(b.time));

/** What has to be done before the group can be sent; undefined when nothing is. */
export function lackOf({
  schoolName,
  schoolArea,
  school,
  route,
  scheduleType,
  days,
  monthlyPrice,
  capacity,
  stops,
}: GroupDraft): TextKey | undefined {
  if (school.place === null) return 'groupNeedsSchool';
  if ([schoolName, schoolArea, route].some((text) => text.trim() === '')) return 'groupNeedsNames';
  if (days.length === 0) return 'groupNeedsDays';
  if (stops.length === 0 || stops.some(({ place, text }) => place === null || text.trim() === '')) return 'groupNeedsStops';
  if (stops.some(({ time, backTime }) => time === '' || (scheduleType === 'both' && backTime === ''))) return 'groupNeedsTimes';
  if (fromWire(monthlyPrice.trim()) === undefined || !/^[1-9]\d?$/.test(capacity.trim())) return 'groupNeedsNumbers';
  return undefined;
}

const pointOf = ({ lat, lng }: ChosenPlace) => ({ lat, lng });

/** The group as it is sent; undefined while something is missing. */
export function writtenOf(draft: GroupDraft): WrittenGroup | undefined {
  const { place } = draft.school;
  if (place === null || lackOf(draft) !== undefined) return undefined;
  return {
    schoolName: draft.schoolName.trim(),
    schoolArea: draft.schoolArea.trim(),
    schoolAt: pointOf(place),
    route: draft.route.trim(),
    scheduleType: draft.scheduleType,
    days: [...draft.days],
    daysOff: [...draft.daysOff],
    monthlyPrice: draft.monthlyPrice.trim(),
    capacity: Number(draft.capacity),
    stops: inOrder(draft).flatMap(({ text, place: at, time, backTime, was }) =>
      at === null
        ? []
        : [
            {
              location: text.trim(),
              time,
              ...(draft.scheduleType === 'both' ? { backTime } : {}),
              at: pointOf(at),
              ...(was === undefined ? {} : { was }),
            },
          ],
    ),
  };
}
