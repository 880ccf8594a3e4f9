import { t as palette } from "./palette-DH_c4Zk_.js";
// packages/web/src/art/goods/draw.ts
/** The colours of goods: those of the cloth, and what bread, meat and leaves need beside them. */
var G = {
	...palette,
	deep: "#075C37",
	green: "#2FB577",
	pale: "#CFEFA0",
	red: "#E5463A",
	dark: "#A81C15",
	crust: "#B8651B",
	crumb: "#FFD9A0",
	cream: "#FFF3D6",
	brown: "#8F3B00",
	gold: "#E59F00",
	meat: "#F0857A",
	rose: "#FFC2B8"
};
/** A filled form. */
var p = (fill, d) => `<path fill="${fill}" d="${d}"/>`;
/** A line, `w` units wide. */
var s = (stroke, w, d) => `<path fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
var c = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
var e = (x, y, rx, ry, fill, turn = 0) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn === 0 ? "" : ` transform="rotate(${turn} ${x} ${y})"`}/>`;
/** A box with corners of `r`. */
var b = (x, y, w, h, fill, r = 0) => `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r === 0 ? "" : ` rx="${r}"`} fill="${fill}"/>`;
/** The petal of the cloth as a leaf: from its tip at a place, `size` beside 24 units, turned by degrees. */
var leaf = (x, y, size, fill, turn = 0) => `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${fill}" d="M0 0A24 24 0 0 1 24 24A24 24 0 0 1 0 0z"/>`;
/** Many small round things of one colour. */
var dots = (fill, r, at) => `<g fill="${fill}">${at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("")}</g>`;
/** What is drawn, turned about a place. */
var turned = (degrees, drawn, x = 48, y = 36) => `<g transform="rotate(${degrees} ${x} ${y})">${drawn}</g>`;
/** The zigzag of a wall painting, from x to x. */
var zigzag = (stroke, from, to, y, w = 3) => {
	let d = `M${from} ${y}`;
	for (let x = from, up = true; x < to; x += 6, up = !up) d += `l6 ${up ? -5 : 5}`;
	return `<path fill="none" stroke="${stroke}" stroke-width="${w}" d="${d}"/>`;
};
/** A bowl with a painted band; what lies in it is drawn before. */
var bowl = (fill = G.ink, band = G.mari) => p(fill, "M14 38H82A34 28 0 0 1 14 38z") + zigzag(band, 21, 75, 48) + b(38, 63, 20, 5, fill, 2);
/** A plate seen from the side. */
var plate = (fill = G.indigo, rim = G.sky) => p(fill, "M10 52H86L76 62Q74 64 70 64H26Q22 64 20 62z") + b(8, 50, 80, 5, rim, 2.5);
/** A wooden board. */
var board = () => b(8, 54, 80, 8, G.crust, 4) + b(8, 60, 80, 5, G.brown, 2.5);
// packages/web/src/art/goods/fruit.ts
var fruit = {
	apple: p(G.pepper, "M48 24C56 15 76 18 76 38C76 54 64 67 56 67C52 67 51 65 48 65S44 67 40 67C32 67 20 54 20 38C20 18 40 15 48 24z") + p(G.red, "M30 32A16 16 0 0 1 42 26A22 22 0 0 0 30 52A22 22 0 0 1 30 32z") + s(G.brown, 4, "M48 25Q47 14 51 8") + leaf(50, 16, .8, G.moringa, -45),
	banana: p(G.mari, "M16 14C18 44 40 62 74 58C78 57.500 80 52 76 50C50 50 36 38 28 12C25 6 16 7 16 14z") + p(G.gold, "M26 12C32 38 48 52 76 52V50C50 50 36 38 28 12z") + b(15, 6, 10, 8, G.brown, 2) + p(G.gold, "M30 10C38 30 54 40 80 38C84 38 85 33 81 32C60 32 47 24 40 8z") + p(G.mari, "M34 8C42 26 58 34 81 32C84 32 84 36 80 37C56 38 40 28 32 9z"),
	orange: c(38, 40, 25, G.orange) + leaf(38, 18, .8, G.moringa, -45) + c(66, 46, 19, G.orange) + c(66, 46, 16, G.cream) + [
		0,
		60,
		120,
		180,
		240,
		300
	].map((a) => `<path transform="rotate(${a} 66 46)" fill="${G.mari}" d="M66 44L59.500 34A13.500 13.500 0 0 1 72.500 34z"/>`).join(""),
	lemon: p(G.mari, "M10 36C14 34 16 31 19 27C30 13 58 13 68 27C71 31 73 34 77 36C73 38 71 41 68 45C58 59 30 59 19 45C16 41 14 38 10 36z") + c(66, 50, 17, G.gold) + c(66, 50, 14, G.cream) + [
		0,
		72,
		144,
		216,
		288
	].map((a) => `<path transform="rotate(${a} 66 50)" fill="${G.mari}" d="M66 48L60 39.500A11 11 0 0 1 72 39.500z"/>`).join("") + leaf(44, 18, .75, G.moringa, -45),
	grapes: s(G.brown, 4, "M48 18V8") + leaf(50, 14, 1, G.moringa, -30) + dots(G.jaca, 9, [
		[30, 24],
		[48, 24],
		[66, 24],
		[48, 53]
	]) + dots(G.boug, 9, [[39, 39], [57, 39]]) + dots(G.lilac, 2.6, [
		[27, 21],
		[45, 21],
		[63, 21],
		[36, 36],
		[54, 36]
	]),
	mango: p(G.orange, "M20 44C16 26 34 12 52 16C72 20 84 38 76 52C68 66 26 68 20 44z") + p(G.mari, "M26 48C34 62 62 62 74 50C66 66 28 68 22 46z") + p(G.red, "M52 16C72 20 84 38 76 52C78 36 68 24 48 16z") + leaf(50, 16, .9, G.moringa, -60),
	pawpaw: turned(-28, e(48, 38, 36, 22, G.gold) + e(48, 38, 32, 18, G.orange) + e(50, 38, 18, 8, G.brown) + dots(G.ink, 2.6, [
		[38, 38],
		[44, 35],
		[44, 41],
		[50, 38],
		[56, 35],
		[56, 41],
		[62, 38]
	])),
	pear: p(G.green, "M48 14C60 14 58 28 66 38C78 54 66 68 48 68S18 54 30 38C38 28 36 14 48 14z") + p(G.leaf, "M46 18C50 18 46 32 38 42C30 52 34 62 40 65C26 63 22 50 31 39C38 30 40 18 46 18z") + s(G.brown, 4, "M48 15Q48 9 52 6") + leaf(52, 12, .6, G.moringa, -40),
	pineapple: leaf(48, 28, .8, G.moringa, 195) + leaf(48, 28, .8, G.moringa, 255) + leaf(48, 28, .8, G.green, 225) + e(48, 46, 20, 22, G.mari) + s(G.gold, 2.6, "M34 32L64 58M30 42L56 66M42 26L67 48M62 32L32 58M66 42L40 66M54 26L29 48"),
	strawberry: p(G.pepper, "M48 68C30 62 20 44 24 30C28 18 42 20 48 26C54 20 68 18 72 30C76 44 66 62 48 68z") + dots(G.mari, 2, [
		[34, 36],
		[48, 38],
		[62, 36],
		[40, 47],
		[56, 47],
		[48, 57]
	]) + leaf(48, 28, .85, G.moringa, 200) + leaf(48, 28, .85, G.moringa, 250) + leaf(48, 28, .7, G.green, 225) + leaf(48, 28, .5, G.green, 160) + leaf(48, 28, .5, G.green, 290),
	watermelon: p(G.moringa, "M8 26H88A40 40 0 0 1 8 26z") + p(G.pale, "M13 26H83A35 35 0 0 1 13 26z") + p(G.red, "M18 26H78A30 30 0 0 1 18 26z") + dots(G.ink, 2.6, [
		[32, 33],
		[48, 33],
		[64, 33],
		[40, 42],
		[56, 42],
		[48, 50]
	])
};
// packages/web/src/art/goods/kitchen.ts
var bunTop = (y) => p(G.crust, `M16 ${y}Q18 ${y - 24} 48 ${y - 24}T80 ${y}z`) + dots(G.crumb, 1.8, [
	[36, y - 14],
	[48, y - 18],
	[60, y - 14],
	[42, y - 8],
	[54, y - 8]
]);
var bunFoot = (y) => p(G.crust, `M16 ${y}H80V${y + 4}Q80 ${y + 11} 72 ${y + 11}H24Q16 ${y + 11} 16 ${y + 4}z`);
var frill = (y) => p(G.green, `M12 ${y}q6 8 12 0t12 0t12 0t12 0t12 0t12 0v-3H12z`);
var drumstick = (turn, x, y) => turned(turn, s(G.cream, 6, `M${x} ${y}h22`) + c(x + 23, y - 3, 4, G.cream) + c(x + 23, y + 3, 4, G.cream) + e(x - 8, y, 17, 13, G.crust) + e(x - 11, y - 4, 9, 5, "#D98B45", -12), x, y);
var steam$1 = (x) => s(G.sky, 3, `M${x} 20q-4-5 0-9t0-8M${x + 12} 20q-4-5 0-9t0-8`);
/** Dishes that make a meal. */
var kitchen = {
	bunnyChow: p(G.crust, "M18 28Q18 22 26 22H70Q78 22 78 28V58Q78 66 70 66H26Q18 66 18 58z") + p("#D98B45", "M18 50H78V58Q78 66 70 66H26Q18 66 18 58z") + e(48, 24, 26, 9, G.crumb) + e(48, 24, 21, 7, G.orange) + c(40, 21, 5, G.brown) + c(52, 19, 6, G.brown) + c(59, 24, 4, G.dark) + leaf(46, 18, .5, G.moringa, -80) + s(G.orange, 5, "M30 30V40"),
	kota: p(G.crust, "M16 36H80V58Q80 66 72 66H24Q16 66 16 58z") + p(G.crumb, "M20 40H76V56Q76 62 70 62H26Q20 62 20 56z") + b(24, 8, 7, 34, G.mari, 1) + turned(10, b(36, 6, 7, 34, G.gold, 1), 40, 24) + turned(-8, b(66, 10, 7, 32, G.mari, 1), 68, 26) + c(54, 26, 13, G.meat) + c(54, 26, 9, G.rose) + b(20, 36, 56, 8, G.pepper) + zigzag(G.mari, 20, 76, 44),
	burger: bunTop(34) + frill(36) + b(14, 41, 68, 9, G.brown, 4) + p(G.mari, "M20 40H76L60 48 44 41z") + bunFoot(52),
	doubleBurger: bunTop(28) + frill(29) + b(15, 33, 66, 8, G.brown, 4) + p(G.mari, "M22 41H74L60 47 48 41z") + b(15, 45, 66, 8, G.brown, 4) + b(18, 52, 60, 3, G.pepper) + bunFoot(55),
	chickenBurger: bunTop(34) + frill(36) + p(G.gold, "M12 46q2-6 8-5 6-4 12 0 8-4 16 0 8-4 14 0 8-3 12 0 10-1 10 5t-8 6H18q-6 0-6-6z") + bunFoot(53),
	wrap: turned(32, p(G.crumb, "M30 14H66V60Q66 68 58 68H38Q30 68 30 60z") + c(40, 14, 8, G.green) + c(50, 10, 8, G.pepper) + c(58, 15, 7, G.leaf) + p(G.cream, "M30 16L66 28V60Q66 68 58 68H38Q30 68 30 60z") + b(30, 44, 36, 24, G.pepper, 4) + zigzag(G.mari, 30, 66, 56)),
	sandwich: p(G.crust, "M10 60L48 10L86 60z") + p(G.crumb, "M20 56L48 18L76 56z") + b(10, 56, 76, 4, G.green) + b(10, 60, 76, 5, G.pepper) + b(12, 64, 72, 4, G.crust, 2),
	pizza: p(G.crust, "M10 20Q48-4 86 20L82 28Q48 8 14 28z") + p(G.mari, "M14 26Q48 6 82 26L48 68z") + c(38, 28, 6.5, G.pepper) + c(59, 27, 6.5, G.pepper) + c(48, 45, 6.5, G.pepper) + leaf(48, 30, .4, G.moringa, 0) + leaf(38, 40, .35, G.moringa, -40),
	chips: [
		16,
		24,
		33,
		42,
		51,
		60,
		69
	].map((x, i) => turned((i - 3) * 4, b(x + 4, [
		18,
		10,
		14,
		6,
		12,
		9,
		18
	][i] ?? 10, 7, 40, i % 2 === 0 ? G.mari : G.gold, 1), x + 6, 50)).join("") + p(G.pepper, "M18 36Q48 48 78 36L72 68H24z") + zigzag(G.white, 24, 72, 56),
	chicken: drumstick(-28, 44, 30) + drumstick(18, 40, 50),
	wings: p(G.crust, "M12 44Q10 28 26 26Q38 26 42 38Q52 18 70 18Q84 20 80 32Q66 34 60 48Q52 60 36 58T12 44z") + p("#D98B45", "M18 42q0-10 10-10 7 1 10 10-8 8-20 0z") + s(G.cream, 6, "M78 24l8-5") + s(G.pepper, 3, "M50 40q4-8 10-11M44 50q6-1 10-5"),
	schnitzel: p(G.gold, "M12 44Q10 30 24 24Q40 10 60 18Q84 24 82 42Q78 54 56 50Q30 58 12 44z") + dots(G.crust, 1.8, [
		[30, 34],
		[42, 28],
		[56, 32],
		[66, 40],
		[44, 42]
	]) + p(G.mari, "M58 30a9 9 0 0 1 18 0z") + plate(),
	steak: p(G.brown, "M14 40Q12 18 38 16Q60 10 78 24Q88 38 76 48Q60 54 46 50Q18 56 14 40z") + p(G.red, "M22 38Q22 24 40 22Q58 18 72 28Q78 38 70 43Q58 47 46 44Q24 48 22 38z") + s(G.cream, 4, "M36 32q8-6 14 0") + plate(),
	nyamaChoma: drumstickFree() + board(),
	wors: s(G.dark, 11, "M22 46A26 20 0 1 1 50 58A17 14 0 1 1 46 30A9 7 0 0 1 52 42") + s(G.red, 3, "M26 36A22 16 0 0 1 62 26"),
	papAndWors: p(G.white, "M20 42Q18 22 38 22T56 40V50H20z") + p(G.mist, "M28 42Q28 28 38 28 30 34 32 50H22z") + s(G.dark, 9, "M52 44Q60 26 70 38T80 42") + c(50, 46, 6, G.orange) + c(43, 48, 4, G.pepper) + plate(),
	ugali: p(G.cream, "M22 44A20 22 0 0 1 62 44V52H22z") + leaf(64, 48, .9, G.moringa, 190) + leaf(66, 48, 1, G.green, 235) + leaf(70, 50, .9, G.moringa, 275) + plate(G.pepper, G.mari),
	chakalaka: p(G.orange, "M18 38Q30 20 48 24T78 38z") + c(34, 33, 4, G.pepper) + c(46, 29, 4, G.leaf) + c(58, 32, 4, G.mari) + c(66, 36, 3.5, G.pepper) + c(40, 36, 3, G.mari) + bowl(G.cobalt, G.mari),
	curry: p(G.gold, "M16 38Q26 24 48 26T80 38z") + c(36, 33, 6, G.orange) + c(52, 30, 7, "#E35F00") + c(64, 35, 5, G.orange) + leaf(46, 27, .6, G.moringa, -60) + bowl(G.pepper, G.mari) + steam$1(42),
	greenCurry: p(G.green, "M16 38Q26 24 48 26T80 38z") + b(32, 28, 9, 9, G.cream, 2) + b(48, 25, 9, 9, G.cream, 2) + b(60, 31, 8, 8, G.cream, 2) + bowl(G.boug, G.pink) + steam$1(42),
	stew: b(36, 12, 24, 5, G.ink, 2) + p(G.indigo, "M14 26Q48 8 82 26z") + p(G.ink, "M16 28H80V52Q80 66 66 66H30Q16 66 16 52z") + b(6, 34, 10, 6, G.ink, 3) + b(80, 34, 10, 6, G.ink, 3) + zigzag(G.orange, 18, 78, 46),
	soup: e(48, 38, 32, 7, G.orange) + dots(G.leaf, 2.4, [
		[38, 37],
		[52, 35],
		[60, 39]
	]) + bowl(G.moringa, G.leaf) + steam$1(42),
	jollof: p(G.orange, "M20 46Q26 18 46 20T66 46z") + dots(G.red, 2, [
		[34, 36],
		[44, 28],
		[50, 38],
		[40, 42]
	]) + drumstick(-30, 68, 38) + plate(G.moringa, G.leaf),
	riceBowl: p(G.white, "M18 38Q24 16 48 16T78 38z") + dots(G.mist, 2, [
		[34, 30],
		[44, 24],
		[54, 26],
		[62, 33],
		[42, 34]
	]) + dots(G.green, 2.6, [[38, 27], [57, 32]]) + c(50, 31, 3, G.orange) + bowl(G.indigo, G.sky),
	biryani: p(G.gold, "M16 38Q24 14 48 14T80 38z") + dots(G.cream, 2, [
		[32, 30],
		[42, 22],
		[52, 24],
		[62, 31],
		[46, 32]
	]) + drumstick(-40, 46, 24) + leaf(64, 28, .5, G.moringa, -30) + bowl(G.boug, G.mari),
	noodles: s(G.mari, 5, "M22 36q6-14 14-2t14 0 14-2 10 4M28 30q8-14 16-2t16 0 10 4") + s(G.crust, 3.5, "M62 32L84 6M70 34L90 12") + c(36, 28, 5, G.pepper) + leaf(52, 28, .5, G.moringa, -60) + bowl(G.pepper, G.white),
	spaghetti: s(G.mari, 5, "M20 46q2-16 14-18t16 6 14-4 12 16M26 48q4-12 16-12t16 4 14 8") + p(G.pepper, "M34 30Q38 16 50 18T64 30Q56 38 48 33T34 30z") + leaf(50, 18, .5, G.moringa, -60) + plate(),
	lasagne: b(18, 22, 60, 7, G.mari, 3) + b(18, 29, 60, 6, G.pepper) + b(18, 35, 60, 5, G.cream) + b(18, 40, 60, 6, G.pepper) + b(18, 46, 60, 6, G.mari) + p(G.mari, "M24 28h10v8q-5 5-10 0zM56 28h12v12q-6 5-12 0z") + plate(),
	penne: [
		[
			22,
			40,
			-20
		],
		[
			40,
			34,
			15
		],
		[
			58,
			38,
			-30
		],
		[
			34,
			22,
			40
		],
		[
			52,
			20,
			-15
		]
	].map(([x = 0, y = 0, a = 0]) => turned(a, b(x, y, 20, 8, G.mari, 2) + e(x + 20, y + 4, 2, 4, G.gold), x + 10, y + 4)).join("") + c(46, 32, 5, G.pepper) + c(60, 30, 4, G.pepper) + plate(G.moringa, G.leaf),
	grilledFish: p(G.sky, "M12 38Q32 14 64 32L82 20V56L64 44Q32 60 12 38z") + c(26, 35, 3, G.ink) + s(G.cobalt, 3, "M40 28l6 18M50 28l6 16") + p(G.mari, "M30 52a10 8 0 0 1 20 0z") + plate(G.ink, G.sky),
	fish: p(G.cobalt, "M8 38Q30 10 64 34L86 18V58L64 42Q30 66 8 38z") + p(G.sky, "M8 38Q30 62 62 42Q36 46 8 38z") + c(24, 34, 3.5, G.white) + c(24, 34, 1.6, G.ink) + s(G.mari, 3, "M38 26q8 10 2 22")
};
function drumstickFree() {
	return s(G.cream, 7, "M66 26L82 14") + c(82, 11, 4.5, G.cream) + c(85, 16, 4.5, G.cream) + p(G.brown, "M12 46Q14 22 40 18Q64 12 72 28Q74 46 54 54H20Q12 54 12 46z") + p("#B0591A", "M20 44Q22 28 40 25Q56 20 62 28Q50 32 44 42T20 44z") + s(G.ink, 3, "M34 34l10 10M46 30l10 10");
}
// packages/web/src/art/goods/larder.ts
var tray = (fill) => p(fill, "M8 48H88L80 66H16z");
/** Bread, meat and what the house needs. */
var larder = {
	bread: p(G.crust, "M12 34c-4-14 8-22 20-20h32c12-2 24 6 20 20-1 3-3 4-3 6v20c0 3-2 4-4 4H19c-2 0-4-1-4-4V40c0-2-2-3-3-6z") + p(G.crumb, "M20 34c-3-9 4-14 13-13h30c9-1 16 4 13 13-1 3-3 4-3 6v17H23V40c0-2-2-3-3-6z") + s(G.crust, 3.5, "M36 27v24M48 27v24M60 27v24"),
	whiteBread: p("#D98B45", "M12 34c-4-14 8-22 20-20h32c12-2 24 6 20 20-1 3-3 4-3 6v20c0 3-2 4-4 4H19c-2 0-4-1-4-4V40c0-2-2-3-3-6z") + p(G.cream, "M20 34c-3-9 4-14 13-13h30c9-1 16 4 13 13-1 3-3 4-3 6v17H23V40c0-2-2-3-3-6z"),
	wholeBread: p(G.brown, "M8 46Q8 18 48 18T88 46V58Q88 64 82 64H14Q8 64 8 58z") + s(G.crust, 4, "M26 26q6 8 4 18M46 22q6 9 4 20M66 26q6 8 4 18") + dots(G.crumb, 1.8, [
		[20, 46],
		[38, 50],
		[58, 50],
		[76, 46],
		[40, 32],
		[60, 34]
	]),
	rolls: p(G.crust, "M6 58Q8 34 28 34T50 58z") + p("#D98B45", "M46 58Q48 34 68 34T90 58z") + p(G.gold, "M24 40Q28 14 48 14T72 40Q60 34 48 40 36 34 24 40z") + dots(G.crumb, 1.8, [
		[40, 24],
		[50, 20],
		[57, 26]
	]) + b(6, 58, 84, 6, G.brown, 3),
	hotDogRolls: [
		[16, 44],
		[26, 30],
		[16, 14]
	].map(([x = 0, y = 0], i) => b(x - 4, y, 68, 17, i % 2 === 0 ? G.crust : "#D98B45", 8) + s(G.crumb, 3, `M${x + 6} ${y + 6}h46`)).join(""),
	rusks: [
		[
			18,
			12,
			-14
		],
		[
			50,
			10,
			12
		],
		[
			30,
			38,
			4
		]
	].map(([x = 0, y = 0, a = 0]) => turned(a, b(x, y, 28, 24, G.crust, 4) + b(x + 3, y + 3, 22, 18, G.gold, 3) + dots(G.crust, 1.4, [
		[x + 9, y + 9],
		[x + 18, y + 8],
		[x + 13, y + 16]
	]), x + 14, y + 12)).join(""),
	biscuits: c(34, 42, 20, G.crust) + c(34, 42, 16, G.gold) + c(64, 40, 20, G.crust) + c(64, 40, 16, G.crumb) + dots(G.crust, 1.8, [
		[58, 34],
		[64, 32],
		[70, 34],
		[58, 46],
		[64, 48],
		[70, 46],
		[30, 38],
		[28, 46]
	]) + s(G.crust, 2, "M57 40h14"),
	shortbread: turned(-8, b(16, 18, 64, 16, G.crust, 3) + b(18, 18, 60, 13, G.crumb, 3)) + turned(6, b(16, 42, 64, 16, G.crust, 3) + b(18, 42, 60, 13, "#FFE6BF", 3)) + dots(G.crust, 1.7, [
		[28, 28],
		[40, 26],
		[52, 24],
		[64, 22],
		[28, 46],
		[40, 48],
		[52, 49],
		[64, 51]
	]),
	scones: p(G.crust, "M10 40h36v18q0 6-6 6H16q-6 0-6-6z") + p(G.gold, "M8 42q0-16 20-16t20 16z") + p(G.crust, "M48 42h36v16q0 6-6 6H54q-6 0-6-6z") + p(G.gold, "M46 44q0-16 20-16t20 16z") + b(48, 46, 36, 6, G.pepper, 3) + b(10, 46, 36, 6, G.cream, 3),
	spongeCake: b(14, 26, 68, 14, G.gold, 5) + b(14, 40, 68, 6, G.pepper) + b(14, 46, 68, 14, G.gold, 5) + p(G.cream, "M14 28q0-8 8-8h52q8 0 8 8-4 8-9 0-5 8-10 0-5 8-10 0-5 8-10 0-5 8-10 0-5 8-10 0-4 8-9 0z") + b(8, 62, 80, 5, G.sky, 2.5),
	mince: tray(G.ink) + p(G.red, "M14 50Q14 30 28 32 32 18 46 24 60 16 66 30 82 30 82 50z") + s(G.rose, 3, "M24 42q4-6 8 0M40 34q4-6 8 0M56 40q4-6 8 0M38 46q4-6 8 0M66 46q3-5 7 0") + zigzag(G.sky, 18, 78, 60, 2),
	beefCubes: tray(G.ink) + [
		[18, 32],
		[38, 24],
		[58, 32],
		[32, 38],
		[50, 40]
	].map(([x = 0, y = 0], i) => b(x, y, 18, 16, i % 2 === 0 ? G.pepper : G.dark, 4) + s(G.rose, 2.2, `M${x + 4} ${y + 9}q5-5 9 0`)).join("") + zigzag(G.sky, 18, 78, 60, 2),
	wholeChicken: p(G.rose, "M18 46Q14 20 46 18Q76 18 80 42Q78 58 60 60H36Q20 58 18 46z") + p(G.meat, "M52 44Q62 30 74 38T80 56Q70 66 58 58T52 44z") + s(G.cream, 6, "M74 58l10 4") + s(G.meat, 3, "M28 36q6-10 18-11") + p(G.meat, "M26 42q8-4 12 4t-4 10q-10-2-8-14z"),
	chickenFillets: tray(G.ink) + p(G.rose, "M12 46Q16 24 38 26T52 48z") + p("#FFD9D2", "M40 48Q46 22 68 26T84 46z") + s(G.meat, 2.4, "M24 40q6-6 14-6M54 40q6-7 14-7") + zigzag(G.sky, 18, 78, 60, 2),
	chops: p("#FFE3C2", "M20 20Q48 4 62 22Q70 36 54 50L40 66Q34 70 32 64L36 52Q10 46 20 20z") + p(G.red, "M26 24Q46 12 56 26Q60 36 48 44Q28 46 26 24z") + s(G.rose, 3, "M34 28q8-4 12 4") + p("#FFE3C2", "M60 32Q82 26 84 42Q84 54 70 56L60 66 58 54Q54 40 60 32z") + p(G.pepper, "M64 38Q76 34 78 43 76 50 68 50 60 46 64 38z"),
	porkChops: p("#FFE3C2", "M12 42Q10 14 44 14T84 40Q82 62 60 60Q52 50 42 58T12 42z") + p(G.meat, "M20 40Q20 22 44 22T76 40Q74 54 60 50Q50 42 40 50T20 40z") + c(34, 36, 5, G.cream) + s(G.rose, 3, "M48 32q10-3 16 6"),
	polony: turned(-18, b(8, 26, 56, 28, G.pepper, 12) + b(24, 26, 8, 28, G.mari) + e(62, 40, 9, 14, G.rose)) + c(70, 54, 13, G.meat) + c(70, 54, 10, G.rose),
	viennas: s(G.meat, 11, "M18 20Q48 40 78 18") + s(G.red, 11, "M16 38Q48 58 80 36") + s(G.meat, 11, "M20 56Q48 74 78 54") + s(G.rose, 2.6, "M26 24q18 8 36 0M26 42q18 9 38 1"),
	batteries: [22, 50].map((x) => b(x + 7, 8, 10, 6, G.sky, 2) + b(x, 13, 24, 53, G.ink, 4) + b(x, 13, 24, 18, G.mari, 4) + b(x, 24, 24, 8, G.mari)).join("") + s(G.white, 3, "M30 42h8M34 38v8M58 42h8M62 38v8"),
	binBags: p(G.ink, "M30 28Q48 22 66 28Q82 44 78 62Q74 68 48 68T18 62Q14 44 30 28z") + p(G.indigo, "M40 26Q34 12 42 10T48 14 54 10 56 26z") + b(36, 24, 24, 5, G.pepper, 2.5) + s(G.indigo, 3, "M36 36q-8 10-6 20M60 36q8 10 6 20"),
	bleach: p(G.cobalt, "M32 20H56Q68 22 70 34V62Q70 68 64 68H30Q24 68 24 62V32Q24 22 32 20z") + b(34, 6, 18, 15, G.pepper, 2) + p(G.sky, "M60 30q6 2 5 8v12q-5-2-5-6z") + b(24, 40, 36, 18, G.white) + leaf(36, 42, .55, G.cobalt, 0),
	dishSoap: b(42, 2, 12, 10, G.white, 2) + p(G.green, "M40 12H56Q56 22 64 28 68 34 66 62 66 68 60 68H36Q30 68 30 62 28 34 32 28 40 22 40 12z") + b(31, 38, 34, 18, G.white) + dots(G.sky, 3.2, [
		[42, 48],
		[50, 44],
		[56, 51]
	]),
	candles: [
		[22, 34],
		[42, 20],
		[62, 40]
	].map(([x = 0, y = 0], i) => b(x, y, 13, 66 - y, i === 1 ? G.white : G.mist, 2) + s(G.ink, 2, `M${x + 6.5} ${y}v-5`) + `<path fill="${G.mari}" d="M${x + 6.5} ${y - 20}q9 10 0 17q-9-7 0-17z"/><path fill="${G.orange}" d="M${x + 6.5} ${y - 12}q4 5 0 9q-4-4 0-9z"/>`).join("") + b(12, 64, 72, 5, G.indigo, 2.5),
	matches: [
		30,
		40,
		50,
		60
	].map((x) => s(G.crumb, 4, `M${x} 40V18`) + e(x, 14, 4, 6, G.pepper)).join("") + b(16, 36, 64, 30, G.mari, 3) + b(16, 58, 64, 8, G.brown, 2) + c(48, 47, 8, G.pepper) + c(48, 47, 3.5, G.mari),
	paraffin: b(22, 20, 52, 48, G.cobalt, 6) + b(30, 8, 20, 10, G.pepper, 2) + s(G.cobalt, 6, "M54 20v-8h14v8") + `<path fill="${G.mari}" d="M48 28q16 18 0 32q-16-14 0-32z"/><path fill="${G.orange}" d="M48 42q7 9 0 17q-7-8 0-17z"/>`,
	kitchenTowel: b(30, 10, 36, 54, G.white, 4) + e(48, 11, 18, 6, G.mist) + e(48, 11, 6, 2.4, G.crust) + zigzag(G.sky, 33, 63, 32) + zigzag(G.pepper, 33, 63, 46) + p(G.mist, "M66 22L78 26V66H66z"),
	toiletPaper: c(34, 46, 20, G.white) + c(34, 46, 20, "none").replace("/>", ` stroke="${G.sky}" stroke-width="2.4"/>`) + c(34, 46, 7, G.crust) + p(G.white, "M52 14H76V40H52z") + e(64, 14, 18, 8, G.mist) + e(64, 14, 6, 2.6, G.crust) + p(G.white, "M46 14H82V52H54Q56 40 46 34z") + e(64, 14, 18, 7, G.mist) + e(64, 14, 6, 2.4, G.crust) + s(G.sky, 2.4, "M58 30h18M58 40h18"),
	washingPowder: p(G.cobalt, "M20 18H70V66H20z") + p(G.indigo, "M70 18L80 12V60L70 66z") + p(G.sky, "M20 18L30 12H80L70 18z") + c(45, 42, 16, G.white) + c(40, 40, 7, G.sky) + c(51, 46, 5, G.leaf) + c(50, 35, 4, G.pink),
	wipes: p(G.leaf, "M12 34H84V60Q84 66 78 66H18Q12 66 12 60z") + b(10, 28, 76, 10, G.moringa, 4) + p(G.white, "M34 30Q36 12 48 14 62 6 62 30z") + c(48, 52, 7, G.white),
	soap: b(14, 34, 60, 28, G.pink, 12) + b(22, 40, 44, 14, G.boug, 7) + c(70, 26, 9, G.sky) + c(56, 18, 6, G.sky) + c(80, 14, 5, G.sky) + c(68, 24, 3, G.white),
	lotion: b(36, 20, 24, 8, G.ink, 2) + s(G.ink, 5, "M48 20v-8h14") + b(28, 28, 40, 40, G.crumb, 8) + b(28, 38, 40, 18, G.white) + leaf(42, 40, .6, G.moringa, 0) + leaf(54, 40, .6, G.leaf, 45),
	shampoo: b(38, 6, 20, 12, G.mari, 2) + p(G.jaca, "M34 18H62Q68 22 68 30V62Q68 68 62 68H34Q28 68 28 62V30Q28 22 34 18z") + b(28, 36, 40, 18, G.white) + dots(G.lilac, 4, [
		[40, 45],
		[48, 42],
		[56, 47]
	]),
	rollOn: c(48, 18, 14, G.sky) + b(32, 20, 32, 48, G.indigo, 7) + b(32, 24, 32, 6, G.ink) + zigzag(G.mari, 36, 60, 50),
	toothpaste: turned(-16, p(G.white, "M10 26L18 20H72L80 30V42L72 52H18L10 46z") + b(78, 29, 12, 14, G.pepper, 2) + p(G.pepper, "M18 36Q44 24 72 36V42Q44 30 18 42z") + b(8, 22, 6, 28, G.sky, 2)) + s(G.leaf, 5, "M70 62h14"),
	nappies: p(G.white, "M12 22H84V34Q68 36 60 62H36Q28 36 12 34z") + b(12, 22, 72, 8, G.sky) + b(10, 24, 12, 8, G.mari, 2) + b(74, 24, 12, 8, G.mari, 2) + c(48, 46, 7, G.pink) + dots(G.ink, 1.2, [[46, 45], [50, 45]]),
	pads: b(18, 16, 60, 46, G.pink, 10) + p(G.boug, "M18 26Q18 16 28 16H68Q78 16 78 26V30H18z") + [
		0,
		90,
		180,
		270
	].map((a) => `<path transform="rotate(${a} 48 46) translate(48 46)" fill="${G.white}" d="M0 0A12 12 0 0 1 12-12A12 12 0 0 1 0 0z"/>`).join("") + c(48, 46, 3, G.mari),
	airtime: b(30, 4, 36, 64, G.ink, 7) + b(34, 12, 28, 44, G.leaf, 2) + `<path fill="${G.ink}" d="M51 18L40 36h7l-2 14 11-18h-7z"/>` + c(48, 62, 3, G.sky),
	basket: s(G.orange, 4, "M26 36L38 12M70 36L58 12") + leaf(40, 40, 1.1, G.moringa, 200) + leaf(50, 40, 1.2, G.green, 240) + c(62, 32, 9, G.pepper) + p(G.ink, "M12 36H84L76 66H20z") + s(G.mari, 3, "M20 46H76M22 56H74") + b(8, 33, 80, 7, G.white, 3)
};
// packages/web/src/art/goods/packs.ts
/** A paper bag with a band; `mark` stands on the band. */
var bag = (body, band, mark, lid = G.ink) => p(body, "M26 12H70L74 66H22z") + p(band, "M24 30H72L73.600 54H22.600z") + b(26, 8, 44, 7, lid) + mark;
/** A carton with its side in the shade. */
var box = (front, side, mark) => p(side, "M66 12L76 16V66H66z") + b(22, 12, 44, 54, front) + mark;
var jar = (inside, lid, mark) => b(28, 20, 40, 46, inside, 8) + b(26, 10, 44, 11, lid, 3) + b(28, 34, 40, 20, G.white) + mark;
var tin = (band, mark) => b(24, 14, 48, 52, G.sky) + b(24, 20, 48, 40, band) + e(48, 14, 24, 5, G.mist) + e(48, 66, 24, 4, G.sky) + mark;
var bottle = (inside, cap, mark) => b(41, 4, 14, 9, cap, 2) + p(inside, "M42 13H54V22Q66 28 66 38V62Q66 68 60 68H36Q30 68 30 62V38Q30 28 42 22z") + mark;
var can = (body, mark) => b(32, 10, 32, 56, body, 6) + b(35, 6, 26, 6, G.sky, 2) + b(35, 63, 26, 5, G.sky, 2) + mark;
var tub = (body, lid, mark) => p(body, "M22 26H74L68 64H28z") + b(18, 18, 60, 10, lid, 4) + mark;
var packet = (body, mark, edge = G.ink) => p(body, "M26 10H70Q66 38 70 66H26Q30 38 26 10z") + b(24, 8, 48, 6, edge) + b(24, 62, 48, 6, edge) + mark;
var grain = (fill) => e(40, 42, 3, 6, fill, 30) + e(48, 38, 3, 6, fill) + e(56, 42, 3, 6, fill, -30) + e(48, 48, 3, 5, fill);
var wave = (stroke) => s(stroke, 4, "M34 48q4-5 7 0t7 0t7 0t7 0");
var bean$1 = (fill) => e(42, 40, 6, 4, fill, -30) + e(54, 40, 6, 4, fill, 30) + e(48, 48, 6, 4, fill);
var packs = {
	maizeMeal: bag(G.white, G.mari, leaf(36, 31, .95, G.moringa) + dots(G.orange, 2.2, [
		50,
		56,
		62
	].flatMap((x) => [
		34,
		39.4,
		44.8,
		50
	].map((y) => [x, y])))),
	flour: bag(G.cream, G.cobalt, s(G.cream, 3, "M48 34V52") + leaf(48, 44, .4, G.cream, 180) + leaf(48, 44, .4, G.cream, 270) + leaf(48, 51, .4, G.cream, 180) + leaf(48, 51, .4, G.cream, 270), G.cobalt),
	sugar: bag(G.white, G.pink, b(38, 36, 9, 9, G.white) + b(49, 36, 9, 9, G.white) + b(43, 44, 9, 8, G.mist), G.boug),
	rice: bag(G.white, G.moringa, grain(G.white), G.moringa),
	samp: bag(G.cream, G.orange, dots(G.cream, 4, [
		[38, 40],
		[48, 37],
		[58, 40],
		[43, 48],
		[53, 48]
	]), G.brown),
	dryBeans: bag(G.cream, G.pepper, bean$1(G.cream), G.pepper),
	lentils: bag(G.cream, G.jaca, dots(G.orange, 3, [
		[36, 38],
		[44, 36],
		[52, 38],
		[60, 36],
		[40, 45],
		[48, 44],
		[56, 46],
		[46, 51]
	]), G.jaca),
	oats: box(G.mari, G.gold, b(22, 12, 44, 12, G.brown) + c(44, 44, 13, G.cream) + grain(G.crust)),
	cereal: box(G.orange, "#E35F00", b(22, 12, 44, 10, G.white) + p(G.cobalt, "M26 44H62A18 18 0 0 1 26 44z") + e(36, 42, 6, 3, G.mari, 20) + e(48, 41, 6, 3, G.mari, -15) + e(55, 43, 5, 3, G.mari, 20)),
	infantCereal: box(G.sky, G.cobalt, b(22, 12, 44, 10, G.white) + c(44, 44, 13, G.white) + dots(G.cobalt, 2, [[39, 42], [49, 42]]) + s(G.cobalt, 2.4, "M39 47q5 5 10 0")),
	stockCubes: box(G.pepper, G.dark, b(28, 22, 32, 10, G.mari) + b(31, 40, 12, 12, G.brown, 2) + b(45, 46, 12, 12, G.crust, 2)),
	teabags: box(G.pepper, G.dark, b(28, 18, 32, 6, G.mari) + p(G.mari, "M32 42H54A11 14 0 0 1 32 42z") + s(G.mari, 3, "M54 44q7 2 1 8") + s(G.mari, 2.4, "M39 38q-2-4 1-7M46 38q-2-4 1-7")),
	rooibos: box(G.orange, "#E35F00", b(28, 18, 32, 6, G.brown) + p(G.brown, "M32 42H54A11 14 0 0 1 32 42z") + s(G.brown, 3, "M54 44q7 2 1 8") + leaf(38, 38, .5, G.moringa, -45)),
	coffee: jar(G.brown, G.pepper, e(43, 44, 6, 8, G.brown, 25) + s(G.white, 2, "M41 38q5 6 3 12") + e(56, 44, 5, 7, G.crust, -20)),
	jam: jar(G.orange, G.pepper, c(44, 45, 7, G.orange) + c(54, 45, 6, G.mari) + leaf(48, 39, .4, G.moringa, -45)),
	honey: jar(G.gold, G.ink, p(G.mari, "M48 36l7 4v8l-7 4-7-4v-8z") + s(G.ink, 2, "M42 44h12")),
	peanutButter: jar("#C98640", G.indigo, e(43, 44, 6, 5, "#C98640") + e(53, 44, 6, 5, "#C98640") + dots(G.brown, 1, [
		[42, 43],
		[45, 46],
		[52, 43],
		[55, 46]
	])),
	mayonnaise: jar(G.cream, G.cobalt, b(28, 34, 40, 20, G.cobalt) + e(48, 44, 8, 6, G.cream) + c(48, 44, 3.4, G.mari)),
	spice: jar(G.gold, G.moringa, b(28, 34, 40, 20, G.moringa) + p(G.pepper, "M38 40q12 0 20 8q-14 4-20-8z") + s(G.leaf, 2.6, "M38 40l-4-3")),
	tin: tin(G.orange, bean$1(G.cream) + zigzag(G.ink, 25, 71, 58, 2)),
	tinFish: tin(G.cobalt, e(46, 40, 13, 7, G.sky) + p(G.sky, "M56 40l10-7v14z") + c(39, 39, 1.8, G.ink) + zigzag(G.mari, 25, 71, 58, 2)),
	tinTomato: tin(G.moringa, c(48, 42, 10, G.pepper) + leaf(48, 33, .4, G.leaf, -45) + leaf(48, 33, .4, G.leaf, 135)),
	pastaPack: packet(G.mari, b(30, 26, 36, 24, G.white, 4) + dots(G.gold, 3, [
		[38, 38],
		[48, 34],
		[58, 38],
		[43, 44],
		[53, 44]
	]) + dots(G.white, 1.2, [
		[38, 38],
		[48, 34],
		[58, 38],
		[43, 44],
		[53, 44]
	]), G.pepper),
	spaghettiPack: packet(G.cobalt, s(G.mari, 3, "M38 18V58M44 18V58M50 18V58M56 18V58") + b(28, 32, 40, 12, G.white)),
	soupPack: packet(G.moringa, p(G.white, "M32 38H64A16 14 0 0 1 32 38z") + e(48, 37, 16, 4, G.orange) + dots(G.leaf, 1.8, [
		[42, 37],
		[50, 36],
		[55, 38]
	])),
	crisps: packet(G.pepper, e(42, 34, 11, 8, G.mari, -20) + e(54, 44, 11, 8, G.gold, 15) + s(G.pepper, 1.6, "M36 34q6-4 12 0M48 45q6-4 12 0")),
	peanuts: packet(G.indigo, e(42, 34, 7, 6, G.crumb) + e(52, 38, 7, 6, G.crumb) + e(46, 48, 7, 6, "#D98B45") + dots(G.crust, 1, [
		[41, 33],
		[44, 36],
		[52, 37],
		[46, 48]
	]), G.mari),
	popcorn: packet(G.white, s(G.pepper, 5, "M34 16Q37 38 34 60M48 16V60M62 16Q59 38 62 60") + c(42, 36, 7, G.cream) + c(52, 34, 7, G.cream) + c(48, 43, 8, G.cream) + dots(G.mari, 2, [
		[44, 37],
		[51, 36],
		[48, 44]
	]), G.pepper),
	chocolate: b(20, 14, 56, 46, G.brown, 4) + s("#B0591A", 2.4, "M34 16V58M48 16V58M62 16V58M22 29H74M22 44H74") + p(G.jaca, "M18 36L78 28V62H18z") + b(18, 46, 60, 6, G.mari),
	biltong: p(G.dark, "M20 20Q36 12 46 20T70 18Q76 24 70 30Q56 36 44 30T22 32Q14 26 20 20z") + p(G.brown, "M26 42Q40 34 52 42T78 40Q84 46 76 52Q62 58 50 52T28 54Q20 48 26 42z") + s(G.meat, 2.4, "M28 24q8-4 14 1M56 24q6 2 10-1M36 46q8-3 14 2M62 47q6 2 10-1"),
	juice: box(G.orange, "#E35F00", p(G.mari, "M22 12L28 5H72L76 16L66 12z") + c(44, 44, 13, G.mari) + c(44, 44, 10, G.cream) + s(G.mari, 3, "M44 35V53M35 44H53M38 38l12 12M50 38L38 50")),
	colaCan: can(G.pepper, p(G.white, "M32 42Q48 28 64 38V46Q48 36 32 50z")),
	energy: can(G.cobalt, p(G.mari, "M52 20L38 40H46L42 56L58 34H50z")),
	soda: bottle(G.leaf, G.mari, b(30, 40, 36, 16, G.white) + c(48, 48, 6, G.mari) + dots(G.white, 1.8, [
		[40, 32],
		[52, 30],
		[47, 35]
	])),
	squash: bottle(G.orange, G.pepper, b(30, 38, 36, 18, G.white) + c(48, 47, 7, G.orange) + leaf(48, 41, .35, G.moringa, -45)),
	water: bottle(G.sky, G.cobalt, b(30, 40, 36, 16, G.white) + s(G.cobalt, 3, "M35 46q4-4 7 0t7 0t7 0t6 0M35 52q4-4 7 0t7 0t7 0t6 0")),
	oil: bottle(G.mari, G.moringa, b(30, 36, 36, 20, G.white) + c(48, 46, 6, G.ink) + [
		0,
		60,
		120,
		180,
		240,
		300
	].map((a) => `<path transform="rotate(${a} 48 46)" fill="${G.gold}" d="M48 40l3-5-3-4-3 4z"/>`).join("")),
	vinegar: bottle(G.crumb, G.ink, b(30, 38, 36, 18, G.indigo) + wave(G.white)),
	ketchup: bottle(G.pepper, G.white, b(30, 38, 36, 18, G.cream) + c(48, 47, 6.5, G.red) + leaf(48, 41, .35, G.moringa, -45)),
	hotSauce: bottle(G.orange, G.ink, b(30, 38, 36, 18, G.ink) + p(G.pepper, "M38 44q12-2 20 8q-14 3-20-8z") + s(G.leaf, 2.4, "M38 44l-3-3")),
	salt: p(G.cobalt, "M30 22H66L70 66H26z") + p(G.mist, "M34 8H62L66 22H30z") + dots(G.cobalt, 1.8, [
		[42, 14],
		[48, 14],
		[54, 14],
		[45, 18],
		[51, 18]
	]) + b(27, 38, 42, 14, G.white) + dots(G.cobalt, 2, [
		[40, 45],
		[48, 45],
		[56, 45]
	]),
	milk: p(G.cobalt, "M32 24L40 8H62L68 24V66H32z") + b(32, 34, 36, 20, G.white) + p(G.sky, "M32 24H68L62 8H40z") + c(50, 44, 7, G.cobalt),
	longMilk: box(G.mist, G.sky, b(22, 12, 44, 12, G.moringa) + p(G.moringa, "M22 54Q33 46 44 54T66 54V66H22z") + c(44, 38, 7, G.moringa)),
	maas: bottle(G.white, G.pepper, b(30, 38, 36, 18, G.pepper) + wave(G.white)),
	yoghurt: tub(G.white, G.sky, p(G.cobalt, "M24.500 42H71.500L70 52H26z") + c(48, 46, 8, G.white) + c(48, 46, 5, G.sky)),
	berryYoghurt: tub(G.white, G.pink, p(G.pink, "M24.500 40H71.500L69.600 54H26.400z") + p(G.pepper, "M48 57q-9-5-8-12 4-4 8 0 4-4 8 0 1 7-8 12z") + leaf(48, 44, .35, G.moringa, 225)),
	cream: tub(G.white, G.jaca, p(G.lilac, "M24.500 42H71.500L70 52H26z") + p(G.white, "M38 50q2-8 10-8 6 0 4 4 8-2 8 4z")),
	margarine: tub(G.mari, G.moringa, p(G.moringa, "M24.500 40H71.500L69.600 54H26.400z") + leaf(40, 38, .75, G.white, 0)),
	butter: p(G.sky, "M10 56H86L82 64H14z") + p(G.mari, "M20 30H66V56H20z") + p("#FFDF7A", "M20 30L30 22H76L66 30z") + p(G.gold, "M66 30L76 22V48L66 56z") + s(G.cream, 3, "M28 40H44"),
	cheese: p(G.mari, "M12 44L60 14Q82 20 84 44V64H12z") + p("#FFDF7A", "M12 44L60 14Q82 20 84 44z") + c(30, 54, 5, G.gold) + c(54, 52, 6.5, G.gold) + c(72, 56, 4, G.gold) + e(58, 34, 7, 4, G.mari),
	gouda: [
		0,
		12,
		24
	].map((y) => p(y === 12 ? G.gold : G.mari, `M14 ${26 + y}L48 ${10 + y}L82 ${26 + y}L48 ${42 + y}z`) + c(48, 22 + y, 4, G.cream) + c(60, 28 + y, 3, G.cream) + c(36, 28 + y, 3, G.cream)).join("") + p(G.gold, "M14 50L48 66V71L14 55zM82 50L48 66V71L82 55z"),
	eggs: e(30, 36, 11, 14, "#FFE3C2") + e(50, 36, 11, 14, "#F4B778") + e(70, 36, 11, 14, "#FFE3C2") + p(G.indigo, "M14 40h72l-6 24H20z") + dots(G.sky, 3, [
		[30, 50],
		[44, 50],
		[58, 50],
		[71, 50]
	])
};
// packages/web/src/art/goods/specials.ts
/** A bean with the light on its back. */
var bean = (x, y, turn, fill) => turned(turn, e(x, y, 7, 4.6, fill) + e(x - 2, y - 1.5, 2.6, 1.3, G.rose), x, y);
/** A slice of oxtail: meat around its bone. */
var tail = (x, y, r) => c(x, y, r, G.brown) + c(x, y, r * .74, "#B0591A") + c(x, y, r * .42, G.cream) + c(x, y, r * .16, G.crust);
/** A whole pizza from above. */
var roundPizza = (top) => c(48, 36, 33, G.crust) + c(48, 36, 28, G.mari) + top;
var mushroom = (x, y, cap = G.cream) => p(cap, `M${x - 7} ${y}a7 7 0 0 1 14 0z`) + b(x - 2, y, 4, 6, G.crumb, 1.5) + s(G.brown, 1.4, `M${x - 7} ${y}h14`);
var chilli = (x, y, turn) => turned(turn, p(G.red, `M${x} ${y}q12-6 22 2-12 5-22-2z`) + s(G.moringa, 2.6, `M${x} ${y}l-4-2`), x, y);
/** Dishes that stand on the menu beside another of their kind: each has its own look. */
var specials = {
	bunnyBeans: p(G.crust, "M10 32Q10 26 18 26H58Q66 26 66 32V58Q66 66 58 66H18Q10 66 10 58z") + p("#D98B45", "M10 50H66V58Q66 66 58 66H18Q10 66 10 58z") + e(38, 28, 25, 9, G.crumb) + e(38, 27, 20, 7, G.dark) + bean(28, 24, -20, G.brown) + bean(42, 20, 14, "#B0591A") + bean(50, 27, -30, G.brown) + bean(36, 29, 8, "#B0591A") + turned(18, b(68, 40, 20, 26, G.crust, 5) + b(71, 40, 14, 20, G.crumb, 4), 78, 54),
	mogodu: p("#D98B45", "M14 38Q24 24 48 25T82 38z") + c(33, 28, 13, G.cream) + e(29, 22, 5, 3, G.white, -24) + p(G.crumb, "M48 38q-1-15 7-15 3-6 9-3 8-2 8 6 6 3 5 12z") + s(G.crust, 1.8, "M54 30l4-4 4 4 4-4 4 4M54 36l4-4 4 4 4-4 4 4") + leaf(46, 34, .7, G.moringa, -74) + leaf(78, 40, .6, G.green, 240) + bowl(G.ink, G.orange),
	oxtail: p(G.white, "M10 50Q12 28 30 27T52 50z") + dots(G.mist, 2.6, [
		[22, 40],
		[30, 33],
		[36, 42],
		[28, 46],
		[42, 37]
	]) + dots(G.brown, 2.4, [
		[34, 37],
		[20, 47],
		[43, 46]
	]) + p("#8A3A12", "M42 50q8-8 22-8 20 0 22 8z") + tail(58, 36, 14) + tail(76, 43, 9) + leaf(64, 20, .5, G.moringa, 10) + plate(G.pepper, G.mari),
	horFun: s(G.cream, 8, "M22 44q8-16 20-6t18-4 16 8") + s(G.crumb, 8, "M28 50q10-12 20-4t22-2") + p(G.brown, "M30 32q8-8 16-2-2 8-16 2zM54 38q8-8 16-2-2 8-16 2zM42 24q8-6 14 0-4 7-14 0z") + s(G.green, 3, "M36 44l8-6M62 30l6-8M24 40l-4-7") + plate(G.ink, G.red),
	sweetAndSour: p(G.red, "M14 50q6-14 34-14t34 14z") + dots(G.orange, 9, [
		[30, 40],
		[50, 34],
		[66, 42]
	]) + dots("#FF9A4D", 3, [
		[27, 37],
		[47, 31],
		[63, 39]
	]) + p(G.mari, "M36 48l10-8 6 10zM58 30l10-6 2 10z") + b(38, 22, 8, 8, G.green, 2) + b(72, 44, 7, 7, G.green, 2) + plate(),
	kungPao: dots("#B0591A", 8, [
		[28, 42],
		[42, 36],
		[58, 38],
		[70, 43],
		[50, 45]
	]) + dots(G.crumb, 3, [
		[35, 44],
		[50, 30],
		[64, 32],
		[78, 46],
		[60, 47]
	]) + chilli(24, 30, -24) + chilli(54, 24, 16) + s(G.green, 4, "M38 26l6 4M74 34l6 3") + plate(G.moringa, G.leaf),
	mapoTofu: p(G.dark, "M16 38Q26 24 48 26T80 38z") + turned(12, b(27, 24, 13, 13, G.cream, 2), 33, 30) + b(44, 20, 13, 13, G.white, 2) + turned(-14, b(61, 26, 12, 12, G.cream, 2), 67, 32) + dots(G.green, 2.2, [
		[42, 34],
		[60, 24],
		[58, 36],
		[26, 36]
	]) + bowl(G.ink, G.red),
	roganJosh: p(G.dark, "M14 38Q24 22 48 24T82 38z") + turned(-12, b(24, 24, 16, 13, G.brown, 4), 32, 30) + turned(10, b(44, 18, 17, 14, "#B0591A", 4), 52, 25) + turned(-6, b(63, 26, 14, 12, G.brown, 4), 70, 32) + s(G.cream, 4, "M58 22l10-8") + leaf(38, 22, .5, G.moringa, -50) + bowl(G.moringa, G.leaf),
	dal: e(48, 38, 32, 9, "#7A3B12") + dots("#B0591A", 2.6, [
		[28, 38],
		[36, 34],
		[62, 34],
		[68, 39],
		[40, 42],
		[57, 42]
	]) + s(G.cream, 3, "M40 38a8 3.6 0 1 1 8 3.6 13 6 0 0 0 14-5") + leaf(54, 34, .5, G.green, -100) + bowl(G.gold, G.ink),
	egusi: p(G.gold, "M8 44Q18 30 32 31T58 44z") + leaf(18, 42, .5, G.moringa, -70) + leaf(34, 42, .6, G.moringa, -80) + c(42, 38, 4, G.pepper) + p(G.indigo, "M4 44H60Q58 66 38 66H26Q6 66 4 44z") + s(G.mari, 3, "M10 53l6-5 6 5 6-5 6 5 6-5 6 5 6-5") + p(G.white, "M58 62A18 22 0 0 1 94 62z") + p(G.mist, "M64 60a12 16 0 0 1 10-15q-5 6-4 15z") + b(54, 61, 42, 5, G.sky, 2.5),
	pizzaRegina: roundPizza(p(G.meat, "M28 22h12v10H28zM58 20h11v10H58zM30 46h11v10H30z") + p(G.rose, "M30 24h8v3h-8zM60 22h7v3h-7zM32 48h7v3h-7z")) + mushroom(49, 26) + mushroom(60, 46) + mushroom(46, 42) + leaf(70, 34, .4, G.moringa, 30),
	pizzaFour: roundPizza(p("#FFDF7A", "M48 8A28 28 0 0 1 76 36H48z") + p(G.orange, "M76 36A28 28 0 0 1 48 64V36z") + p(G.leaf, "M48 64A28 28 0 0 1 20 36H48z") + p(G.rose, "M20 36A28 28 0 0 1 48 8V36z")) + dots(G.ink, 3, [
		[58, 20],
		[66, 28],
		[56, 30]
	]) + dots(G.pepper, 4.5, [[58, 46], [64, 52]]) + leaf(30, 42, .4, G.moringa, 0) + leaf(40, 50, .35, G.moringa, 20) + mushroom(36, 26) + s(G.crust, 2.4, "M48 8V64M20 36H76"),
	caesarSalad: leaf(28, 42, .9, G.green, 195) + leaf(44, 40, 1, G.moringa, 218) + leaf(56, 40, 1, G.green, 240) + leaf(68, 42, .9, G.leaf, 262) + turned(-14, b(30, 24, 11, 11, G.crust, 2) + b(32, 26, 7, 7, G.crumb, 1), 36, 30) + turned(18, b(56, 26, 11, 11, G.crust, 2) + b(58, 28, 7, 7, G.crumb, 1), 62, 32) + p(G.cream, "M42 34l16-6 2 5-15 5z") + bowl(G.cobalt, G.white),
	risotto: p(G.cream, "M12 50Q16 30 48 30T84 50z") + dots(G.crumb, 2.2, [
		[26, 44],
		[38, 36],
		[56, 35],
		[70, 44],
		[48, 46]
	]) + mushroom(32, 41, "#B0591A") + mushroom(62, 42, "#B0591A") + mushroom(47, 33, G.crust) + leaf(66, 30, .4, G.moringa, -20) + plate(G.brown, G.crumb)
};
// packages/web/src/art/goods/treats.ts
var glass = (drink, more = "") => p(G.mist, "M28 10H68L63 66H33z") + p(drink, "M30 22H66L62 62H34z") + more;
var slab = (top, body, cut) => p(top, "M14 38L66 18Q80 22 82 38z") + b(14, 38, 68, 24, body) + b(14, 46, 68, 6, cut);
var cup = (body, drink) => s(body, 5, "M68 34q14 0 12 9t-14 9") + p(body, "M20 28H70V44Q70 60 54 60H36Q20 60 20 44z") + e(45, 28, 25, 5, drink) + b(12, 60, 66, 5, G.mari, 2.5);
var steam = (x) => s(G.sky, 3, `M${x} 20q-4-5 0-9t0-8M${x + 12} 20q-4-5 0-9t0-8`);
/** What is eaten beside or after a meal, and what is drunk. */
var treats = {
	onionRings: c(34, 44, 16, "none").replace("/>", ` stroke="${G.gold}" stroke-width="9"/>`) + c(62, 46, 14, "none").replace("/>", ` stroke="${G.crust}" stroke-width="9"/>`) + c(48, 24, 12, "none").replace("/>", ` stroke="${G.mari}" stroke-width="8"/>`),
	skewers: [
		16,
		34,
		52
	].map((y, i) => s(G.crumb, 3, `M6 ${y + 4}H90`) + [
		18,
		36,
		54
	].map((x, k) => b(x + i * 3, y - 5, 14, 17, [
		G.brown,
		G.pepper,
		"#B0591A"
	][(i + k) % 3] ?? G.brown, 5)).join("")).join(""),
	dumplings: [
		[10, 44],
		[38, 44],
		[24, 24]
	].map(([x = 0, y = 0]) => p(G.cream, `M${x} ${y + 16}q2-18 17-18t17 18z`) + s(G.crust, 2.2, `M${x + 10} ${y + 6}l4-6M${x + 17} ${y + 5}v-6M${x + 24} ${y + 6}l-4-6`)).join("") + b(4, 60, 88, 8, G.crust, 4),
	springRolls: [
		14,
		32,
		50
	].map((y, i) => b(12 + i * 4, y, 60, 13, i % 2 === 0 ? G.gold : "#D98B45", 6) + e(70 + i * 4, y + 6.5, 4, 6.5, G.crumb) + c(70 + i * 4, y + 6.5, 2.4, G.moringa)).join(""),
	salad: leaf(30, 38, 1.1, G.moringa, 190) + leaf(46, 38, 1.2, G.green, 220) + leaf(62, 38, 1.1, G.moringa, 250) + leaf(74, 40, .9, G.leaf, 270) + c(36, 32, 7, G.pepper) + c(60, 33, 6, G.pepper) + b(44, 30, 8, 8, G.white, 1) + bowl(G.mari, G.orange),
	injera: e(48, 46, 40, 18, G.crust) + e(48, 43, 38, 16, "#D9B48A") + c(34, 40, 8, G.pepper) + c(54, 36, 7, G.gold) + c(62, 47, 7, G.moringa) + c(44, 50, 6, G.brown) + dots(G.crust, 1.3, [
		[22, 46],
		[74, 40],
		[50, 44],
		[72, 50]
	]),
	plantain: [
		[
			20,
			46,
			-16
		],
		[
			46,
			40,
			10
		],
		[
			66,
			48,
			24
		],
		[
			34,
			24,
			20
		],
		[
			60,
			22,
			-14
		]
	].map(([x = 0, y = 0, a = 0]) => e(x, y + 3, 15, 9, G.crust, a) + e(x, y, 15, 9, G.mari, a) + e(x, y, 8, 3, G.gold, a)).join(""),
	vetkoek: c(34, 44, 21, G.crust) + c(31, 40, 15, "#D98B45") + c(64, 48, 17, G.gold) + p(G.brown, "M52 46q12-8 25 0l-2 6q-10 5-22 0z") + dots(G.pepper, 1.8, [
		[58, 47],
		[66, 46],
		[72, 49]
	]),
	chapati: e(48, 48, 36, 15, G.crust) + e(48, 45, 36, 15, G.crumb) + e(46, 34, 32, 13, "#D98B45") + e(46, 31, 32, 13, G.crumb) + dots(G.crust, 2.4, [
		[32, 30],
		[46, 26],
		[58, 33],
		[44, 36]
	]),
	naan: p(G.crust, "M12 50Q20 16 58 12Q86 12 84 28Q76 60 40 64Q12 66 12 50z") + p(G.crumb, "M18 48Q26 22 58 18Q78 18 78 28Q70 54 40 58Q18 60 18 48z") + dots(G.crust, 3, [
		[36, 42],
		[52, 30],
		[62, 38],
		[44, 52]
	]) + dots(G.moringa, 1.8, [
		[44, 34],
		[56, 46],
		[66, 28]
	]),
	cake: slab(G.pink, G.crumb, G.pepper) + c(60, 18, 6, G.pepper) + s(G.moringa, 2.4, "M60 12q1-6 6-8") + b(8, 62, 80, 5, G.sky, 2.5),
	pudding: p(G.brown, "M24 26H72L78 56H18z") + p(G.mari, "M22 26Q24 16 48 16T74 26Q74 34 68 40Q64 30 58 34T48 38 38 34 30 42Q22 36 22 26z") + plate(G.cobalt, G.sky),
	tiramisu: slab(G.brown, G.cream, G.crust) + dots(G.crust, 1.6, [
		[38, 33],
		[50, 30],
		[60, 28],
		[66, 34]
	]) + b(8, 62, 80, 5, G.sky, 2.5),
	iceCream: p(G.crust, "M32 38H64L48 70z") + s(G.gold, 2.4, "M38 38L52 60M58 38L44 60") + c(38, 30, 12, G.pink) + c(58, 30, 12, G.cream) + c(48, 18, 12, G.leaf) + c(54, 8, 4, G.pepper),
	cola: glass(G.brown, b(40, 30, 10, 10, "#B0591A", 2) + b(50, 40, 9, 9, "#B0591A", 2) + s(G.pepper, 4, "M52 22L60 2")),
	juiceGlass: glass(G.orange, dots(G.mari, 2.4, [
		[40, 36],
		[52, 44],
		[46, 54]
	]) + c(68, 14, 11, G.mari) + c(68, 14, 7.5, G.cream)),
	hibiscus: glass(G.boug, leaf(58, 20, .8, G.moringa, -50) + b(40, 34, 10, 10, G.pink, 2) + b(49, 46, 9, 9, G.pink, 2)),
	lassi: glass("#FFD35C", p(G.cream, "M30 22H66L65.400 30Q48 38 30.800 30z") + s(G.orange, 4, "M52 22L60 2") + dots(G.moringa, 1.6, [[42, 26], [50, 27]])),
	gingerBeer: p(G.moringa, "M42 4H54V20Q66 26 66 38V62Q66 68 60 68H36Q30 68 30 62V38Q30 26 42 20z") + b(40, 2, 16, 6, G.mari, 2) + b(30, 38, 36, 20, G.cream) + p(G.crust, "M36 50q2-8 8-5 2-6 8-2t9 3q-2 8-9 5-4 4-8 1z"),
	beer: p(G.mari, "M22 22H60V66H22z") + s(G.gold, 3, "M32 34V58M41 34V58M50 34V58") + p(G.white, "M18 24Q16 12 28 14 34 6 42 12 54 8 56 16 66 18 62 26H22z") + s(G.mist, 6, "M62 32q14-2 14 10t-14 12"),
	tea: cup(G.white, G.gold) + s(G.pepper, 2.4, "M58 29V42") + b(53, 42, 10, 10, G.pepper, 1) + steam(38),
	coffeeCup: cup(G.pepper, G.brown) + steam(38) + zigzag(G.mari, 24, 66, 48)
};
// packages/web/src/art/goods/vegetables.ts
var vegetables = {
	tomato: c(36, 42, 22, G.pepper) + c(66, 48, 16, G.red) + leaf(36, 24, .55, G.moringa, -135) + leaf(36, 24, .55, G.moringa, 45) + leaf(36, 24, .5, G.leaf, -45) + leaf(66, 34, .42, G.moringa, -135) + leaf(66, 34, .42, G.leaf, -45),
	spinach: leaf(48, 50, 1.5, G.moringa, 180) + leaf(48, 50, 1.4, G.green, 225) + leaf(48, 50, 1.5, G.moringa, 270) + leaf(48, 52, 1.15, G.leaf, 155) + leaf(48, 52, 1.15, G.leaf, 295) + p(G.leaf, "M43 46h10l3 22H40z") + b(38, 54, 20, 5, G.pepper),
	avocado: p(G.deep, "M30 66C12 62 12 40 22 28C28 18 32 6 44 6S60 18 62 28C66 46 56 70 30 66z") + p("#CFEFA0", "M32 60C18 58 19 42 27 32C32 24 35 14 43 14S54 25 56 30C59 44 50 62 32 60z") + c(38, 45, 9.5, G.brown) + leaf(58, 20, .9, G.moringa, 0),
	cabbage: c(48, 38, 29, G.moringa) + p(G.green, "M48 10C66 12 76 26 72 46C68 58 56 66 48 67C36 60 30 30 48 10z") + p(G.leaf, "M48 14C30 22 22 40 36 62C54 56 60 34 48 14z") + s(G.pale, 2.6, "M47 18Q36 38 38 58M43 32L34 36M41 44L33 48M44 40L51 44M45 28L51 32"),
	lettuce: c(30, 42, 19, G.moringa) + c(66, 42, 19, G.moringa) + c(48, 30, 20, G.green) + c(36, 48, 17, G.leaf) + c(60, 48, 17, G.leaf) + leaf(48, 62, 1.1, G.pale, 225) + s(G.moringa, 2.4, "M48 60V36M48 50l-6-6M48 46l6-6"),
	carrot: leaf(64, 26, .8, G.moringa, 205) + leaf(66, 28, .8, G.green, 250) + leaf(66, 30, .8, G.moringa, 295) + p(G.orange, "M70 22C78 30 74 38 64 44L22 66C18 67 16 64 18 61L46 28C54 18 64 16 70 22z") + s("#E35F00", 3, "M52 26l6 6M42 36l6 6M58 46l-5-5M34 46l5 5M44 54l-4-4"),
	cucumber: turned(-24, b(12, 26, 64, 22, G.moringa, 11) + s(G.green, 2.6, "M22 32H66M22 42H66")) + c(68, 50, 16, G.moringa) + c(68, 50, 12.5, G.pale) + dots(G.green, 1.8, [
		[68, 43],
		[62, 47],
		[74, 47],
		[64, 54],
		[72, 54]
	]),
	pepper: p(G.green, "M46 22C30 14 16 26 20 42C23 56 32 66 40 64C44 63 46 62 48 62S52 63 56 64C64 66 73 56 76 42C80 26 66 14 50 22z") + p(G.leaf, "M30 28C24 34 26 48 34 58C24 52 20 34 30 28z") + s(G.deep, 3, "M48 26C42 38 44 50 48 60") + s(G.deep, 6, "M48 24Q48 14 56 9"),
	beans: turned(-20, s(G.moringa, 9, "M18 22Q46 38 80 20") + s(G.green, 9, "M14 36Q46 52 82 34") + s(G.moringa, 9, "M18 52Q48 66 78 50") + dots(G.leaf, 2.4, [
		[34, 43],
		[48, 45],
		[62, 42]
	])),
	mushroom: p(G.crumb, "M36 40H60L62 60Q62 67 55 67H41Q34 67 34 60z") + p(G.crust, "M12 40A36 32 0 0 1 84 40Q84 44 80 44H16Q12 44 12 40z") + p("#D98B45", "M26 28Q34 16 46 14Q36 24 34 34Q28 34 26 28z") + s(G.crust, 3, "M42 46V52M48 46V54M54 46V52"),
	garlic: p(G.white, "M48 8Q50 20 60 26C78 36 76 64 48 64S18 36 36 26Q46 20 48 8z") + p(G.lilac, "M48 20C62 34 62 52 56 64C70 62 76 40 60 26Q52 22 48 8z") + s(G.jaca, 2.4, "M48 22C36 34 34 50 40 62M48 22C60 34 62 50 56 62") + b(42, 63, 12, 4, G.jaca, 2),
	ginger: p(G.crumb, "M16 40C16 30 28 28 34 32C34 20 46 14 52 22C58 30 52 34 58 36C70 32 84 36 82 46C80 56 66 54 60 52C58 62 46 68 40 60C36 56 36 52 32 50C24 54 16 48 16 40z") + s(G.crust, 2.6, "M24 36v8M42 26l8 2M66 40v8M44 56l8-2") + c(78, 46, 5, G.mari),
	onion: p(G.crust, "M48 12Q52 22 64 28C82 38 78 64 48 64S14 38 32 28Q44 22 48 12z") + s("#D98B45", 3, "M46 24C30 36 28 50 36 60M50 24C66 36 68 50 60 60M48 24V62") + s(G.leaf, 4, "M46 16Q44 8 38 6M50 16Q52 8 58 6"),
	potato: e(38, 40, 26, 19, "#D98B45", -14) + e(66, 50, 18, 14, G.crust, 10) + dots(G.brown, 2, [
		[28, 36],
		[42, 44],
		[46, 32],
		[64, 46],
		[72, 54]
	]),
	sweetPotato: p(G.boug, "M8 46C18 24 50 12 74 24C82 28 86 34 90 32C86 46 66 62 42 62C26 62 16 52 8 46z") + s(G.pink, 3, "M30 34l8 3M52 28l8 2M44 48l10 0M66 38l8-2"),
	butternut: p(G.orange, "M32 10C42 6 52 12 54 24C56 32 74 36 74 50C74 64 56 70 44 66C28 62 22 46 26 32C28 24 24 14 32 10z") + p(G.mari, "M36 14C42 14 44 22 42 30C40 42 36 50 44 60C30 56 28 42 31 32C33 24 30 16 36 14z") + s(G.moringa, 6, "M36 12Q34 8 30 6"),
	maize: p(G.mari, "M48 4C60 6 65 22 63 42Q60 62 48 66Q36 62 33 42C31 22 36 6 48 4z") + dots(G.orange, 2.8, [
		[48, 13],
		[41, 19],
		[55, 19],
		[48, 25],
		[41, 31],
		[55, 31],
		[48, 37]
	]) + p(G.moringa, "M48 68C26 66 20 48 24 30C38 36 46 50 48 68z") + p(G.green, "M48 68C70 66 76 48 72 30C58 36 50 50 48 68z")
};
// packages/web/src/art/goods/goods.ts
/** Everything that is drawn for shops, by name; each in a box of 96 × 72 units. */
var goods = {
	...fruit,
	...vegetables,
	...packs,
	...larder,
	...kitchen,
	...specials,
	...treats
};
export { goods };
