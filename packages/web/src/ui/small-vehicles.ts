import { isTwoWheeled, type VehicleType } from '@safiri/rules/dispatch/vehicles.ts';

/** A vehicle from above, 32 × 32 around its middle, its nose to the north: paths of what is painted and of what lies on it. */
interface FromAbove {
  readonly body: string;
  readonly dark: string;
}

/** Narrow, with its handlebar and wheels, and the shoulders and helmet of who rides it. */
const bike: FromAbove = {
  body: 'M0-9c1.900 0 2.900 1.400 2.900 3.400V8.500c0 1.800-1 3-2.900 3s-2.900-1.200-2.900-3v-14.100C-2.900-7.600-1.900-9 0-9ZM-6.600 3c0-2.800 2.800-4.200 6.600-4.200s6.600 1.400 6.600 4.200c0 1.700-1.300 2.600-3 2.600h-7.200c-1.700 0-3-.9-3-2.600ZM-6.800-4l1-2.200c2.600-2 9-2 11.600 0l1 2.200c-3.200-1.500-10.400-1.500-13.600 0Z',
  dark: 'M0-14.500c1 0 1.500.7 1.500 1.700v3.600h-3v-3.600c0-1 .5-1.700 1.500-1.700ZM-1.500 10.800h3v2.400c0 1-.5 1.700-1.500 1.700s-1.500-.7-1.500-1.700ZM0-1.400a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400Z',
};

/** One wheel in front, two behind, under a roof. */
const tuktuk: FromAbove = {
  body: 'M0-12.500c2.600 0 3.800 2 5 5.200L6.800-2V8.500c0 1.900-1.200 3.100-3 3.100h-7.600c-1.800 0-3-1.200-3-3.100V-2L-5-7.300c1.200-3.200 2.400-5.200 5-5.200Z',
  dark: 'M-3.600-6.600h7.200l1.400 3.800h-10ZM-4.600 7h9.200v2h-9.200Z',
};

/** How a vehicle is drawn that is no car; undefined for cars. */
export function fromAbove(kind: VehicleType | undefined): FromAbove | undefined {
  if (kind === undefined) return undefined;
  if (kind === 'tuktuk') return tuktuk;
  return isTwoWheeled(kind) ? bike : undefined;
}
