import type { PictureFault } from '@safiri/rules/verification/picture-fault.ts';

/** What makes a picture hard to read, seen on a small copy; null for none, and for what the browser can't draw. */
export async function lookAtPicture(picture: Blob): Promise<PictureFault | null> {
  try {
    // Loaded with the first picture: who sends a PDF needs none of it.
    const { LOOKED_AT_WIDTH, pictureFault } = await import('@safiri/rules/verification/picture-fault.ts');
    const drawn = await createImageBitmap(picture);
    const scale = Math.min(1, LOOKED_AT_WIDTH / drawn.width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(drawn.width * scale);
    canvas.height = Math.round(drawn.height * scale);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    drawn.close();
    const points = context?.getImageData(0, 0, canvas.width, canvas.height).data;
    return points === undefined ? null : pictureFault(points, canvas.width, canvas.height);
  } catch {
    return null;
  }
}
