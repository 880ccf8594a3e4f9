// Imported by the server's one file (bundle.mjs): the lines of its sources in what it says of a fault. By `--enable-source-maps` Node would
// read the map at each start, for half as much processor time again and 150 MB; here it is read when a stack is first looked at.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** The maps that were read, by the address of the file; null where there is none. */
const maps = new Map();

function mapOf(address) {
  if (!maps.has(address)) {
    let map = null;
    try {
      map = new SourceMap(JSON.parse(readFileSync(new URL(`${address}.map`), 'utf8')));
    } catch {
      // A file that was not put together of others has no map: its own lines are shown.
    }
    maps.set(address, map);
  }
  return maps.get(address);
}

/** A line of a stack as it is shown. @param frame V8's CallSite */
export function frameText(frame) {
  const address = frame.getFileName();
  const text = String(frame);
  if (!/^file:.*\/dist\//.test(address ?? '')) return text;
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  const origin = mapOf(address)?.findOrigin(line, column);
  if (origin?.fileName === undefined) return text;
  return text.replace(`${address}:${line}:${column}`, `${new URL(origin.fileName, address)}:${origin.lineNumber}:${origin.columnNumber}`);
}

Error.prepareStackTrace = (error, frames) => [String(error), ...frames.map((frame) => `    at ${frameText(frame)}`)].join('\n');
