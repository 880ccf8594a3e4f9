import { useEffect } from 'react';
import type { Picture as PictureOf } from '@safiri/contract/catalogue/shapes.ts';
import { drawingOf } from './goods-names.ts';
import { Picture } from './picture.tsx';
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

interface Goods {
  readonly kind: 'food' | 'grocery';
  readonly name: string;
  readonly section?: string;
  /** What its shop shows of it, where it does. */
  readonly picture?: PictureOf | null | undefined;
  /** How wide the picture stands, as CSS says it. */
  readonly sizes?: string;
}

/** What a dish or a product looks like: its picture, else drawn on its ground. */
export function GoodsArt({ kind, name, section, picture = null, sizes = '56px' }: Goods) {
  const { art, tint } = drawingOf(kind, name, section);
  return (
    <span className="goods-art" data-tint={tint}>
      <Picture picture={picture} sizes={sizes}>
        <GoodsDrawing art={art} />
      </Picture>
    </span>
  );
}
