/** Numbers positions so that neighbours on the map are mostly neighbours in memory (Morton order). Gives the old numbers in the new order. */
export function nearOrder(lat: Int32Array, lng: Int32Array): Uint32Array {
  const south = lat.reduce((least, value) => Math.min(least, value), Infinity);
  const west = lng.reduce((least, value) => Math.min(least, value), Infinity);
  const reach = Math.max(
    1,
    lat.reduce((most, value) => Math.max(most, value - south), 0),
    lng.reduce((most, value) => Math.max(most, value - west), 0),
  );
  const cell = (value: number, from: number) => Math.floor(((value - from) / reach) * 0xffff);
  const count = lat.length;
  // Code and number share the 53 whole bits of a double; of a country with millions of nodes the code is a little coarser.
  const room = Math.max(1, count);
  const coarser = Math.max(0, Math.ceil(Math.log2(room)) + 32 - 53);
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i += 1) {
    keys[i] = (interleave(cell(lat[i] as number, south), cell(lng[i] as number, west)) >>> coarser) * room + i;
  }
  keys.sort();
  return Uint32Array.from(keys, (key) => key % room);
}

function interleave(a: number, b: number): number {
  return (spread(a) * 2 + spread(b)) >>> 0;
}

/** The 16 bits of a number with a zero before each. */
function spread(value: number): number {
  let bits = value & 0xffff;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}
