/** A node of a plan as `explain (format json)` gives it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Alias'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Filter'?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Plans'?: readonly PlanNode[];
}

/** Tables that grow, each with its partial indexes that hold only what is under way. */
export type Growing = Readonly<Record<string, readonly string[]>>;

/** Where a plan reads a growing table from end to end. */
export interface Fault {
  readonly table: string;
  /** The name that the statement gives it. */
  readonly alias: string;
  /** In words. */
  readonly how: string;
}

/** What hands on each row that it gets, or none of the first rows would be the last asked for. */
const HANDS_ON = new Set(['Limit', 'LockRows', 'Subquery Scan', 'Result', 'ProjectSet']);

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
    if (live !== undefined) {
      const how = howItReads(node, live, first);
      if (how !== undefined) faults.push({ table, alias: of?.Alias ?? table, how });
    }
    const isBitmap = type.startsWith('Bitmap');
    for (const child of node.Plans ?? []) {
      const isInput = child['Parent Relationship'] === 'Outer' || child['Parent Relationship'] === 'Subquery';
      const handsOn = type === 'Limit' || (first && HANDS_ON.has(type) && node.Filter === undefined);
      walk(child, isBitmap ? of : undefined, isInput && handsOn);
    }
  };
  walk(plan, undefined, false);
  return faults;
}

function howItReads(node: PlanNode, live: readonly string[], first: boolean): string | undefined {
  const type = node['Node Type'];
  if (type === 'Seq Scan') return 'is read from end to end';
  if (!/^(Index Scan|Index Only Scan|Bitmap Index Scan)$/.test(type) || node['Index Cond'] !== undefined) return undefined;
  const index = node['Index Name'] ?? '';
  // The first page of a list, in the order of its index.
  if (live.includes(index) || (first && node.Filter === undefined)) return undefined;
  return `is read by the whole of ${index}`;
}
