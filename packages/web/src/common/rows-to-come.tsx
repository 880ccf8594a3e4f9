/** Places that are on their way, in the shape of their rows. */
export function RowsToCome() {
  return (
    <div className="place-rows" aria-hidden="true">
      {Array.from({ length: 6 }, (_, i) => (
        <div key={i}>
          <span className="skeleton" />
          <span>
            <span className="skeleton" />
            <span className="skeleton" />
          </span>
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}
