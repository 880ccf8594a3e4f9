import { foldText } from '@safiri/rules/places/fold-text.ts';

/** The light ground of a service, by its token. */
export type Tint = 'food' | 'grocery' | 'drive' | 'ride' | 'parcel' | 'ladies';

/**
 * What is drawn for which words: the drawing, its ground, and the beginnings of words that name it. The first line that fits
 * counts, so what is special ("chicken burger") stands before what is common ("chicken").
 */
const dishes = `
bunnyBeans grocery: bunny chow bean, bean bunny
bunnyChow drive: bunny chow, bunny
kota parcel: kota, gatsby, spatlo
chickenBurger ride: chicken burger
doubleBurger drive: double, smash
burger grocery: burger
pizzaRegina ladies: regina
pizzaFour grocery: quattro, four seasons
pizza food: pizza, margherita
wrap grocery: wrap, shawarma, gyro, burrito
sandwich ladies: sandwich, toast
onionRings ride: onion ring
springRolls grocery: spring roll, samosa
dumplings food: dumpling, dim sum
schnitzel grocery: schnitzel
steak parcel: steak, rump, sirloin
nyamaChoma grocery: nyama choma, choma, braai platter
skewers grocery: suya, skewer, sosatie, kebab, mishkaki
papAndWors parcel: pap and, pap en
egusi food: egusi, pounded yam, fufu
ugali ladies: ugali, sadza, nsima
chakalaka drive: chakalaka, sambal, relish, kachumbari
injera ride: injera, doro wat
vetkoek ladies: vetkoek, mandazi, magwinya, fat cake, bofrot
naan ladies: naan
chapati parcel: chapati, tortilla, roti
jollof ladies: jollof
biryani grocery: biryani, pilau
greenCurry drive: paneer, palak, sukuma, morogo
dal food: dal
roganJosh drive: rogan, vindaloo
mapoTofu parcel: mapo, tofu
curry grocery: butter chicken, curry, masala, korma
horFun parcel: hor fun, ho fun
kungPao food: kung pao, cashew chicken
sweetAndSour grocery: sweet and sour
noodles drive: noodle, chow mein, ramen
soup drive: soup
mogodu grocery: mogodu, tripe, matumbo
oxtail parcel: oxtail
stew drive: stew, potjie, tagine
lasagne food: lasagn
penne ladies: penne
spaghetti parcel: spaghetti, bolognese, pasta, tagliatelle, carbonara
caesarSalad food: caesar
salad ladies: salad, slaw
grilledFish food: grilled hake, grilled fish, snoek, tilapia
plantain food: plantain
pudding ladies: pudding, malva
tiramisu food: tiramisu, brownie, cheesecake
iceCream ride: ice cream, gelato, sorbet
gingerBeer food: ginger beer, stoney
beer food: beer, lager, cider
hibiscus drive: hibiscus, zobo, bissap
lassi ladies: lassi, smoothie, milkshake
juiceGlass ladies: juice
coffeeCup drive: coffee, cappuccino, latte, espresso, flat white, americano
tea ladies: tea, chai
cake ride: cake slice, gateau, red velvet
wings grocery: wing
chicken grocery: chicken, kuku, peri-peri quarter
chips grocery: chips, fries, slap
risotto grocery: risotto
riceBowl parcel: rice
cola ladies: cola, coke, pepsi, fanta
`;

/** The same of what stands on shelves: "Spaghetti" is a packet there. */
const shelf = `
rusks food: rusk
rolls drive: hamburger roll, bread roll
hotDogRolls grocery: hot dog
chapati parcel: wraps, chapati, tortilla, roti
sweetPotato grocery: sweet potato
crisps drive: crisp
stockCubes drive: stock cube
spice drive: curry powder, spice, masala powder, peri-peri powder
soupPack food: soup powder, soup packet
soup drive: soup
samp drive: samp
spaghettiPack drive: spaghetti, noodle
pastaPack ladies: macaroni, fusilli
iceCream ride: ice cream, gelato, sorbet
spongeCake grocery: sponge
energy drive: energy
soda parcel: lemonade, soda, sprite, tonic
gingerBeer food: ginger beer, stoney
beer food: beer, lager, cider
juice ride: juice, carton
squash grocery: squash, cordial
water parcel: water still, still water, sparkling water, mineral
rooibos grocery: rooibos
teabags drive: tea
coffee ladies: coffee
peanutButter grocery: peanut butter
berryYoghurt grocery: yoghurt strawberr, strawberry yoghurt
yoghurt drive: yoghurt, yogurt
maas ride: maas, amasi, lala, mursik
longMilk food: long-life, uht
milk ride: milk full, milk low, milk
cream parcel: cream
margarine ladies: margarine, spread
butternut ladies: butternut, pumpkin
butter ladies: butter
gouda ride: gouda, slices, mozzarella
cheese grocery: cheddar, cheese, feta
eggs food: egg
tinTomato parcel: chopped tomato, tomato paste, tomato puree
ketchup drive: tomato sauce, ketchup
tinFish drive: pilchard, tuna, sardine, in tomato
tin ride: baked bean, chickpea, tinned
dryBeans ride: sugar bean, dry bean, kidney bean
lentils grocery: lentil, split pea
maizeMeal parcel: maize meal, mealie meal, unga
infantCereal food: infant cereal, baby cereal
cereal ladies: corn flake, cereal, muesli
oats ladies: oat
flour drive: flour
sugar ladies: sugar
salt parcel: salt fine, salt coarse, salt table, fine salt
apple grocery: apple
avocado parcel: avocado, avo
banana ride: banana, matoke
grapes grocery: grape
lemon ride: lemon, lime
mango grocery: mango
orange ladies: orange, naartjie, clementine
pawpaw grocery: pawpaw, papaya
pear food: pear
pineapple ride: pineapple
strawberry grocery: strawberr
watermelon drive: watermelon, melon
cabbage drive: cabbage
lettuce food: lettuce
spinach food: spinach, chard, kale
carrot ladies: carrot
cucumber drive: cucumber, gherkin
pepper food: green pepper, peppers, capsicum
beans parcel: green bean, beans
mushroom grocery: mushroom
garlic drive: garlic
ginger grocery: ginger
onion grocery: onion
potato ride: potato, irish
tomato grocery: tomato
maize ride: maize, corn, mealie
mince drive: mince
wors drive: boerewors, wors
viennas grocery: vienna, frankfurter, sausage, russian
polony drive: polony, ham, salami
wings grocery: wing
wholeChicken drive: braai pack, whole chicken, frozen chicken
chickenFillets grocery: chicken breast, fillets chicken, chicken fillet
chicken grocery: chicken, kuku, peri-peri quarter
chops ride: lamb chop, lamb, mutton
porkChops grocery: pork
beefCubes drive: beef, goat
fish drive: hake, fish
wholeBread drive: whole-wheat, whole wheat, rye, health bread
whiteBread grocery: white bread, white loaf
bread ride: bread, loaf
scones ladies: scone, muffin
shortbread food: shortbread
biscuits ladies: biscuit, cookie, cracker
cake ladies: cake
jam ladies: jam, marmalade
honey grocery: honey
mayonnaise food: mayonnaise, mayo
hotSauce grocery: peri-peri, chilli sauce, hot sauce
rice ladies: rice
oil food: oil
vinegar grocery: vinegar
biltong drive: biltong, droewors
chocolate drive: chocolate
peanuts food: peanut, cashew, nut
popcorn ride: popcorn
colaCan ride: cola
batteries food: batter
binBags drive: bin bag, refuse bag
bleach drive: bleach, jik
candles ladies: candle
dishSoap ladies: dishwash, dish soap
kitchenTowel drive: kitchen towel, paper towel, serviette
matches ride: match, lighter
paraffin drive: paraffin, kerosene
toiletPaper parcel: toilet paper, toilet roll, tissue
washingPowder drive: washing powder, detergent, laundry
wipes food: wipes
soap drive: soap
lotion ladies: lotion, vaseline, petroleum jelly
nappies drive: nappies, nappy, diaper
rollOn food: roll-on, deodorant
pads grocery: pads, tampon
shampoo drive: shampoo, conditioner
toothpaste ladies: toothpaste, toothbrush
airtime drive: airtime, data bundle
`;

/** What stands for a section whose item no word names. */
const sections = `
apple food: fruit
cabbage drive: vegetable
milk ride: dairy
chops ride: meat, butchery
bread parcel: bread, bakery
soda parcel: drink, beverage
crisps drive: snack
dishSoap ladies: household, cleaning
lotion ladies: care, baby, beauty
cake ladies: sweet, dessert
tin ride: pantry
stew drive: main, curries
salad ladies: side, starter
`;

interface Rule {
  readonly art: string;
  readonly tint: Tint;
  /** Folded, each with the space before the word that it begins. */
  readonly words: readonly string[];
}

const rulesOf = (table: string): readonly Rule[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', words = ''] = line.split(':');
      const [art = '', tint = 'ride'] = head.split(' ');
      return { art, tint: tint as Tint, words: words.split(',').map((word) => ` ${foldText(word)}`) };
    });

const tables = { food: rulesOf(dishes), grocery: rulesOf(shelf) };
const bySection = rulesOf(sections);

export interface GoodsDrawing {
  readonly art: string;
  readonly tint: Tint;
  /** False where only its section was understood, or nothing. */
  readonly own: boolean;
}

const find = (rules: readonly Rule[], text: string) => {
  const folded = ` ${foldText(text)}`;
  return rules.find(({ words }) => words.some((word) => folded.includes(word)));
};

/** What is drawn for a dish or a product: always the same for the same words. */
export function drawingOf(kind: 'food' | 'grocery', name: string, section = ''): GoodsDrawing {
  const other = kind === 'food' ? 'grocery' : 'food';
  const own = find(tables[kind], name) ?? find(tables[other], name);
  if (own !== undefined) return { art: own.art, tint: own.tint, own: true };
  const rough = find(bySection, section);
  if (rough !== undefined) return { art: rough.art, tint: rough.tint, own: false };
  return kind === 'food' ? { art: 'riceBowl', tint: 'parcel', own: false } : { art: 'basket', tint: 'ride', own: false };
}

/** Every drawing that the words lead to. */
export const namedDrawings = (): string[] => [...tables.food, ...tables.grocery, ...bySection].map(({ art }) => art);
