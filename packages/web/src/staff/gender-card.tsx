import { useState } from 'react';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import type { Review } from '@safiri/contract/verification/shapes.ts';
import { identityDocument } from '@safiri/rules/verification/documents.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useAudit } from './api.ts';
import { useMay } from './may.tsx';
import { useDecide } from './decide.tsx';
import { genderNames } from './names.ts';

type Gender = keyof typeof genderNames;

/** Who confirmed it, as the audit log says it to those who may read that. */
function ConfirmedBy({ driverId }: { driverId: number }) {
  const t = useText();
  const done = useAudit({ driverId }, useMay()(staffPaths.audit)).data?.pages.flat();
  const last = done?.find(({ action }) => action === 'gender.confirmed');
  return (
    <p className="caption">
      {last?.actor == null ? null : <>{t('reviewGenderBy', { name: last.actor, day: day(last.at) })} </>}
      {t('reviewGenderSet')}
    </p>
  );
}

/** The gender as the ID document says it: the gate of ladies-only rides. */
export function GenderCard({ review: { person, verification } }: { review: Review }) {
  const t = useText();
  const { busy, decide, failed } = useDecide(person.driverId);
  const said = person.gender === 'prefer_not_to_say' ? undefined : person.gender;
  const [gender, setGender] = useState<Gender | ''>(said !== undefined && person.genderVerified ? said : '');
  const hasId = verification.documents.some(
    (document) => document.documentType === identityDocument && document.verificationStatus === 'approved',
  );
  const set = (confirmed: boolean) =>
    gender === ''
      ? undefined
      : decide(reviewPaths.confirmGender, { params: { driverId: String(person.driverId) }, body: { gender, confirmed } });
  const missing = hasId ? (gender === '' ? t('genderChoose') : undefined) : t('needIdApproved');
  return (
    <section className="card doc" aria-label={t('reviewGender')}>
      <div className="row spread">
        <h2 className="h2">{t('reviewGender')}</h2>
        <span className={person.genderVerified ? 'chip ok' : 'chip'}>
          {t(person.genderVerified ? 'genderVerified' : 'genderNotVerified')}
        </span>
      </div>
      {person.genderVerified ? <ConfirmedBy driverId={person.driverId} /> : <p className="caption">{t('reviewGenderNote')}</p>}
      {said === undefined || person.genderVerified ? null : <p className="label">{t('genderSaid', { gender: t(genderNames[said]) })}</p>}
      <SelectField
        label={t('reviewGender')}
        value={gender}
        disabled={person.genderVerified}
        onChange={(event) => setGender(event.target.value as Gender)}
      >
        <option value="" disabled>
          {t('choose')}
        </option>
        {Object.entries(genderNames).map(([value, text]) => (
          <option key={value} value={value}>
            {t(text)}
          </option>
        ))}
      </SelectField>
      <div className="row wrap">
        <Button
          kind="soft"
          small
          busy={busy}
          why={person.genderVerified ? undefined : missing}
          onClick={() => void set(!person.genderVerified)}
        >
          {t(person.genderVerified ? 'genderTakeBack' : 'genderConfirm')}
        </Button>
      </div>
      {failed}
    </section>
  );
}
