/** Side of a cell of the cloth. */
const CELL = 56;

/** A cell as it is drawn: its motif, the colour of its ground, its turn in degrees. */
export interface Drawn {
  readonly drawn: string;
  readonly ground: string;
  readonly turn: number;
  /** Runs over the seams, as roads do. */
  readonly overSeams?: boolean;
}

/** Sews cells into one drawing. */
export function sew(rows: readonly (readonly Drawn[])[], className: string): string {
  const width = (rows[0]?.length ?? 0) * CELL;
  const height = rows.length * CELL;
  let grounds = '';
  let motifs = '';
  rows.forEach((row, y) =>
    row.forEach(({ drawn, ground, turn, overSeams = false }, x) => {
      const at = `x="${x * CELL}" y="${y * CELL}"`;
      grounds += `<svg ${at} width="56.5" height="56.5" viewBox="0 0 56.5 56.5"${overSeams ? ' overflow="visible"' : ''}><rect width="56.5" height="56.5" fill="${ground}"/></svg>`;
      motifs += overSeams
        ? `<g transform="translate(${x * CELL} ${y * CELL}) rotate(${turn} 28 28)">${drawn}</g>`
        : `<svg ${at} width="56.3" height="56.3" viewBox="0 0 56.3 56.3"><g transform="rotate(${turn} 28 28)">${drawn}</g></svg>`;
    }),
  );
  return `<svg class="${className}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" shape-rendering="geometricPrecision">${grounds}${motifs}</svg>`;
}
