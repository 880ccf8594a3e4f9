/** Side of a cell in degrees of latitude: about 1.1 km. */
const CELL_DEGREES = 0.01;
const CELLS_PER_DEGREE = 1 / CELL_DEGREES;
const EQUATOR_CELLS = 360 * CELLS_PER_DEGREE;

/** Rows of cells from the south pole to the north pole. */
export const ROWS = 180 * CELLS_PER_DEGREE;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Latitude of a row's southern edge, degrees; `ROWS` gives the north pole. */
export const southOf = (row: number) => row / CELLS_PER_DEGREE - 90;

/** The row that a latitude lies in; the north pole belongs to the last. */
export const rowOf = (lat: number) => Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) * CELLS_PER_DEGREE)));

/** Cosine of the row's edge nearer to its pole: the smallest cosine of a latitude in the row. */
const narrowestCosine = new Float64Array(ROWS);
/** Cells in each row: fewer towards the poles, so that cells stay about square, and one at least. */
const columnsIn = new Int32Array(ROWS);
/** Number of each row's first cell. */
const firstCell = new Int32Array(ROWS);
for (let row = 0, cells = 0; row < ROWS; row += 1) {
  const edge = Math.max(Math.abs(southOf(row)), Math.abs(southOf(row + 1)));
  narrowestCosine[row] = Math.max(0, Math.cos(radians(edge)));
  columnsIn[row] = Math.max(1, Math.floor(EQUATOR_CELLS * (narrowestCosine[row] as number)));
  firstCell[row] = cells;
  cells += columnsIn[row] as number;
}

/** See {@link narrowestCosine}. */
export const cosineOf = (row: number) => narrowestCosine[row] as number;
/** See {@link columnsIn}. */
export const columnsOf = (row: number) => columnsIn[row] as number;

/** The column of a row that a longitude lies in; 180 degrees east and west are one meridian. */
export function columnOf(row: number, lng: number): number {
  const columns = columnsOf(row);
  return Math.floor(((lng + 180) / 360) * columns) % columns;
}

/** The number of a cell, different for each of the earth. */
export const cellAt = (row: number, column: number) => (firstCell[row] as number) + column;

/** The number of the cell that a point lies in. */
export function cellOf(lat: number, lng: number): number {
  const row = rowOf(lat);
  return cellAt(row, columnOf(row, lng));
}
