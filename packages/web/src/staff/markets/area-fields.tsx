import { useState, type ReactNode } from 'react';
import type { Area, Position } from '@safiri/rules/markets/document.ts';
import { areaOfGeoJson, cornersOf, crossesItself, ringOf } from '@safiri/rules/markets/outline.ts';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Unfold } from '../../ui/unfold.tsx';
import { AreaEditor } from './area-editor.tsx';
import { at, useDraft, type Path } from './draft.ts';
import { isPosition, PositionField } from './position-field.tsx';

/** Fewer make no area. */
const LEAST_CORNERS = 3;

/** Each ring of an area with its place in the document. */
function ringsOf(area: Area, at: Path): Array<{ path: Path; corners: readonly Position[] }> {
  const all = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  return all.flatMap((rings, polygon) =>
    rings.map((ring, index) => ({
      path: [...at, 'coordinates', ...(area.type === 'Polygon' ? [] : [polygon]), index],
      corners: cornersOf(ring),
    })),
  );
}

/** Whether it can be drawn at all: what was typed into the whole document may be anything. */
const isDrawable = (rings: ReadonlyArray<{ corners: readonly unknown[] }>) =>
  rings.length > 0 && rings.every(({ corners }) => corners.length >= LEAST_CORNERS && corners.every(isPosition));

function drawnRings(area: unknown, path: Path) {
  try {
    const rings = ringsOf(area as Area, path);
    return isDrawable(rings) ? rings : [];
  } catch {
    return [];
  }
}

const between = ([ax, ay]: Position, [bx, by]: Position): Position => [
  Number(((ax + bx) / 2).toFixed(5)),
  Number(((ay + by) / 2).toFixed(5)),
];
/** An outline that was made elsewhere. */
function PasteOutline({ onTake }: { onTake: (area: Area) => void }) {
  const t = useText();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    const area = areaOfGeoJson(text);
    setWrong(area === undefined);
    if (area === undefined) return;
    setText('');
    onTake(area);
  };
  return (
    <Unfold line={t('areaPaste')}>
      <div className="form">
        <TextArea
          label={t('areaGeoJson')}
          hint={t('areaGeoJsonHint')}
          className="city-yaml"
          rows={5}
          spellCheck={false}
          value={text}
          error={isWrong ? t('areaNoGeoJson') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button kind="soft" small why={text.trim() === '' ? t('areaNothingPasted') : undefined} onClick={take}>
          {t('areaTake')}
        </Button>
      </div>
    </Unfold>
  );
}

/** Where pickups are, and the centre of it. */
export function AreaFields() {
  const t = useText();
  const { draft, change, wrong } = useDraft();
  const stored = at(draft, ['centre']);
  return (
    <OutlineFields path={['area']} note={t('areaHow')}>
      <PositionField
        label={t('setupCentre')}
        value={isPosition(stored) ? stored : [0, 0]}
        error={wrong(['centre'])}
        onChange={(to) => change(['centre'], to)}
      />
    </OutlineFields>
  );
}

/**
 * An area of the document: an outline on the map, its corners one by one, or one that is pasted.
 * @param children fields beside those of the chosen corner
 */
export function OutlineFields({ path: areaPath, note, children }: { path: Path; note: string; children?: ReactNode }) {
  const t = useText();
  const { draft, change, wrong } = useDraft();
  const [ring, setRing] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [refused, setRefused] = useState<'areaCrosses' | 'areaTooFew'>();
  const [taken, setTaken] = useState(0);
  const rings = drawnRings(at(draft, areaPath), areaPath);
  const own = rings[ring] ?? rings[0];
  const stored = at(draft, ['centre']);
  const centre: Position = isPosition(stored) ? stored : [0, 0];
  const take = (area: Area) => {
    change(areaPath, area);
    setRing(0);
    setChosen(0);
    setRefused(undefined);
    setTaken(taken + 1);
  };
  const error = wrong(areaPath) ?? rings.map(({ path }) => wrong(path)).find((one) => one !== undefined);
  if (own === undefined) {
    return (
      <div className="form">
        <p className="label">{t('areaNotDrawn')}</p>
        <PasteOutline onTake={take} />
      </div>
    );
  }
  const corners = own.corners;
  const index = Math.min(chosen, corners.length - 1);
  const corner = corners[index] ?? centre;
  const draw = (next: readonly Position[]) => {
    const fault = next.length < LEAST_CORNERS ? 'areaTooFew' : crossesItself(next) ? 'areaCrosses' : undefined;
    setRefused(fault);
    if (fault === undefined) change(own.path, ringOf(next));
  };
  const move = (which: number, to: Position) => draw(corners.map((one, n) => (n === which ? to : one)));
  const add = (after: number, position: Position) => {
    draw([...corners.slice(0, after + 1), position, ...corners.slice(after + 1)]);
    setChosen(after + 1);
  };
  const remove = (which: number) => draw(corners.filter((_one, n) => n !== which));
  return (
    <div className="form">
      <p className="label">{note}</p>
      {rings.length === 1 ? null : (
        <SelectField label={t('areaPart')} value={ring} onChange={(event) => setRing(Number(event.target.value))}>
          {rings.map((_one, index) => (
            <option key={index} value={index}>
              {t('areaPartNumber', { n: index + 1 })}
            </option>
          ))}
        </SelectField>
      )}
      <AreaEditor
        key={taken}
        rings={rings.map((one) => one.corners)}
        ring={Math.min(ring, rings.length - 1)}
        centre={centre}
        chosen={index}
        onChoose={setChosen}
        onMove={move}
        onAdd={add}
        onRemove={remove}
      />
      <p className="field-error" role="status">
        {refused === undefined ? (error ?? '') : t(refused)}
      </p>
      <div className="city-fields">
        <PositionField
          key={index}
          label={t('areaCornerAt', { n: index + 1, of: corners.length })}
          value={corner}
          onChange={(to) => move(index, to)}
        />
        {children}
      </div>
      <div className="row wrap">
        <Button kind="soft" small icon="back" onClick={() => setChosen((index + corners.length - 1) % corners.length)}>
          {t('areaBefore')}
        </Button>
        <Button kind="soft" small icon="fwd" onClick={() => setChosen((index + 1) % corners.length)}>
          {t('areaNext')}
        </Button>
        <Button kind="soft" small icon="plus" onClick={() => add(index, between(corner, corners[(index + 1) % corners.length] ?? corner))}>
          {t('areaAdd')}
        </Button>
        <Button kind="soft" small icon="x" onClick={() => remove(index)}>
          {t('areaRemove')}
        </Button>
      </div>
      <PasteOutline onTake={take} />
    </div>
  );
}
