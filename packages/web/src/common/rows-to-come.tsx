import { Skeleton } from '../ui/states.tsx';

/** In the size of what is on its way. */
export function RowsToCome() {
  return (
    <div className="place-rows" aria-hidden="true">
      {Array.from({ length: 6 }, (_, i) => (
        <Skeleton key={i} height={40} />
      ))}
    </div>
  );
}
