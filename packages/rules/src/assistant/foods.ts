import { foldText } from '../places/fold-text.ts';
import { dietaryOptions, type DietaryOption } from './diets.ts';

/** What a food gives a meal. */
export const foodGroups = ['vegetable', 'fruit', 'starch', 'protein', 'dairy', 'fat', 'extra'] as const;
export type FoodGroup = (typeof foodGroups)[number];

/** What is known of a food, whoever makes it. */
export interface Food {
  readonly group: FoodGroup;
  /** Grams or millilitres of a portion, or portions in one pack where it is not sold by weight. */
  readonly portion: { readonly grams: number } | { readonly perPack: number };
  /** 1 whole and plain, 0 usual, -1 mostly sugar, salt or white flour. */
  readonly quality: -1 | 0 | 1;
  /** The diets that it surely fits. */
  readonly diets: ReadonlySet<DietaryOption>;
}

/** One letter for each diet, in the order of the screen. */
const letters = 'VGHKFDLBE';

/**
 * Every food that may be put on a list: name on the shelf | group | portion | quality | diets. A portion is grams, or 'n×' for
 * n portions in a pack. A letter stands only where the food fits whoever makes it: meat without a certificate is neither halal nor
 * kosher, bread may hold milk, hard cheese may hold rennet, a sauce may hold anything. What does not stand here is not known, and
 * what is not known fits no diet.
 */
const table = `
bananas|fruit|100|1|VGHKFD--E
apples pink lady|fruit|120|1|VGHKFD-BE
oranges navel|fruit|150|1|VGHKFD-BE
avocados|fat|8×|1|VGHKFDLBE
lemons|extra|100|1|VGHKFDLBE
grapes red seedless|fruit|100|1|VGHKFD--E
pineapple|fruit|8×|1|VGHKFD--E
watermelon|fruit|20×|1|VGHKFD--E
mangoes|fruit|6×|1|VGHKFD--E
pears packham|fruit|120|1|VGHKFD-BE
pawpaw|fruit|8×|1|VGHKFD--E
strawberries|fruit|80|1|VGHKFDLBE
potatoes|starch|150|1|VGHKFD--E
sweet potatoes|starch|130|1|VGHKFD--E
onions brown|vegetable|80|1|VGHKFD-BE
tomatoes|vegetable|80|1|VGHKFDLBE
carrots|vegetable|80|1|VGHKFD-BE
spinach bunch|vegetable|4×|1|VGHKFDLBE
butternut|vegetable|10×|1|VGHKFD--E
cabbage|vegetable|16×|1|VGHKFDLBE
green peppers|vegetable|5×|1|VGHKFDLBE
green beans|vegetable|80|1|VGHKFDLBE
mushrooms button|vegetable|80|1|VGHKFDLBE
lettuce iceberg|vegetable|6×|1|VGHKFDLBE
cucumber|vegetable|4×|1|VGHKFDLBE
garlic|extra|20|1|VGHKFDLBE
ginger|extra|20|1|VGHKFDLBE
milk full cream|dairy|250|0|V-HKF----
milk low fat|dairy|250|1|V-HKF--BE
long life milk|dairy|250|0|V-HKF----
maas|dairy|200|0|V-HKF----
yoghurt plain|dairy|125|1|--H-F--BE
yoghurt strawberry|dairy|6×|-1|----F----
cheddar|dairy|30|0|----F-L--
gouda slices|dairy|30|0|----F-L--
butter|fat|10|0|V-H-F-L--
margarine|fat|10|0|--------E
cream|dairy|30|-1|V-H-F-L--
eggs large|protein|2|1|V-HKFDLBE
chicken braai pack|protein|120|0|----FDL--
chicken breast fillets|protein|100|1|----FDLBE
beef mince|protein|100|0|----FDL--
stewing beef|protein|100|0|----FDL--
boerewors|protein|100|-1|------L--
pork chops|protein|120|0|----FDL--
lamb chops|protein|120|0|----FDL--
hake fillets frozen|protein|120|1|--H-FDLBE
pilchards in tomato|protein|100|0|--H--D---
tuna in water|protein|85|1|--H-FDLB-
polony|protein|60|-1|---------
viennas|protein|60|-1|---------
white bread|starch|60|-1|V--------
brown bread|starch|60|0|V-------E
whole wheat bread|starch|60|1|V------BE
hot dog rolls|starch|6×|-1|V--------
hamburger rolls|starch|6×|-1|V--------
scones|extra|6×|-1|V--------
vanilla sponge|extra|10×|-1|V--------
rusks buttermilk|extra|30|-1|V--------
wraps|starch|6×|-1|V--------
maize meal super|starch|60|0|VGHKFD--E
rice parboiled|starch|60|0|VGHKFD--E
rice basmati|starch|60|0|VGHKFD--E
cake flour|starch|50|-1|VGHK-D---
white sugar|extra|10|-1|VGHKFD---
sunflower oil|fat|10|0|VGHKFDL-E
salt fine|extra|5|-1|VGHKFDL--
spaghetti|starch|75|0|VGHK-D---
macaroni|starch|75|0|VGHK-D---
baked beans|protein|200|0|V-----B--
chopped tomatoes|vegetable|100|0|VGH-FDLB-
peanut butter|protein|30|0|V-------E
apricot jam|extra|20|-1|V---F----
honey|extra|15|-1|V-HKFD---
oats|starch|45|1|VGHK-D-BE
corn flakes|starch|35|-1|V--------
sugar beans|protein|45|1|VGHKFD-BE
red lentils|protein|45|1|VGHKFD-BE
samp|starch|60|1|VGHKFD--E
curry powder|extra|5|0|---------
rooibos tea|extra|80×|0|VGHKFDLBE
black tea|extra|100×|0|VGHKFDLBE
instant coffee|extra|3|0|VGH-FDLB-
ground coffee|extra|10|0|VGHKFDLB-
apple juice|fruit|250|-1|VGH--D---
peanuts salted|protein|30|-1|VG---D---
`;

const diets = new Map([...letters].map((letter, i) => [letter, dietaryOptions[i] as DietaryOption]));

function portionOf(text: string): Food['portion'] {
  return text.endsWith('×') ? { perPack: Number(text.slice(0, -1)) } : { grams: Number(text) };
}

const foods: ReadonlyMap<string, Food> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', group = '', portion = '', quality = '', fits = ''] = line.split('|');
      const food: Food = {
        group: group as FoodGroup,
        portion: portionOf(portion),
        quality: Number(quality) as Food['quality'],
        diets: new Set([...fits].flatMap((letter) => diets.get(letter) ?? [])),
      };
      return [name, food] as const;
    }),
);

/** What is known of a product by its name; undefined for what is no food or not known. */
export const foodOf = (name: string): Food | undefined => foods.get(foldText(name));

/** Whether a food surely fits all of these diets. */
export const fitsDiets = (food: Food, wanted: readonly DietaryOption[]): boolean => wanted.every((diet) => food.diets.has(diet));
