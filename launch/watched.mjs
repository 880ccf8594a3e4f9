import { spawn } from 'node:child_process';
import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors and git write several files, or one several times, in a moment. */
const SETTLE_MS = 50;

/**
 * Calls back when a file below these folders changes. Folders are watched, not files: many editors put a new file in the
 * place of the old one, which a watcher of the old one would not see.
 * @param {readonly string[]} folders
 * @param {RegExp} names of the files that count
 * @param {() => void} onChange
 * @returns {() => void} ends it
 */
export function watchFiles(folders, names, onChange) {
  const watchers = new Map();
  let seen = Date.now();
  let timer;
  /** Who only opens a file, or links to it, has not changed it. */
  const isNewer = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat === undefined || stat.mtimeMs >= seen - 1000;
  };
  const look = (folder) => {
    if (!watchers.has(folder))
      watchers.set(
        folder,
        watch(folder, (_event, name) => name !== null && heard(folder, name)),
      );
    for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) look(join(folder, entry.name));
  };
  const heard = (folder, name) => {
    const path = join(folder, name);
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) look(path);
    else if (!names.test(name) || !isNewer(path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      seen = Date.now();
      onChange();
    }, SETTLE_MS);
  };
  for (const folder of folders) look(folder);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/**
 * A program that is started anew on demand. It may end well (SIGTERM) for so long; then it is killed, with all that it started.
 * @param {readonly string[]} args of Node
 * @param {import('node:child_process').SpawnOptions} options
 */
export function restartable(args, options, graceMs) {
  let child;
  let turn = Promise.resolve();
  // A group of its own: what it started can be ended with it, and the terminal's Ctrl-C reaches it through us alone.
  const start = () => (child = spawn(process.execPath, args, { ...options, detached: process.platform !== 'win32' }));
  const kill = (signal) => {
    try {
      process.kill(signal === 'SIGKILL' && process.platform !== 'win32' ? -child.pid : child.pid, signal);
    } catch {
      // It has ended by itself.
    }
  };
  const end = async (ms) => {
    if (child === undefined) return;
    const running = child.exitCode === null && child.signalCode === null;
    const ended = running ? new Promise((resolve) => child.once('exit', resolve)) : undefined;
    if (running) kill('SIGTERM');
    const late = setTimeout(() => kill('SIGKILL'), ms);
    await ended;
    clearTimeout(late);
    kill('SIGKILL');
  };
  return {
    restart: () =>
      (turn = turn.then(async () => {
        await end(graceMs);
        start();
      })),
    stop: (ms) => (turn = turn.then(() => end(ms))),
  };
}
