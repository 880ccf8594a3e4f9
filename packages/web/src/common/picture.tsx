import { useState, type ReactNode } from 'react';
import type { Picture as PictureOf } from '@safiri/contract/catalogue/shapes.ts';
import { usePictures } from './pictures-shown.ts';
import './picture.css';

interface Props {
  readonly picture: PictureOf | null;
  /** How wide it stands, as CSS says it. */
  readonly sizes: string;
  /** Under data saver too: to those who chose it. */
  readonly always?: boolean;
  /** What is drawn where there is none, where it did not come, or where whoever saves data has not asked for it. */
  readonly children?: ReactNode;
}

/** A picture of a shop or of what it sells, within a frame that has its size: its colour first, and nothing beside it moves when it comes. */
export function Picture({ picture, sizes, always = false, children }: Props) {
  const wanted = usePictures();
  const pictures = always ? 'all' : wanted;
  const [failed, setFailed] = useState<number>();
  const smallest = picture?.sources[0];
  const widest = picture?.sources.at(-1);
  if (picture == null || smallest === undefined || widest === undefined || pictures === 'none' || failed === picture.id) return children;
  const all = picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return (
    <img
      className="picture"
      src={smallest.url}
      {...(pictures === 'small' ? {} : { srcSet: all, sizes })}
      width={widest.width}
      height={Math.round(widest.width / picture.ratio)}
      loading="lazy"
      decoding="async"
      // Its name stands beside it.
      alt=""
      style={{ background: picture.color }}
      onError={() => setFailed(picture.id)}
    />
  );
}
