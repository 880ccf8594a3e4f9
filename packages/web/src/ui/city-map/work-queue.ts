/** What a queue does at once, in milliseconds, so that a finger on the map is answered in between. */
const SLICE_MS = 10;

export interface WorkQueue {
  /** The ground is drawn before any name is: streets are what a map is read by first. */
  readonly add: (task: () => void, kind: 'ground' | 'names') => void;
  readonly clear: () => void;
}

/** Does something after what the browser has to do now: sooner than a timer, which waits four milliseconds and longer. */
function soon(): (task: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  let next = () => {};
  port1.onmessage = () => next();
  return (task) => {
    next = task;
    port2.postMessage(null);
  };
}

/** Does what is to be drawn in slices, one task after the other. */
export function workQueue(now: () => number = () => performance.now(), later: (task: () => void) => unknown = soon()): WorkQueue {
  const tasks: Record<'ground' | 'names', Array<() => void>> = { ground: [], names: [] };
  let isPlanned = false;
  const next = () => tasks.ground.shift() ?? tasks.names.shift();
  const run = () => {
    isPlanned = false;
    const until = now() + SLICE_MS;
    for (let task = next(); task !== undefined; task = now() < until ? next() : undefined) task();
    wake();
  };
  const wake = () => {
    if (isPlanned || tasks.ground.length + tasks.names.length === 0) return;
    isPlanned = true;
    later(run);
  };
  return {
    add: (task, kind) => {
      tasks[kind].push(task);
      wake();
    },
    clear: () => {
      tasks.ground = [];
      tasks.names = [];
    },
  };
}
