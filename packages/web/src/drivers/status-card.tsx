import { Suspense, useState, type ComponentType } from 'react';
import { Link } from 'wouter';
import { useLessonsLeft } from '../common/lessons.ts';
import type { LessonsLeft } from '@safiri/rules/training/modules.ts';
import { fieldMessage, isRetryable, serverMessage, wasRefused } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { Plate } from '../ui/person.tsx';
import { useSetOnline } from './api.ts';
import { VehicleChoice } from './vehicle-choice.tsx';

/** The step in which a driver takes the picture that the server asks for. */
export interface SelfieProps {
  /** Goes on duty with the picture that was sent. @throws what the picture was refused for, or that nobody answered */
  readonly onSent: (selfie: string) => Promise<void>;
  readonly onClose: () => void;
}

type Step = Parameters<ReturnType<typeof useSetOnline>['mutate']>[0];

interface Props {
  readonly isOnline: boolean;
  readonly verified: boolean;
  /** That comes before whatever is missing. */
  readonly suspended?: boolean;
  /** The plate of the vehicle that the driver chose, where there is a choice; null where there is none. */
  readonly vehicle: string | null;
  readonly Selfie: ComponentType<SelfieProps>;
  /** Something above comes first: of being on duty one line stands. */
  readonly short?: boolean;
}

/** The way to the lessons, with how long they take: from the first day on, not only once somebody would go online. @param meanwhile the papers are being checked */
function LessonsNext({ lessons, meanwhile }: { lessons: LessonsLeft | undefined; meanwhile: boolean }) {
  const t = useText();
  return (
    <>
      {meanwhile ? <div className="label">{t('lessonsMeanwhile')}</div> : null}
      <Link className="text-link" href="/driver-training">
        {lessons === undefined || lessons.left === 0
          ? t('openTraining')
          : t('lessonsLeft', { left: lessons.left, total: lessons.total, minutes: lessons.minutes })}
      </Link>
    </>
  );
}

/** On or off duty, and what still stands before it. The switch says in words what a press does: it is met without reading twice. */
export function StatusCard({ isOnline, verified, suspended = false, vehicle, Selfie, short = false }: Props) {
  const t = useText();
  const setOnline = useSetOnline();
  // Whoever is online has done them.
  const lessons = useLessonsLeft(!isOnline && !suspended);
  const isUntrained = !isOnline && (wasRefused(setOnline.error, 'training_unfinished') || (lessons?.left ?? 0) > 0);
  // Nobody is sent to a switch that would turn them away.
  const leadsToLessons = verified && !isOnline && lessons !== undefined && lessons.left > 0;
  const [choosing, setChoosing] = useState(false);
  // What waits for a picture of the driver.
  const [pictured, setPictured] = useState<Step>();
  const say = (error: unknown) => toast({ title: t('error'), text: serverMessage(error, t('statusNotChanged')), tone: 'bad' });
  const change = (body: Step) =>
    setOnline.mutate(body, {
      onError: (error) => {
        if (wasRefused(error, 'training_unfinished')) return;
        if (wasRefused(error, 'selfie_due')) setPictured(body);
        else say(error);
      },
    });
  const goWith = async (body: Step, selfie: string) => {
    try {
      await setOnline.mutateAsync({ ...body, selfie });
    } catch (error) {
      // Of the picture, or of the network: its step goes on. Anything else is said here.
      if (isRetryable(error) || fieldMessage(error, 'selfie') !== undefined || wasRefused(error, 'selfie_due')) throw error;
      if (!wasRefused(error, 'training_unfinished')) say(error);
    }
    setPictured(undefined);
  };
  const isShort = short && isOnline && !isUntrained;
  const word = t(isOnline ? 'drivingOff' : 'goOnDuty');
  return (
    <div className={isOnline ? 'status' : 'status is-off'} data-short={isShort}>
      <div className="grow">
        <div className={isOnline && !isShort ? 'h2' : 'title'}>{t(isOnline ? 'lookingForTrips' : 'driverStatus')}</div>
        <div className={isShort ? 'visually-hidden' : 'label'} role="status">
          {isOnline && vehicle !== null ? (
            <>
              <Plate text={vehicle} />{' '}
            </>
          ) : null}
          {!verified
            ? t(suspended ? 'suspendedNow' : 'notVerifiedYet')
            : isUntrained
              ? t('trainingFirst')
              : t(isOnline ? 'youAreOnline' : 'youAreOffline')}
        </div>
        {isUntrained && !leadsToLessons ? <LessonsNext lessons={lessons} meanwhile={!verified} /> : null}
      </div>
      {leadsToLessons ? (
        <Link className="button primary step" href="/driver-training">
          {t('lessonsLeft', { left: lessons.left, total: lessons.total, minutes: lessons.minutes })}
        </Link>
      ) : verified ? (
        <button
          type="button"
          role="switch"
          aria-checked={isOnline}
          aria-label={`${t('driverStatus')}: ${word}`}
          className={isOnline ? 'button outline step' : 'button primary step'}
          onClick={() => (isOnline || vehicle === null ? change({ isOnline: !isOnline }) : setChoosing(true))}
        >
          {word}
        </button>
      ) : (
        <Link className="button primary step" href={suspended ? '/standing' : '/driver-verification'}>
          {t(suspended ? 'suspendedWhy' : 'openVerification')}
        </Link>
      )}
      {isOnline ? <span className="looking" aria-hidden="true" /> : null}
      {pictured === undefined ? null : (
        <Suspense fallback={null}>
          <Selfie onSent={(selfie) => goWith(pictured, selfie)} onClose={() => setPictured(undefined)} />
        </Suspense>
      )}
      {choosing ? (
        <VehicleChoice
          onClose={() => setChoosing(false)}
          onChoose={(vehicleId) => {
            setChoosing(false);
            change({ isOnline: true, vehicleId });
          }}
        />
      ) : null}
    </div>
  );
}
