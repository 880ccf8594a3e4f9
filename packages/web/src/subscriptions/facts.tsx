import type { IconName } from '../art/icons.ts';
import { Icon } from '../ui/svg.tsx';

type Fact = readonly [IconName, string];

/** One line each, with its sign: nothing that ends and is lost has a tick. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="benefits">
      {facts.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} size={20} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** What belongs together, under its heading. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className="card doc" aria-label={title}>
      <h2 className="h2">{title}</h2>
      <FactList facts={facts} />
    </section>
  );
}
