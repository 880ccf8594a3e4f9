import { product } from '@safiri/rules/product.ts';
import { Link } from 'wouter';
import { logo } from '../art/logo.ts';
import { Art } from '../ui/svg.tsx';

const sizes = { 30: logo(30), 36: logo(36), 40: logo(40) };

/** The mark and the name, which lead to where somebody is at home. `size` is the mark's in CSS pixels. */
export function Brand({ href = '/', size = 36, label }: { href?: string | undefined; size?: keyof typeof sizes; label?: string }) {
  return (
    <Link className="brand" href={href} aria-label={label}>
      <Art svg={sizes[size]} />
      <span>{product.name}</span>
    </Link>
  );
}
