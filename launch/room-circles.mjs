const NO_ROOMS = new Set(['platform', 'adapters', 'testing']);
const ROOM_FILE = /^packages\/server\/src\/([^/]+)\/(?!.*\.test\.ts$)/;

const roomOf = (file) => {
  const room = ROOM_FILE.exec(file)?.[1];
  return NO_ROOMS.has(room) ? undefined : room;
};

/** Which room needs which other at run time, each with a file that does. */
function roomGraph(modules) {
  const graph = new Map();
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    if (from === undefined) continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = roomOf(resolved);
      if (to === undefined || to === from || dependencyTypes.includes('type-only')) continue;
      if (!graph.has(from)) graph.set(from, new Map());
      graph.get(from).set(to, source);
    }
  }
  return graph;
}

/**
 * Rooms of the server that need each other, directly or by way of others: neither can be understood, or taken out, alone.
 * What must act on something that happens in a room below it reacts to a domain event instead.
 * @param {Array<{ source: string, dependencies: Array<{ resolved: string, dependencyTypes: string[] }> }>} modules of dependency-cruiser
 * @returns {string[]} a line for each circle
 */
export function roomCircles(modules) {
  const graph = roomGraph(modules);
  const done = new Set();
  const circles = [];
  const visit = (room, path) => {
    const at = path.indexOf(room);
    if (at !== -1) {
      const circle = [...path.slice(at), room];
      const steps = circle.slice(1).map((to, n) => `${to} (by ${graph.get(circle[n]).get(to)})`);
      circles.push(`rooms-make-no-circle: ${[circle[0], ...steps].join(' → ')}: let one of them react to a domain event of the other`);
      return;
    }
    if (done.has(room)) return;
    for (const to of graph.get(room)?.keys() ?? []) visit(to, [...path, room]);
    done.add(room);
  };
  for (const room of graph.keys()) visit(room, []);
  return circles;
}
