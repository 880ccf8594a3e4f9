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
 */
export function DataTable<R>({ label, columns, groups, keyOf, more }: Props<R>) {
  return (
    <table className="card data-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name, isAmount }) => (
            <th key={name} scope="col" data-amount={isAmount}>
              {isAmount === true ? <span>{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, rows }) => (
        <tbody key={heading ?? ''}>
          {heading === undefined ? null : (
            <tr className="data-group">
              <th colSpan={columns.length} scope="rowgroup">
                {heading}
              </th>
            </tr>
          )}
          {rows.map((row) => {
            const below = more?.(row) ?? null;
            return (
              <Fragment key={keyOf(row)}>
                <tr data-more={below !== null || undefined}>
                  {columns.map(({ name, cell, isAmount }) => (
                    <td key={name} data-name={name} data-amount={isAmount} className={isAmount ? 'num' : undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
                {below === null ? null : (
                  <tr className="data-below">
                    <td colSpan={columns.length}>{below}</td>
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
