import { useText } from '../platform/text.ts';
import { SelectField } from '../ui/select-field.tsx';
import type { StoreChoice } from './api.ts';

/** Which store's shelf is read; without stores around the server takes one. */
export function StoreField({
  stores,
  storeId,
  onChange,
}: {
  stores: readonly StoreChoice[];
  storeId: number | undefined;
  onChange: (id: number) => void;
}) {
  const t = useText();
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
