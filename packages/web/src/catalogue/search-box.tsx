import { Icon } from '../ui/svg.tsx';

/** A search field with its glass; its label is for readers, its hint for eyes. */
export function SearchBox({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <label className="search-box">
      <Icon name="search" />
      <span className="visually-hidden">{label}</span>
      <input type="search" value={value} placeholder={hint} maxLength={80} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
