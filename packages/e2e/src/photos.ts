import type { Page } from '@playwright/test';

/** A photo as a phone's camera makes it, of a plate on a wooden table. */
export async function photoOfPlate(page: Page, width = 1600, height = 1200) {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const brush = canvas.getContext('2d');
      if (brush === null) return '';
      for (let y = 0; y < h; y += 8) {
        const shade = 62 + 14 * Math.sin(y / 37) + 6 * Math.sin(y / 5);
        brush.fillStyle = `rgb(${shade * 2}, ${shade * 1.35}, ${shade * 0.8})`;
        brush.fillRect(0, y, w, 8);
      }
      const round = (x: number, y: number, r: number, color: string) => {
        brush.fillStyle = color;
        brush.beginPath();
        brush.arc(x, y, r, 0, 7);
        brush.fill();
      };
      const [x, y, r] = [w / 2, h / 2, Math.min(w, h) * 0.42];
      round(x, y, r, '#f5f1e6');
      round(x, y, r * 0.82, '#e9e2d0');
      round(x - r * 0.2, y, r * 0.55, '#fffdf5');
      for (let i = 0; i < 160; i += 1) {
        const [turn, far] = [i * 2.4, r * 0.5 * Math.sqrt(i / 160)];
        const color = ['#c8501e', '#e08a26', '#8f2a14', '#3d7a2b', '#f0b43c'][i % 5] ?? '';
        round(x + r * 0.16 + far * Math.cos(turn), y + r * 0.1 + far * 0.8 * Math.sin(turn), r * 0.06, color);
      }
      return canvas.toDataURL('image/jpeg', 0.85);
    },
    [width, height] as const,
  );
  return { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}
