import { useState } from 'react';
import { reviewPaths } from '@safiri/contract/verification/paths.ts';
import type { Review } from '@safiri/contract/verification/shapes.ts';
import { identityDocument } from '@safiri/rules/verification/documents.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useDecide } from './decide.tsx';
import { genderNames } from './names.ts';

type Gender = keyof typeof genderNames;

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
      <p className="caption">{t('reviewGenderNote')}</p>
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
