import { iconPaths, type IconName } from '../art/icons.ts';

/** A drawing made by code. Only strings of src/art come here. */
export function Art({ svg, className }: { svg: string; className?: string }) {
  return <span className={className ?? 'art-box'} dangerouslySetInnerHTML={{ __html: svg }} />;
}

export function Icon({ name, size = 24, filled = false }: { name: IconName; size?: number; filled?: boolean }) {
  return (
    <svg className={filled ? 'icon fill' : 'icon'} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
