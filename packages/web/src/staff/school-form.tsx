import { useState } from 'react';
import type { GroupFile, WrittenGroup } from '@safiri/contract/scholar/group-calls.ts';
import { groupLengths } from '@safiri/rules/scholar/group-terms.ts';
import { SchoolGroupForm } from '../common/school-group-form.tsx';
import { useText } from '../platform/text.ts';
import { Field } from '../ui/field.tsx';
import { SchoolDriverField, type ChosenDriver } from './school-driver-field.tsx';

interface Props {
  readonly file?: GroupFile;
  readonly action: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (written: WrittenGroup & { driverId: number; reason: string }) => void;
}

/** A school group as the team writes it: with its driver, and why. */
export function SchoolForm({ file, onSend, ...form }: Props) {
  const t = useText();
  const [driver, setDriver] = useState<ChosenDriver | null>(file?.driver ?? null);
  const [reason, setReason] = useState('');
  return (
    <SchoolGroupForm
      {...form}
      {...(file === undefined ? {} : { file })}
      why={driver === null ? t('groupNeedsDriver') : reason.trim() === '' ? t('needReason') : undefined}
      onSend={(written) => {
        if (driver !== null) onSend({ ...written, driverId: driver.driverId, reason: reason.trim() });
      }}
    >
      <SchoolDriverField chosen={driver} onChoose={setDriver} />
      <Field
        label={t('groupReason')}
        value={reason}
        maxLength={groupLengths.reason}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
    </SchoolGroupForm>
  );
}
