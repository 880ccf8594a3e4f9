import { useState, type ReactNode } from 'react';
import type { Area, Position } from '@safiri/rules/markets/document.ts';
import { crossingEdges, ringOf } from '@safiri/rules/markets/outline.ts';
import { useAppSettings } from '../../platform/server-settings.ts';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Icon } from '../../ui/svg.tsx';
import { Unfold } from '../../ui/unfold.tsx';
import { AreaEditor } from './area-editor.tsx';
import { CornerList } from './corner-list.tsx';
import { at, put, useDraft, type Path } from './draft.ts';
import { drawnRings, LEAST_CORNERS } from './drawn-rings.ts';
import { PasteOutline } from './paste-outline.tsx';
import { isPosition, PositionField } from './position-field.tsx';
import { useAreaHistory } from './use-area-history.ts';

const between = ([ax, ay]: Position, [bx, by]: Position): Position => [
  Number(((ax + bx) / 2).toFixed(5)),
  Number(((ay + by) / 2).toFixed(5)),
];

const polygonOf = (corners: readonly Position[]): Area => ({ type: 'Polygon', coordinates: [ringOf(corners)] });

/** Whether there are streets to draw on in a city, so it is taken to be while nothing is known; and where they end, for its own map. */
function useMapOf(city: unknown) {
  const { maps, tilesUrl } = useAppSettings();
  const own = maps?.find((map) => map.city === city);
  const isTiled = typeof tilesUrl === 'string';
  return { hasMap: maps === undefined || isTiled || own !== undefined, mapped: isTiled ? undefined : own?.bounds };
}

/**
 * An area of the document: an outline on the map, its corners one by one or as a list, or an outline that is pasted.
 * @param children fields beside those of the chosen corner
 */
export function OutlineFields({ path: areaPath, children }: { path: Path; children?: ReactNode }) {
  const t = useText();
  const { draft, wrong } = useDraft();
  const { area, set, undo } = useAreaHistory(areaPath);
  const [ring, setRing] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [refused, setRefused] = useState<string>();
  const [taken, setTaken] = useState(0);
  const { hasMap, mapped } = useMapOf(at(draft, ['id']));
  const rings = drawnRings(area);
  const own = rings[ring] ?? rings[0];
  const stored = at(draft, ['centre']);
  const centre: Position = isPosition(stored) ? stored : [0, 0];
  const take = (next: Area) => {
    set(next);
    setRing(0);
    setChosen(0);
    setRefused(undefined);
    setTaken(taken + 1);
  };
  const error = wrong(areaPath) ?? rings.map(({ path }) => wrong([...areaPath, ...path])).find((one) => one !== undefined);
  if (own === undefined) {
    return (
      <div className="form">
        <p className="label">{t('areaNotDrawn')}</p>
        <CornerList corners={[]} centre={centre} onChange={(corners) => take(polygonOf(corners))} />
        <PasteOutline onTake={take} />
      </div>
    );
  }
  const corners = own.corners;
  const index = Math.min(chosen, corners.length - 1);
  const corner = corners[index] ?? centre;
  const choose = (which: number) => {
    setChosen(which);
    setRefused(undefined);
  };
  const faultOf = (next: readonly Position[]) => {
    if (next.length < LEAST_CORNERS) return t('areaTooFew');
    const crossing = crossingEdges(next);
    return crossing === undefined ? undefined : t('areaCrosses', { a: crossing[0] + 1, b: crossing[1] + 1 });
  };
  const draw = (next: readonly Position[], by?: string) => {
    const fault = faultOf(next);
    setRefused(fault);
    if (fault === undefined) set(put(area, own.path, ringOf(next)), by);
    return fault === undefined;
  };
  const move = (which: number, to: Position, by?: string) =>
    draw(
      corners.map((one, n) => (n === which ? to : one)),
      by,
    );
  const add = (after: number, position: Position) => {
    if (draw([...corners.slice(0, after + 1), position, ...corners.slice(after + 1)])) setChosen(after + 1);
  };
  const remove = (which: number) => draw(corners.filter((_one, n) => n !== which));
  const takeBack = () => {
    setRefused(undefined);
    undo?.();
  };
  const list = <CornerList key={`${ring} ${taken}`} corners={corners} centre={centre} onChange={(next) => draw(next, 'list')} />;
  return (
    <div className="form">
      {hasMap ? (
        <div>
          <p className="label">{t('areaHow')}</p>
          <p className="caption area-keys">{t('areaKeys')}</p>
        </div>
      ) : (
        <p className="area-no-map label">
          <Icon name="alert" size={22} />
          {t('areaNoMap')}
        </p>
      )}
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
        mapped={mapped}
        onChoose={choose}
        onMove={move}
        onAdd={add}
        onRemove={remove}
        onUndo={takeBack}
      />
      {error === undefined ? null : (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div role="status">
        <PositionField
          key={index}
          label={t('areaCornerAt', { n: index + 1, of: corners.length })}
          value={corner}
          error={refused}
          onChange={(to) => move(index, to, `corner ${index}`)}
        />
      </div>
      <div className="area-tools">
        <Button kind="soft" small icon="back" onClick={() => choose((index + corners.length - 1) % corners.length)}>
          {t('areaBefore')}
        </Button>
        <Button kind="soft" small icon="fwd" onClick={() => choose((index + 1) % corners.length)}>
          {t('areaNext')}
        </Button>
        <Button kind="soft" small icon="plus" onClick={() => add(index, between(corner, corners[(index + 1) % corners.length] ?? corner))}>
          {t('areaAdd')}
        </Button>
        <Button kind="soft" small icon="x" onClick={() => remove(index)}>
          {t('areaRemove')}
        </Button>
        <div className="area-undo">
          <Button kind="soft" small why={undo === undefined ? t('areaNothingToUndo') : undefined} onClick={takeBack}>
            {t('areaUndo')}
          </Button>
        </div>
      </div>
      {children}
      {hasMap ? <Unfold line={t('areaList')}>{list}</Unfold> : list}
      <PasteOutline onTake={take} />
    </div>
  );
}
