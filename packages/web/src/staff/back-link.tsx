import { Link } from 'wouter';
import type { TextKey } from 'virtual:texts/keys';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** The way back to the list on a desktop; a phone has an arrow in its bar. @param name of one that it leads to, in place of a list's */
export function BackLink({ href, to, name }: { href: string; to: TextKey; name?: string | undefined }) {
  const t = useText();
  return (
    <Link className="text-link back-link no-print" href={href}>
      <Icon name="back" size={20} />
      {name ?? t(to)}
    </Link>
  );
}
