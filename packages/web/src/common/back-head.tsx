import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/svg.tsx';

/** The name of a screen that has no tab of its own, with the way back before it; a desktop's menu leads back by itself. */
export function BackHead({ title, href }: { title: string; href: string }) {
  const t = useText();
  return (
    <div className="back-head">
      <Link className="icon-button" href={href} aria-label={t('back')}>
        <Icon name="back" size={24} />
      </Link>
      <h1 className="h1">{title}</h1>
    </div>
  );
}
