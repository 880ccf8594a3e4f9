/** Reads the names of a graph's streets one by one. */
export class StreetNames {
  private readonly text: Uint8Array;
  /** Where each line begins, and one more. */
  private readonly start: Uint32Array;
  private readonly decoder = new TextDecoder();

  constructor(text: Uint8Array) {
    this.text = text;
    const start = [0];
    for (let end = text.indexOf(10); end !== -1; end = text.indexOf(10, end + 1)) start.push(end + 1);
    start.push(text.length + 1);
    this.start = Uint32Array.from(start);
  }

  /** The name on a line; empty beyond the last. */
  at(line: number): string {
    return this.decoder.decode(this.text.subarray(this.start[line] ?? 0, Math.max(0, (this.start[line + 1] ?? 1) - 1)));
  }
}
