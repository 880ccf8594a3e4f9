import { useText } from '../platform/text.ts';
import { SelectField } from '../ui/select-field.tsx';
import { Skeleton } from '../ui/states.tsx';
import type { StoreChoice } from './api.ts';

/** The stores around: undefined while they are asked for, null where they could not be learnt. */
export type StoresAround = readonly StoreChoice[] | null | undefined;

/** Which store's shelf is read; without stores around, and where nobody knows them, the server takes one. */
export function StoreField({
  stores,
  storeId,
  onChange,
}: {
  stores: StoresAround;
  storeId: number | undefined;
  onChange: (id: number) => void;
}) {
  const t = useText();
  if (stores === undefined) return <Skeleton height={64} />;
  if (stores === null) return null;
  if (stores.length === 0) return <p className="caption">{t('aiNoStores')}</p>;
  return (
    <SelectField label={t('aiStore')} value={storeId ?? stores[0]?.id} onChange={(event) => onChange(Number(event.target.value))}>
      {stores.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
