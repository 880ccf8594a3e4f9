import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** On the home of a driver who is online: somebody stands here and wants to go. */
export function HailLink() {
  const t = useText();
  return (
    <Link className="button soft full step" href="/hail">
      <Icon name="user" size={22} />
      {t('hailLink')}
    </Link>
  );
}
