import { b, board, bowl, c, dots, e, G, leaf, p, plate, s, turned, zigzag } from './draw.ts';

const bunTop = (y: number) =>
  p(G.crust, `M16 ${y}Q18 ${y - 24} 48 ${y - 24}T80 ${y}z`) +
  dots(G.crumb, 1.8, [
    [36, y - 14],
    [48, y - 18],
    [60, y - 14],
    [42, y - 8],
    [54, y - 8],
  ]);
const bunFoot = (y: number) => p(G.crust, `M16 ${y}H80V${y + 4}Q80 ${y + 11} 72 ${y + 11}H24Q16 ${y + 11} 16 ${y + 4}z`);
const frill = (y: number) => p(G.green, `M12 ${y}q6 8 12 0t12 0t12 0t12 0t12 0t12 0v-3H12z`);
const drumstick = (turn: number, x: number, y: number) =>
  turned(
    turn,
    s(G.cream, 6, `M${x} ${y}h22`) +
      c(x + 23, y - 3, 4, G.cream) +
      c(x + 23, y + 3, 4, G.cream) +
      e(x - 8, y, 17, 13, G.crust) +
      e(x - 11, y - 4, 9, 5, '#D98B45', -12),
    x,
    y,
  );
const steam = (x: number) => s(G.sky, 3, `M${x} 20q-4-5 0-9t0-8M${x + 12} 20q-4-5 0-9t0-8`);

/** Dishes that make a meal. */
export const kitchen: Record<string, string> = {
  bunnyChow:
    p(G.crust, 'M18 28Q18 22 26 22H70Q78 22 78 28V58Q78 66 70 66H26Q18 66 18 58z') +
    p('#D98B45', 'M18 50H78V58Q78 66 70 66H26Q18 66 18 58z') +
    e(48, 24, 26, 9, G.crumb) +
    e(48, 24, 21, 7, G.orange) +
    c(40, 21, 5, G.brown) +
    c(52, 19, 6, G.brown) +
    c(59, 24, 4, G.dark) +
    leaf(46, 18, 0.5, G.moringa, -80) +
    s(G.orange, 5, 'M30 30V40'),
  kota:
    p(G.crust, 'M16 36H80V58Q80 66 72 66H24Q16 66 16 58z') +
    p(G.crumb, 'M20 40H76V56Q76 62 70 62H26Q20 62 20 56z') +
    b(24, 8, 7, 34, G.mari, 1) +
    turned(10, b(36, 6, 7, 34, G.gold, 1), 40, 24) +
    turned(-8, b(66, 10, 7, 32, G.mari, 1), 68, 26) +
    c(54, 26, 13, G.meat) +
    c(54, 26, 9, G.rose) +
    b(20, 36, 56, 8, G.pepper) +
    zigzag(G.mari, 20, 76, 44),
  burger: bunTop(34) + frill(36) + b(14, 41, 68, 9, G.brown, 4) + p(G.mari, 'M20 40H76L60 48 44 41z') + bunFoot(52),
  doubleBurger:
    bunTop(28) +
    frill(29) +
    b(15, 33, 66, 8, G.brown, 4) +
    p(G.mari, 'M22 41H74L60 47 48 41z') +
    b(15, 45, 66, 8, G.brown, 4) +
    b(18, 52, 60, 3, G.pepper) +
    bunFoot(55),
  chickenBurger:
    bunTop(34) + frill(36) + p(G.gold, 'M12 46q2-6 8-5 6-4 12 0 8-4 16 0 8-4 14 0 8-3 12 0 10-1 10 5t-8 6H18q-6 0-6-6z') + bunFoot(53),
  wrap: turned(
    32,
    p(G.crumb, 'M30 14H66V60Q66 68 58 68H38Q30 68 30 60z') +
      c(40, 14, 8, G.green) +
      c(50, 10, 8, G.pepper) +
      c(58, 15, 7, G.leaf) +
      p(G.cream, 'M30 16L66 28V60Q66 68 58 68H38Q30 68 30 60z') +
      b(30, 44, 36, 24, G.pepper, 4) +
      zigzag(G.mari, 30, 66, 56),
  ),
  sandwich:
    p(G.crust, 'M10 60L48 10L86 60z') +
    p(G.crumb, 'M20 56L48 18L76 56z') +
    b(10, 56, 76, 4, G.green) +
    b(10, 60, 76, 5, G.pepper) +
    b(12, 64, 72, 4, G.crust, 2),
  pizza:
    p(G.crust, 'M10 20Q48-4 86 20L82 28Q48 8 14 28z') +
    p(G.mari, 'M14 26Q48 6 82 26L48 68z') +
    c(38, 28, 6.5, G.pepper) +
    c(59, 27, 6.5, G.pepper) +
    c(48, 45, 6.5, G.pepper) +
    leaf(48, 30, 0.4, G.moringa, 0) +
    leaf(38, 40, 0.35, G.moringa, -40),
  chips:
    [16, 24, 33, 42, 51, 60, 69]
      .map((x, i) => turned((i - 3) * 4, b(x + 4, [18, 10, 14, 6, 12, 9, 18][i] ?? 10, 7, 40, i % 2 === 0 ? G.mari : G.gold, 1), x + 6, 50))
      .join('') +
    p(G.pepper, 'M18 36Q48 48 78 36L72 68H24z') +
    zigzag(G.white, 24, 72, 56),
  chicken: drumstick(-28, 44, 30) + drumstick(18, 40, 50),
  wings:
    p(G.crust, 'M12 44Q10 28 26 26Q38 26 42 38Q52 18 70 18Q84 20 80 32Q66 34 60 48Q52 60 36 58T12 44z') +
    p('#D98B45', 'M18 42q0-10 10-10 7 1 10 10-8 8-20 0z') +
    s(G.cream, 6, 'M78 24l8-5') +
    s(G.pepper, 3, 'M50 40q4-8 10-11M44 50q6-1 10-5'),
  schnitzel:
    p(G.gold, 'M12 44Q10 30 24 24Q40 10 60 18Q84 24 82 42Q78 54 56 50Q30 58 12 44z') +
    dots(G.crust, 1.8, [
      [30, 34],
      [42, 28],
      [56, 32],
      [66, 40],
      [44, 42],
    ]) +
    p(G.mari, 'M58 30a9 9 0 0 1 18 0z') +
    plate(),
  steak:
    p(G.brown, 'M14 40Q12 18 38 16Q60 10 78 24Q88 38 76 48Q60 54 46 50Q18 56 14 40z') +
    p(G.red, 'M22 38Q22 24 40 22Q58 18 72 28Q78 38 70 43Q58 47 46 44Q24 48 22 38z') +
    s(G.cream, 4, 'M36 32q8-6 14 0') +
    plate(),
  nyamaChoma: drumstickFree() + board(),
  wors: s(G.dark, 11, 'M22 46A26 20 0 1 1 50 58A17 14 0 1 1 46 30A9 7 0 0 1 52 42') + s(G.red, 3, 'M26 36A22 16 0 0 1 62 26'),
  papAndWors:
    p(G.white, 'M20 42Q18 22 38 22T56 40V50H20z') +
    p(G.mist, 'M28 42Q28 28 38 28 30 34 32 50H22z') +
    s(G.dark, 9, 'M52 44Q60 26 70 38T80 42') +
    c(50, 46, 6, G.orange) +
    c(43, 48, 4, G.pepper) +
    plate(),
  ugali:
    p(G.cream, 'M22 44A20 22 0 0 1 62 44V52H22z') +
    leaf(64, 48, 0.9, G.moringa, 190) +
    leaf(66, 48, 1, G.green, 235) +
    leaf(70, 50, 0.9, G.moringa, 275) +
    plate(G.pepper, G.mari),
  chakalaka:
    p(G.orange, 'M18 38Q30 20 48 24T78 38z') +
    c(34, 33, 4, G.pepper) +
    c(46, 29, 4, G.leaf) +
    c(58, 32, 4, G.mari) +
    c(66, 36, 3.5, G.pepper) +
    c(40, 36, 3, G.mari) +
    bowl(G.cobalt, G.mari),
  curry:
    p(G.gold, 'M16 38Q26 24 48 26T80 38z') +
    c(36, 33, 6, G.orange) +
    c(52, 30, 7, '#E35F00') +
    c(64, 35, 5, G.orange) +
    leaf(46, 27, 0.6, G.moringa, -60) +
    bowl(G.pepper, G.mari) +
    steam(42),
  greenCurry:
    p(G.green, 'M16 38Q26 24 48 26T80 38z') +
    b(32, 28, 9, 9, G.cream, 2) +
    b(48, 25, 9, 9, G.cream, 2) +
    b(60, 31, 8, 8, G.cream, 2) +
    bowl(G.boug, G.pink) +
    steam(42),
  stew:
    b(36, 12, 24, 5, G.ink, 2) +
    p(G.indigo, 'M14 26Q48 8 82 26z') +
    p(G.ink, 'M16 28H80V52Q80 66 66 66H30Q16 66 16 52z') +
    b(6, 34, 10, 6, G.ink, 3) +
    b(80, 34, 10, 6, G.ink, 3) +
    zigzag(G.orange, 18, 78, 46),
  soup:
    e(48, 38, 32, 7, G.orange) +
    dots(G.leaf, 2.4, [
      [38, 37],
      [52, 35],
      [60, 39],
    ]) +
    bowl(G.moringa, G.leaf) +
    steam(42),
  jollof:
    p(G.orange, 'M20 46Q26 18 46 20T66 46z') +
    dots(G.red, 2, [
      [34, 36],
      [44, 28],
      [50, 38],
      [40, 42],
    ]) +
    drumstick(-30, 68, 38) +
    plate(G.moringa, G.leaf),
  riceBowl:
    p(G.white, 'M18 38Q24 16 48 16T78 38z') +
    dots(G.mist, 2, [
      [34, 30],
      [44, 24],
      [54, 26],
      [62, 33],
      [42, 34],
    ]) +
    dots(G.green, 2.6, [
      [38, 27],
      [57, 32],
    ]) +
    c(50, 31, 3, G.orange) +
    bowl(G.indigo, G.sky),
  biryani:
    p(G.gold, 'M16 38Q24 14 48 14T80 38z') +
    dots(G.cream, 2, [
      [32, 30],
      [42, 22],
      [52, 24],
      [62, 31],
      [46, 32],
    ]) +
    drumstick(-40, 46, 24) +
    leaf(64, 28, 0.5, G.moringa, -30) +
    bowl(G.boug, G.mari),
  noodles:
    s(G.mari, 5, 'M22 36q6-14 14-2t14 0 14-2 10 4M28 30q8-14 16-2t16 0 10 4') +
    s(G.crust, 3.5, 'M62 32L84 6M70 34L90 12') +
    c(36, 28, 5, G.pepper) +
    leaf(52, 28, 0.5, G.moringa, -60) +
    bowl(G.pepper, G.white),
  spaghetti:
    s(G.mari, 5, 'M20 46q2-16 14-18t16 6 14-4 12 16M26 48q4-12 16-12t16 4 14 8') +
    p(G.pepper, 'M34 30Q38 16 50 18T64 30Q56 38 48 33T34 30z') +
    leaf(50, 18, 0.5, G.moringa, -60) +
    plate(),
  lasagne:
    b(18, 22, 60, 7, G.mari, 3) +
    b(18, 29, 60, 6, G.pepper) +
    b(18, 35, 60, 5, G.cream) +
    b(18, 40, 60, 6, G.pepper) +
    b(18, 46, 60, 6, G.mari) +
    p(G.mari, 'M24 28h10v8q-5 5-10 0zM56 28h12v12q-6 5-12 0z') +
    plate(),
  penne:
    [
      [22, 40, -20],
      [40, 34, 15],
      [58, 38, -30],
      [34, 22, 40],
      [52, 20, -15],
    ]
      .map(([x = 0, y = 0, a = 0]) => turned(a, b(x, y, 20, 8, G.mari, 2) + e(x + 20, y + 4, 2, 4, G.gold), x + 10, y + 4))
      .join('') +
    c(46, 32, 5, G.pepper) +
    c(60, 30, 4, G.pepper) +
    plate(G.moringa, G.leaf),
  grilledFish:
    p(G.sky, 'M12 38Q32 14 64 32L82 20V56L64 44Q32 60 12 38z') +
    c(26, 35, 3, G.ink) +
    s(G.cobalt, 3, 'M40 28l6 18M50 28l6 16') +
    p(G.mari, 'M30 52a10 8 0 0 1 20 0z') +
    plate(G.ink, G.sky),
  fish:
    p(G.cobalt, 'M8 38Q30 10 64 34L86 18V58L64 42Q30 66 8 38z') +
    p(G.sky, 'M8 38Q30 62 62 42Q36 46 8 38z') +
    c(24, 34, 3.5, G.white) +
    c(24, 34, 1.6, G.ink) +
    s(G.mari, 3, 'M38 26q8 10 2 22'),
};

function drumstickFree(): string {
  return (
    s(G.cream, 7, 'M66 26L82 14') +
    c(82, 11, 4.5, G.cream) +
    c(85, 16, 4.5, G.cream) +
    p(G.brown, 'M12 46Q14 22 40 18Q64 12 72 28Q74 46 54 54H20Q12 54 12 46z') +
    p('#B0591A', 'M20 44Q22 28 40 25Q56 20 62 28Q50 32 44 42T20 44z') +
    s(G.ink, 3, 'M34 34l10 10M46 30l10 10')
  );
}
