/** How numbers are packed: each by itself, or as the step from the one before. */
export type PackedForm = 'plain' | 'step';

type Numbers = Uint8Array | Uint32Array | Int32Array | Float32Array;

const MOST_BYTES = 5;

/** Whole numbers as groups of seven bits, the least first; small steps, up or down, take a byte or two. */
export function packNumbers(numbers: Numbers, form: PackedForm, scale: number): Uint8Array {
  const bytes = new Uint8Array(numbers.length * MOST_BYTES);
  let at = 0;
  let before = 0;
  for (let i = 0; i < numbers.length; i += 1) {
    const value = Math.round((numbers[i] as number) * scale);
    const step = form === 'step' ? value - before : value;
    before = value;
    let rest = form === 'step' ? (step < 0 ? -2 * step - 1 : 2 * step) : step;
    for (; rest > 127; rest = Math.floor(rest / 128)) {
      bytes[at] = (rest % 128) | 128;
      at += 1;
    }
    bytes[at] = rest;
    at += 1;
  }
  return bytes.subarray(0, at);
}

/** How many numbers were packed: each ends with a byte without the mark that it goes on. */
export function countOf(packed: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < packed.length; i += 1) if ((packed[i] as number) < 128) count += 1;
  return count;
}

export function unpackNumbers(packed: Uint8Array, numbers: Numbers, form: PackedForm, scale: number): void {
  let at = 0;
  let before = 0;
  for (let i = 0; i < numbers.length; i += 1) {
    let value = 0;
    let unit = 1;
    for (; (packed[at] as number) > 127; at += 1) {
      value += ((packed[at] as number) - 128) * unit;
      unit *= 128;
    }
    value += (packed[at] as number) * unit;
    at += 1;
    if (form === 'step') {
      before += value % 2 === 1 ? -(value + 1) / 2 : value / 2;
      value = before;
    }
    numbers[i] = value / scale;
  }
}
