import { Icon } from '../ui/svg.tsx';

/** Hues of the covers, so that kitchens and shops are told apart at a glance. */
const hues: Record<string, number> = {
  south_african: 24,
  fast_food: 8,
  italian: 140,
  indian: 44,
  chinese: 350,
  african: 100,
  continental: 220,
  supermarket: 150,
  market: 90,
  convenience: 200,
  butchery: 0,
  bakery: 35,
};

/** The picture of a shop: a woven pattern in the colour of its kind. */
export function Cover({ category, tall = false }: { category: string; tall?: boolean }) {
  return (
    <span className="shop-cover" data-tall={tall} style={{ '--hue': hues[category] ?? 240 } as React.CSSProperties} aria-hidden="true">
      <Icon name={category in { supermarket: 1, market: 1, convenience: 1, butchery: 1, bakery: 1 } ? 'basket' : 'bowl'} size={32} />
    </span>
  );
}
