import { isWithin, parseWeekHours, type WeekHours } from '@safiri/rules/places/week-hours.ts';
import type { RoadGraph } from './road-graph.ts';

/** The hours at which edges of a graph are closed. */
export class RoadHours {
  private readonly graph: RoadGraph;
  private readonly lines: readonly { readonly hours: WeekHours; readonly outside: boolean }[];

  constructor(graph: RoadGraph) {
    this.graph = graph;
    const text = new TextDecoder().decode(graph.hoursText);
    this.lines = text === '' ? [] : text.split('\n').map(readLine);
  }

  /** Which hours hold, as a text that is the same as long as nothing opens or closes; empty where nothing ever does. */
  at(minute: number): string {
    return this.lines.map(({ hours, outside }) => (isWithin(hours, minute) === outside ? '0' : '1')).join('');
  }

  /** The uses of edges that are closed when these hours hold. */
  closed(holding: string): Map<number, number> {
    const { closedEdge, closedUse, closedHours } = this.graph;
    const closed = new Map<number, number>();
    closedEdge.forEach((edge, i) => {
      if (holding[closedHours[i] as number] === '1') closed.set(edge, (closed.get(edge) ?? 0) | (closedUse[i] as number));
    });
    return closed;
  }
}

function readLine(line: string): { hours: WeekHours; outside: boolean } {
  const outside = line.startsWith('!');
  return { hours: parseWeekHours(outside ? line.slice(1) : line) ?? [], outside };
}
