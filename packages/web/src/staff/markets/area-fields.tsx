import { useText } from '../../platform/text.ts';
import { at, useDraft } from './draft.ts';
import { OutlineFields } from './outline-fields.tsx';
import { isPosition, PositionField } from './position-field.tsx';

/** Where pickups are, and the centre of it. */
export function AreaFields() {
  const t = useText();
  const { draft, change, wrong } = useDraft();
  const stored = at(draft, ['centre']);
  return (
    <OutlineFields path={['area']}>
      <PositionField
        label={t('setupCentre')}
        value={isPosition(stored) ? stored : [0, 0]}
        error={wrong(['centre'])}
        onChange={(to) => change(['centre'], to)}
      />
    </OutlineFields>
  );
}
