/** Read from a picture's head and refused before it is decoded: a small file can unfold to gigabytes. */
export const MAX_PIXELS = 25_000_000;
export const TOO_MANY_PIXELS =
  'This picture has more than 25 million pixels. Choose a lower resolution in the camera, or send a screenshot';
