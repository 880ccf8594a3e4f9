import { multiServiceProgress } from '@safiri/rules/training/multi-service-progress.ts';
import type { TrainedService } from '@safiri/rules/training/multi-service.ts';
import { product } from '@safiri/rules/product.ts';
import { useLocation } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { session } from '../platform/session.ts';
import { personalStored } from '../platform/stored.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useBeginModule, useCompletedModules, useMultiService, type MultiService } from './api.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';

type Module = MultiService['modules'][number];

function decode(text: string): readonly number[] | undefined {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) && ids.every((id) => typeof id === 'number') ? ids : undefined;
  } catch {
    return undefined;
  }
}

/** Which services the driver wants to be trained for: a wish, kept on the phone. What is completed is the server's. */
const wished = personalStored<readonly number[]>(`${product.key}.training-wish`, [], decode, (ids) => JSON.stringify(ids));

const serviceNames: Record<TrainedService, TextKey> = {
  rides: 'trainedRides',
  food: 'trainedFood',
  grocery: 'trainedGrocery',
  parcel: 'trainedParcel',
  scooter: 'trainedScooter',
};

function ModuleCard({
  module,
  isDriver,
  isSelected,
  busy,
  onStart,
}: {
  module: Module;
  isDriver: boolean;
  isSelected: boolean;
  busy: boolean;
  onStart: () => void;
}) {
  const t = useText();
  const toggle = () => wished.set(isSelected ? wished.get().filter((id) => id !== module.id) : [...wished.get(), module.id]);
  return (
    <li className="card doc service-module" data-selected={isSelected}>
      <div className="row spread">
        <span className="chip">{t(serviceNames[module.service])}</span>
        {module.completed ? (
          <span className="chip ok">
            <Icon name="check" size={16} />
            {t('trainedDone')}
          </span>
        ) : (
          <span className="caption num">{t('trainedMinutes', { n: module.duration })}</span>
        )}
      </div>
      <h3 className="title">{module.title}</h3>
      <ul className="ai-bullets">
        {module.topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <p className="caption">
        {t('trainedCertificate', { name: module.certification })} · {t(module.required ? 'trainedRequired' : 'trainedOptional')}
      </p>
      {isDriver ? (
        <div className="row">
          <Button small kind="soft" aria-pressed={isSelected} aria-label={`${t('trainedSelect')}: ${module.title}`} onClick={toggle}>
            {isSelected ? <Icon name="check" size={18} /> : null}
            {t(isSelected ? 'trainedSelected' : 'trainedSelect')}
          </Button>
          {isSelected && !module.completed ? (
            <Button small busy={busy} aria-label={`${t('trainedStart')}: ${module.title}`} onClick={onStart}>
              {t('trainedStart')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** Progress of the selected modules, as the server knows what is completed. */
function Progress({ modules, selected }: { modules: readonly Module[]; selected: ReadonlySet<number> }) {
  const t = useText();
  const percent = multiServiceProgress(selected, new Set(modules.filter(({ completed }) => completed).map(({ id }) => id)));
  return (
    <section className="card doc" aria-label={t('trainedProgress')}>
      <div className="row spread title">
        <span>{t('trainedProgress')}</span>
        <span className="num">{percent}%</span>
      </div>
      <ProgressBar label={t('trainedProgress')} percent={percent} />
      <p className="caption">{t('trainedSaved')}</p>
    </section>
  );
}

/** Training for several services (spec: operations §2, §4): drivers learn, passengers read what it is. */
export function MultiServiceTab() {
  const t = useText();
  const [, go] = useLocation();
  const isDriver = session.use()?.userType === 'driver';
  const training = useMultiService();
  const done = useCompletedModules();
  const begin = useBeginModule();
  const selected = new Set(wished.use());
  if (training.isPending) return <Skeleton height={320} />;
  if (training.data === undefined) return <ErrorCard text={t('trainedNotLoaded')} onRetry={() => void training.refetch()} />;
  const { modules, certificationLevels, scooterBenefits } = training.data;
  const start = ({ moduleIds }: Module) => {
    const next = moduleIds.find((id) => done.data?.has(id) !== true);
    if (next === undefined) return;
    begin.mutate(next, {
      onSuccess: () => go(`/driver-training?module=${next}`),
      onError: () => toast({ title: t('error'), text: t('trainedFailed'), tone: 'bad' }),
    });
  };
  return (
    <>
      {isDriver ? <Progress modules={modules} selected={selected} /> : <p className="card doc">{t('trainedForDrivers')}</p>}
      <ul className="service-modules">
        {modules.map((module) => (
          <ModuleCard
            key={module.id}
            module={module}
            isDriver={isDriver}
            isSelected={isDriver && selected.has(module.id)}
            busy={begin.isPending}
            onStart={() => start(module)}
          />
        ))}
      </ul>
      <h2 className="h2">{t('trainedLevels')}</h2>
      <ul className="service-modules">
        {certificationLevels.map(({ level, earnings, services }) => (
          <li key={level} className="card doc">
            <b className="title">{level}</b>
            <p>{earnings}</p>
            <p className="row ai-wrap">
              {services.map((service) => (
                <span key={service} className="chip">
                  {t(serviceNames[service])}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {scooterBenefits.length === 0 ? null : (
        <section className="card doc" aria-label={t('trainedScooterBenefits')}>
          <h2 className="h2">{t('trainedScooterBenefits')}</h2>
          <ul className="ai-bullets">
            {scooterBenefits.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
