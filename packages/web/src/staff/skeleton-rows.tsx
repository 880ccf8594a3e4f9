import { Skeleton } from '../ui/states.tsx';

/** So many rows as high as those that come, in the list's own card. */
export function SkeletonRows({ height, count }: { height: number; count: number }) {
  return (
    <div className="card skeleton-rows" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <Skeleton key={i} height={height - 20} />
      ))}
    </div>
  );
}
