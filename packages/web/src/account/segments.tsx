/** One of a few, all in sight: each a tap away, and known to the keyboard as one group. */
export function Segments<T extends string>({
  label,
  choices,
  current,
  onChange,
}: {
  label: string;
  choices: ReadonlyArray<{ id: T; text: string }>;
  current: T;
  onChange: (id: T) => void;
}) {
  return (
    <fieldset className="one-of">
      <legend className="label">{label}</legend>
      <div className="one-of-row">
        {choices.map(({ id, text }) => (
          <label key={id}>
            <input className="visually-hidden" type="radio" name={label} checked={id === current} onChange={() => onChange(id)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
