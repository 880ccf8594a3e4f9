import { teamTripPaths } from '@safiri/contract/rides/staff-paths.ts';
import type { DeskTrip } from '@safiri/contract/desk/trip-shapes.ts';
import { mayTeam, teamSteps, type TeamStep } from '@safiri/rules/rides/team-steps.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { AskWhy } from './ask-why.tsx';
import { AuditTable } from './audit-screen.tsx';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { useNoteTrip, useTeamStep } from './desk-api.ts';
import { Allowed } from './may.tsx';

const names: Record<TeamStep, { text: TextKey; note: TextKey }> = {
  cancel: { text: 'tripCancelDo', note: 'tripCancelNote' },
  put_back: { text: 'tripPutBackDo', note: 'tripPutBackNote' },
  end: { text: 'tripEndDo', note: 'tripEndNote' },
};

/** Nothing brings the trip back after it: such a step stands last, where no hand comes upon it first. */
const endsTrip = (step: TeamStep) => step !== 'put_back';

/** What can be done about a trip now, each with a reason that is written down. */
export function TripSteps({ page }: { page: Pick<DeskTrip, 'trip' | 'version'> }) {
  const t = useText();
  const { rideId } = page.trip;
  const step = useTeamStep(rideId);
  const note = useNoteTrip(rideId);
  const done = () => toast({ title: t('reviewDone') });
  const buttons = (which: readonly TeamStep[]) =>
    which
      .filter((one) => mayTeam(one, page.trip))
      .map((one) => (
        <AskWhy
          key={one}
          text={t(names[one].text)}
          label={t('tripWhy')}
          note={t(names[one].note)}
          kind={endsTrip(one) ? 'danger' : 'soft'}
          step={step}
          ask={(reason) => ({ step: one, reason, version: page.version })}
          onDone={done}
        />
      ));
  return (
    <Allowed to={teamTripPaths.step}>
      <section className="card doc" aria-label={t('tripDo')}>
        <h2 className="h2">{t('tripDo')}</h2>
        <div className="row wrap">
          {buttons(teamSteps.filter((one) => !endsTrip(one)))}
          <AskWhy
            text={t('tripNoteDo')}
            label={t('tripNoteLabel')}
            note={t('tripNoteNote')}
            step={note}
            ask={(text) => text}
            onDone={done}
          />
          {buttons(teamSteps.filter(endsTrip))}
        </div>
      </section>
    </Allowed>
  );
}

/** What staff did about a trip, with why. */
export function TripDone({ rideId }: { rideId: number }) {
  const t = useText();
  return (
    <Allowed to={deskPaths.tripDone}>
      <section className="stack" aria-label={t('deskDone')}>
        <h2 className="h2">{t('deskDone')}</h2>
        <AuditTable about={{ rideId }} />
      </section>
    </Allowed>
  );
}
