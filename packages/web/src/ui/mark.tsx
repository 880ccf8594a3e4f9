import { brand } from '../platform/brand.ts';
import { Art } from './svg.tsx';

/** The operator's logo, or the product's own mark: `svg`. `size` is its height in CSS pixels. */
export function Mark({ svg, size }: { svg: string; size: number }) {
  if (brand.logo === undefined) return <Art svg={svg} />;
  return <img className="mark" src={brand.logo} alt="" height={size} />;
}
