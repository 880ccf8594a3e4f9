/** A node of a plan as `explain (format json)` gives it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Alias?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly 'Join Filter'?: string;
  readonly 'Join Type'?: string;
  readonly Strategy?: string;
  readonly 'Presorted Key'?: readonly string[];
  readonly 'Parent Relationship'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Tables that grow, each with its partial indexes that hold only what is under way. */
export type Growing = Readonly<Record<string, readonly string[]>>;

/** Where a plan reads a growing table from end to end. */
export interface Fault {
  readonly table: string;
  /** The name that the statement gives it. */
  readonly alias: string;
  /** The index that is read from end to end; null of the table itself. */
  readonly index: string | null;
}

const HANDS_ON = new Set(['Limit', 'LockRows', 'Subquery Scan', 'Result', 'ProjectSet', 'Append', 'Merge Append']);

/** What a node takes its rows from: of an append all, such as the partitions of a table. */
const INPUTS = new Set(['Outer', 'Subquery', 'Member']);

const INDEX_SCANS = new Set(['Index Scan', 'Index Only Scan', 'Bitmap Index Scan']);

const isFiltered = (node: PlanNode): boolean =>
  node.Filter !== undefined || (node.Plans ?? []).some((child) => child['Parent Relationship'] !== 'SubPlan' && isFiltered(child));

/** Whether a node hands on each row that it gets from its first child, so that a limit above it is one for what that child reads. */
function handsOn(node: PlanNode): boolean {
  if (node.Filter !== undefined || node['Join Filter'] !== undefined) return false;
  if (node['Node Type'] === 'Nested Loop') return node['Join Type'] === 'Left' || !(node.Plans ?? []).slice(1).some(isFiltered);
  // Groups of rows that come in their order: of a list with what belongs to each of its rows.
  if (node['Node Type'] === 'Aggregate') return node.Strategy === 'Sorted';
  // Rows of one number are sorted among themselves: one row, or a few that belong to it.
  if (node['Node Type'] === 'Incremental Sort') return /(^|\.)id( DESC)?$/.test(node['Presorted Key']?.[0] ?? '');
  return HANDS_ON.has(node['Node Type']);
}

/**
 * Finds where a plan reads growing tables without a condition that an index answers.
 * @param plan as made with `enable_seqscan = off`: what is still scanned has no index to be found by
 * @param growing tables that are not named may be read as a whole
 */
export function planFaults(plan: PlanNode, growing: Growing): Fault[] {
  const faults: Fault[] = [];
  /** @param table of the bitmap heap scan above @param first whether only the first rows of this node are asked for */
  const walk = (node: PlanNode, above: PlanNode | undefined, first: boolean): void => {
    const type = node['Node Type'];
    const of = node['Relation Name'] === undefined ? above : node;
    const table = of?.['Relation Name'] ?? '';
    const live = growing[table];
    const index = live === undefined ? undefined : readWhole(node, live, first);
    if (index !== undefined) faults.push({ table, alias: of?.Alias ?? table, index });
    const isBitmap = type.startsWith('Bitmap');
    for (const child of node.Plans ?? []) {
      const isInput = INPUTS.has(child['Parent Relationship'] ?? '');
      walk(child, isBitmap ? of : undefined, isInput && (type === 'Limit' || (first && handsOn(node))));
    }
  };
  walk(plan, undefined, false);
  return faults;
}

/** What a node reads from end to end: an index, or null for the table; undefined where it does not. */
function readWhole(node: PlanNode, live: readonly string[], first: boolean): string | null | undefined {
  if (node['Node Type'] === 'Seq Scan') return null;
  if (!INDEX_SCANS.has(node['Node Type']) || node['Index Cond'] !== undefined) return undefined;
  const index = node['Index Name'] ?? '';
  // The first page of a list, in the order of its index.
  return live.includes(index) || (first && node.Filter === undefined) ? undefined : index;
}
