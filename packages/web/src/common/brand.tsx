import { Link } from 'wouter';
import { logo } from '../art/logo.ts';
import { Mark } from '../ui/mark.tsx';
import { brand } from '../platform/brand.ts';

const sizes = { 30: logo(30), 36: logo(36), 40: logo(40) };

/** The mark and the name, which lead to where somebody is at home. `size` is the mark's in CSS pixels. */
export function Brand({ href = '/', size = 36, label }: { href?: string | undefined; size?: keyof typeof sizes; label?: string }) {
  return (
    <Link className="brand" href={href} aria-label={label}>
      <Mark svg={sizes[size]} size={size} />
      <span>{brand.name}</span>
    </Link>
  );
}
