import type { Picture as PictureOf } from '@safiri/contract/catalogue/shapes.ts';
import { GoodsDrawing } from '../common/goods-art.tsx';
import { Picture } from '../common/picture.tsx';

/** The cloth and the plates of a kind of shop: its colours, by which neighbours are told apart, and what is drawn on the plates, the leading one first. */
const covers: Record<string, readonly [colors: string, drawings: readonly string[]]> = {
  south_african: ['orange', ['bunnyChow', 'papAndWors', 'chakalaka', 'vetkoek', 'kota', 'stew']],
  fast_food: ['pepper', ['burger', 'chips', 'wings', 'doubleBurger', 'onionRings', 'cola']],
  italian: ['moringa', ['pizza', 'spaghetti', 'tiramisu', 'lasagne', 'penne', 'salad']],
  indian: ['boug', ['curry', 'naan', 'biryani', 'greenCurry', 'lassi', 'riceBowl']],
  chinese: ['dark', ['noodles', 'dumplings', 'springRolls', 'riceBowl', 'tea', 'soup']],
  african: ['indigo', ['jollof', 'ugali', 'nyamaChoma', 'injera', 'plantain', 'skewers']],
  continental: ['cobalt', ['steak', 'grilledFish', 'salad', 'schnitzel', 'pudding', 'soup']],
  supermarket: ['moringa cobalt orange', ['basket', 'milk', 'bread', 'banana', 'eggs', 'maizeMeal']],
  market: ['deep gold', ['spinach', 'tomato', 'mango', 'avocado', 'carrot', 'pineapple']],
  convenience: ['cobalt pepper', ['bread', 'colaCan', 'crisps', 'airtime', 'candles', 'milk']],
  butchery: ['dark', ['wors', 'chops', 'mince', 'biltong', 'wholeChicken', 'porkChops']],
  bakery: ['gold', ['wholeBread', 'scones', 'spongeCake', 'rolls', 'biscuits', 'bread']],
};

/** The picture of a shop: its own where it has one, else three plates of what it sells on its cloth, by its number. */
export function Cover({ category, id, picture = null }: { category: string; id: number; picture?: PictureOf | null }) {
  const [colors, drawings] = covers[category] ?? ['indigo', ['basket', 'riceBowl', 'bread']];
  const cloths = colors.split(' ');
  const at = (n: number) => drawings[(id + n) % drawings.length] ?? 'basket';
  return (
    <span className="shop-cover" data-color={cloths[id % cloths.length]} aria-hidden="true">
      <Picture picture={picture} sizes="(min-width: 900px) 420px, 100vw">
        {[at(1), at(0), at(2)].map((art) => (
          <span key={art} className="shop-plate">
            <GoodsDrawing art={art} />
          </span>
        ))}
      </Picture>
    </span>
  );
}
