import type { Page } from '@playwright/test';

/** A face in front of a wall, as a phone's camera gives it, drawn by the browser of the page. */
export async function portraitFrom(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 1200];
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('This browser draws nothing.');
    const round = (colour: string, x: number, y: number, rx: number, ry: number) => {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
      pen.fill();
    };
    pen.fillStyle = '#d8cbb4';
    pen.fillRect(0, 0, 900, 1200);
    round('#2f5d50', 450, 1230, 400, 330);
    round('#1d1512', 450, 500, 265, 300);
    round('#8a5a3c', 450, 560, 215, 280);
    for (const x of [370, 530]) round('#17110e', x, 530, 24, 20);
    round('#6d2f2a', 450, 710, 78, 24);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
