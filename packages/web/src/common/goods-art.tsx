import { useEffect } from 'react';
import { drawingOf } from './goods-names.ts';
import './goods-art.css';

let asked = false;

/** Brings the drawings of all goods into the page, once: what refers to them is drawn as soon as they are there. */
async function bringSprite(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const { goods } = await import('../art/goods/goods.ts');
    const sprite = document.createElement('div');
    sprite.hidden = true;
    sprite.innerHTML = `<svg>${Object.entries(goods)
      .map(([name, drawn]) => `<symbol id="goods-${name}" viewBox="0 0 96 72">${drawn}</symbol>`)
      .join('')}</svg>`;
    document.body.append(sprite);
  } catch {
    asked = false; // Without them there are grounds without drawings; the next that is shown asks again.
  }
}

/** A drawing of goods by its name, without a ground. */
export function GoodsDrawing({ art }: { art: string }) {
  useEffect(() => void bringSprite(), []);
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <use href={`#goods-${art}`} />
    </svg>
  );
}

/** What a dish or a product looks like, on its ground. */
export function GoodsArt({ kind, name, section }: { kind: 'food' | 'grocery'; name: string; section?: string }) {
  const { art, tint } = drawingOf(kind, name, section);
  return (
    <span className="goods-art" data-tint={tint}>
      <GoodsDrawing art={art} />
    </span>
  );
}
