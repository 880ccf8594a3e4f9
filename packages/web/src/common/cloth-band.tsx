import { clothTiles } from '../art/cloth-tiles.ts';
import { Art } from '../ui/svg.tsx';

const tiles = clothTiles(36);

/** A band of cloth from edge to edge, of whole cells however wide it is: those it has no room for are not shown. */
export function ClothBand({ className }: { className: string }) {
  return (
    <div className={`cloth-band ${className}`} aria-hidden="true">
      {tiles.map((tile, i) => (
        <Art key={i} svg={tile} />
      ))}
    </div>
  );
}
