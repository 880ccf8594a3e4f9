import { useState } from 'react';
import type { Position } from '@safiri/rules/markets/document.ts';
import { crossingEdges } from '@safiri/rules/markets/outline.ts';
import { typedPoint } from '../../common/typed-point.ts';
import { useText, type Translate } from '../../platform/text.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { LEAST_CORNERS } from './drawn-rings.ts';

/** Lines that are seen at once. */
const MOST_ROWS = 12;

const lineOf = ([lng, lat]: Position) => `${lat}, ${lng}`;

/** Each line that is written, by the number that it has in the field. */
const linesOf = (text: string) => text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]));

/** The corners that were written, a line each, or what is wrong with them in words. */
function read(t: Translate, text: string, centre: Position): readonly Position[] | string {
  const lines = linesOf(text);
  const corners: Position[] = [];
  for (const { line, number } of lines) {
    const point = typedPoint(line);
    if (point === undefined) return t('areaListLine', { line: number, example: lineOf(centre) });
    corners.push([point.lng, point.lat]);
  }
  const [first, last] = [corners[0], corners.at(-1)];
  const isClosed = corners.length > 1 && first !== undefined && last !== undefined && lineOf(first) === lineOf(last);
  const open = isClosed ? corners.slice(0, -1) : corners;
  if (open.length < LEAST_CORNERS) return t('areaListTooFew', { n: open.length });
  const crossing = crossingEdges(open)?.map((index) => lines[index]?.number ?? index + 1);
  return crossing === undefined ? open : t('areaListCrosses', { a: crossing[0] ?? 0, b: crossing[1] ?? 0 });
}

/** The corners of an outline as lines of degrees: what is wrong with them stays as it was typed, and is said below. */
export function CornerList({
  corners,
  centre,
  onChange,
}: {
  corners: readonly Position[];
  centre: Position;
  onChange: (corners: readonly Position[]) => void;
}) {
  const t = useText();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? corners.map(lineOf).join('\n');
  const now = read(t, text, centre);
  return (
    <TextArea
      label={t('areaList')}
      hint={t('areaListHint')}
      className="city-yaml"
      inputMode="text"
      spellCheck={false}
      rows={Math.min(MOST_ROWS, Math.max(5, corners.length + 1))}
      value={text}
      error={typed !== undefined && typeof now === 'string' ? now : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = read(t, target.value, centre);
        if (typeof next !== 'string') onChange(next);
      }}
      onBlur={() => {
        if (typeof now !== 'string') setTyped(undefined);
      }}
    />
  );
}
