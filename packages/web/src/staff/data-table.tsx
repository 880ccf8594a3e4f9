import { Fragment, type ReactNode } from 'react';
import './data-table.css';

/** One column: what it is called, what stands in it, and whether that is an amount, which is read from its end. */
export interface Column<R> {
  readonly name: string;
  readonly cell: (row: R) => ReactNode;
  readonly isAmount?: boolean;
}

interface Props<R> {
  readonly label: string;
  readonly columns: ReadonlyArray<Column<R>>;
  /** Rows below a heading of their own; one group without a heading where all belong together. */
  readonly groups: ReadonlyArray<{ readonly heading?: string; readonly rows: readonly R[] }>;
  readonly keyOf: (row: R) => string | number;
  /** What can be done about a row, below it. */
  readonly more?: (row: R) => ReactNode;
}

/**
 * A table whose head stays in sight and whose amounts stand below each other; on a phone each row is a card that names its figures.
 * The roles are said, for a row that is drawn as a card is none to a screen reader.
 */
export function DataTable<R>({ label, columns, groups, keyOf, more }: Props<R>) {
  return (
    <table className="card data-table" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, isAmount }) => (
            <th key={name} scope="col" role="columnheader" data-amount={isAmount}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, rows }) => (
        <tbody key={heading ?? ''} role="rowgroup">
          {heading === undefined ? null : (
            <tr role="row" className="data-group">
              <th colSpan={columns.length} scope="rowgroup" role="rowheader">
                {heading}
              </th>
            </tr>
          )}
          {rows.map((row) => {
            const below = more?.(row) ?? null;
            return (
              <Fragment key={keyOf(row)}>
                <tr role="row" data-more={below !== null || undefined}>
                  {columns.map(({ name, cell, isAmount }) => (
                    <td key={name} role="cell" data-name={name} data-amount={isAmount} className={isAmount ? 'num' : undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
                {below === null ? null : (
                  <tr role="row" className="data-below">
                    <td role="cell" colSpan={columns.length}>
                      {below}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
