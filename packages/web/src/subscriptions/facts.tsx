import type { IconName } from '../art/icons.ts';
import { Icon } from '../ui/svg.tsx';

/** What belongs together, each with its sign: nothing that ends and is lost has a tick. */
export function Facts({ title, facts }: { title: string; facts: ReadonlyArray<readonly [IconName, string]> }) {
  return (
    <section className="card doc" aria-label={title}>
      <h2 className="h2">{title}</h2>
      <ul className="benefits">
        {facts.map(([icon, text]) => (
          <li key={text}>
            <Icon name={icon} size={20} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
