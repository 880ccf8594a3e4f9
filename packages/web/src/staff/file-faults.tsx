import type { CheckedFile } from '@safiri/contract/onboarding/calls.ts';
import type { FileFault } from '@safiri/rules/onboarding/driver-file.ts';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';

const words: Readonly<Record<FileFault, TextKey>> = {
  not_utf8: 'fileFault_not_utf8',
  not_csv: 'fileFault_not_csv',
  empty: 'fileFault_empty',
  too_many_lines: 'fileFault_too_many_lines',
  column_missing: 'fileFault_column_missing',
  column_unknown: 'fileFault_column_unknown',
  column_twice: 'fileFault_column_twice',
  missing: 'fileFault_missing',
  too_long: 'fileFault_too_long',
  name: 'fileFault_name',
  phone: 'fileFault_phone',
  language: 'fileFault_language',
  vehicle: 'fileFault_vehicle',
  plate: 'fileFault_plate',
  year: 'fileFault_year',
  too_old: 'fileFault_too_old',
  email: 'fileFault_email',
  twice: 'fileFault_twice',
  taken: 'fileFault_taken',
};

/** What is wrong with a file, line by line. */
export function FileFaults({ checked: { faults, faultCount } }: { checked: CheckedFile }) {
  const t = useText();
  return (
    <>
      <ul className="list file-faults" aria-label={t('onboardWhat')}>
        {faults.map(({ line, column, fault, first }) => (
          <li key={`${line} ${column} ${fault}`} className="row">
            <span className="label strong num file-fault-place">
              {t('onboardLine', { n: line })}
              {column === null ? null : <span className="caption"> {column}</span>}
            </span>
            <span className="label grow">{t(words[fault], { first: first ?? '' })}</span>
          </li>
        ))}
      </ul>
      {faultCount > faults.length ? <p className="caption">{t('onboardMore', { n: faultCount - faults.length })}</p> : null}
    </>
  );
}
