import { Icon } from './svg.tsx';
import './switch.css';

export function Switch({
  on,
  label,
  disabled = false,
  onChange,
}: {
  on: boolean;
  label: string;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      className="switch"
      onClick={() => onChange(!on)}
    >
      <Icon name={on ? 'check' : 'x'} size={20} />
    </button>
  );
}
