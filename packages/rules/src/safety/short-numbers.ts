import { isDescribed, type CountryId } from '../countries/country.ts';
import { emergencyNumbers, type EmergencyNumbers } from './emergency-numbers.ts';

/** Where one number leads to all help from any phone, by Google's short-number data (google-libphonenumber 3.2.47). */
const oneNumber: ReadonlyArray<readonly [number: string, countries: string]> = [
  [
    '112',
    'ad ae al ao at au ax az be bg bi bj bq br bt by ca cc ch co cr cw cx cy cz de dk do dz ec ee er es fi fo fr gb ge gg gi gl gr hk hr hu id ie il in ir is it je jm jo kp kr kw kz lb li lk lt lu lv mc md me mk mq mt my nl no np nr ph pk pl pt re ro rs ru sa se si sj sk st sy tj tl tr tw ua us va ve vu yt zw',
  ],
  ['911', 'ag ai ar as aw bb bm bs bw bz cl dm fj fm gd gu gy kn ky lc lr mh mp ms mx nf pa pr pw py sh sv tc to tv uy vc vg vi ws'],
  ['999', 'bd bh ck fk im mo mu mw nu qa sb sc sd sg sl so ss sz tt'],
];

/** What an operator is proposed as the numbers of a country: a draft until it is confirmed; null where nothing is known that leads to all help. */
export function proposedNumbers(countryId: CountryId): EmergencyNumbers | null {
  if (isDescribed(countryId)) return emergencyNumbers[countryId];
  const [number] = oneNumber.find(([, countries]) => countries.split(' ').includes(countryId)) ?? [];
  return number === undefined ? null : { police: number, medical: number, fire: number };
}
