import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as foldText } from "./fold-text-80WpCxpR.js";
import { T as useDataSaver } from "../prerender.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/common/goods-names.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* What is drawn for which words: the drawing, its ground, and the beginnings of words that name it. The first line that fits
* counts, so what is special ("chicken burger") stands before what is common ("chicken").
*/
var dishes = `
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
var shelf = `
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
var sections = `
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
var rulesOf = (table) => table.trim().split("\n").map((line) => {
	const [head = "", words = ""] = line.split(":");
	const [art = "", tint = "ride"] = head.split(" ");
	return {
		art,
		tint,
		words: words.split(",").map((word) => ` ${foldText(word)}`)
	};
});
var tables = {
	food: rulesOf(dishes),
	grocery: rulesOf(shelf)
};
var bySection = rulesOf(sections);
var find = (rules, text) => {
	const folded = ` ${foldText(text)}`;
	return rules.find(({ words }) => words.some((word) => folded.includes(word)));
};
/** What is drawn for a dish or a product: always the same for the same words. */
function drawingOf(kind, name, section = "") {
	const other = kind === "food" ? "grocery" : "food";
	const own = find(tables[kind], name) ?? find(tables[other], name);
	if (own !== void 0) return {
		art: own.art,
		tint: own.tint,
		own: true
	};
	const rough = find(bySection, section);
	if (rough !== void 0) return {
		art: rough.art,
		tint: rough.tint,
		own: false
	};
	return kind === "food" ? {
		art: "riceBowl",
		tint: "parcel",
		own: false
	} : {
		art: "basket",
		tint: "ride",
		own: false
	};
}
// packages/web/src/common/pictures-shown.ts
var isAsked = false;
var listeners = /* @__PURE__ */ new Set();
var subscribe = (listener) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
/** Whoever saves data wants to see pictures, until the app is opened anew. */
function askForPictures() {
	isAsked = true;
	for (const listener of listeners) listener();
}
/** Which pictures are loaded: all in the width that the screen needs, or under data saver none until they are asked for, and then small ones. */
function usePictures() {
	const saver = useDataSaver();
	const asked = (0, import_react.useSyncExternalStore)(subscribe, () => isAsked, () => false);
	return saver ? asked ? "small" : "none" : "all";
}
// packages/web/src/common/picture.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A picture of a shop or of what it sells, within a frame that has its size: its colour first, and nothing beside it moves when it comes. */
function Picture({ picture, sizes, always = false, children }) {
	const wanted = usePictures();
	const pictures = always ? "all" : wanted;
	const [failed, setFailed] = (0, import_react.useState)();
	const smallest = picture?.sources[0];
	const widest = picture?.sources.at(-1);
	if (picture == null || smallest === void 0 || widest === void 0 || pictures === "none" || failed === picture.id) return children;
	const all = picture.sources.map(({ url, width }) => `${url} ${width}w`).join(", ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
		className: "picture",
		src: smallest.url,
		...pictures === "small" ? {} : {
			srcSet: all,
			sizes
		},
		width: widest.width,
		height: Math.round(widest.width / picture.ratio),
		loading: "lazy",
		decoding: "async",
		alt: "",
		style: { background: picture.color },
		onError: () => setFailed(picture.id)
	});
}
// packages/web/src/common/goods-art.tsx
var asked = false;
/** Brings the drawings of all goods into the page, once: what refers to them is drawn as soon as they are there. */
async function bringSprite() {
	if (asked) return;
	asked = true;
	try {
		const { goods } = await import("./goods-BL0Sly-g.js");
		const sprite = document.createElement("div");
		sprite.hidden = true;
		sprite.innerHTML = `<svg>${Object.entries(goods).map(([name, drawn]) => `<symbol id="goods-${name}" viewBox="0 0 96 72">${drawn}</symbol>`).join("")}</svg>`;
		document.body.append(sprite);
	} catch {
		asked = false;
	}
}
/** A drawing of goods by its name, without a ground. */
function GoodsDrawing({ art }) {
	(0, import_react.useEffect)(() => void bringSprite(), []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
		viewBox: "0 0 96 72",
		"aria-hidden": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", { href: `#goods-${art}` })
	});
}
/** What a dish or a product looks like: its picture, else drawn on its ground. */
function GoodsArt({ kind, name, section, picture = null, sizes = "56px" }) {
	const { art, tint } = drawingOf(kind, name, section);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "goods-art",
		"data-tint": tint,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			picture,
			sizes,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoodsDrawing, { art })
		})
	});
}
export { usePictures as a, askForPictures as i, GoodsDrawing as n, Picture as r, GoodsArt as t };
