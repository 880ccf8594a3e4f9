/** What a picture is of: a dish or product stands in a square, the head of a shop is three times as wide as high. */
export const pictureShapes = ['item', 'shop'] as const;
export type PictureShape = (typeof pictureShapes)[number];

interface ShapeFacts {
  /** Width to height. */
  readonly ratio: number;
  /** Widths in which it is kept, pixels, each with the most bytes that it may have; the smallest first. */
  readonly sizes: ReadonlyArray<{ readonly width: number; readonly bytes: number }>;
  /** A part that is cut out of a photo has at least so many pixels across. */
  readonly leastWidth: number;
}

const KB = 1024;

/** The small one stands in a list of a phone and under data saver, the large one on a sharp screen. */
export const pictureFacts: Readonly<Record<PictureShape, ShapeFacts>> = {
  item: {
    ratio: 1,
    sizes: [
      { width: 160, bytes: 10 * KB },
      { width: 320, bytes: 24 * KB },
      { width: 640, bytes: 60 * KB },
    ],
    leastWidth: 320,
  },
  shop: {
    ratio: 3,
    sizes: [
      { width: 480, bytes: 20 * KB },
      { width: 960, bytes: 40 * KB },
      { width: 1440, bytes: 60 * KB },
    ],
    leastWidth: 480,
  },
};

/** How high a picture of that width is. */
export const heightOf = (shape: PictureShape, width: number): number => Math.round(width / pictureFacts[shape].ratio);

/** The part of a photo that is shown, in fractions of the upright photo. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What two numbers of a browser may miss when they are added. */
const ROUNDING = 0.001;

/** Whether a part lies within its photo. */
export const isWithin = ({ left, top, width, height }: Cut): boolean =>
  left >= 0 && top >= 0 && width > 0 && height > 0 && left + width <= 1 + ROUNDING && top + height <= 1 + ROUNDING;

/** A part in pixels of its photo, each at least one, and none beyond its edge. */
export function pixelsOf(cut: Cut, photo: { readonly width: number; readonly height: number }): Cut {
  const left = Math.min(photo.width - 1, Math.round(cut.left * photo.width));
  const top = Math.min(photo.height - 1, Math.round(cut.top * photo.height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(photo.width - left, Math.round(cut.width * photo.width))),
    height: Math.max(1, Math.min(photo.height - top, Math.round(cut.height * photo.height))),
  };
}

/** The sizes in which a part of that many pixels across is kept: none is made larger than it was taken. */
export const sizesFor = (shape: PictureShape, pixels: number): ShapeFacts['sizes'] =>
  pictureFacts[shape].sizes.filter(({ width }) => width <= pixels);

/** Pictures that a shop has sent and not used yet. */
export const UNUSED_PICTURES_AT_MOST = 30;
/** A picture that is not used any more stays for so long: phones still hold menus that name it. */
export const UNUSED_PICTURE_DAYS = 7;
