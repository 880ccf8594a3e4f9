import { Icon } from '../ui/svg.tsx';

/** A list of the console with nothing in it: one quiet line. */
export function NothingHere({ text }: { text: string }) {
  return (
    <p className="card calm">
      <Icon name="check" size={24} />
      {text}
    </p>
  );
}
