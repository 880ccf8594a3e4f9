import { cityById } from '@safiri/rules/places/gazetteer.ts';
import { type Bounds, boundsAround } from '@safiri/rules/places/geo.ts';
import { ImportError } from '../roads/public.ts';

/** An extract of a country is cut to this far from the centre of the city, metres. */
const CITY_METERS = 50_000;
/** Nobody means half a continent, degrees. */
const WIDEST_DEGREES = 4;

/** A box as people write it: south, west, north, east in degrees. */
function parseBounds(text: string): Bounds {
  const numbers = text.split(',').map(Number);
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && south < north && west < east;
  if (!isBox || south < -85 || north > 85 || west < -180 || east > 180)
    throw new ImportError(`"${text}" is no box: give south,west,north,east in degrees, for example --bounds=-29.42,27.38,-29.24,27.62`);
  if (north - south > WIDEST_DEGREES || east - west > WIDEST_DEGREES)
    throw new ImportError(`"${text}" is wider than a city: ${WIDEST_DEGREES} degrees at most.`);
  return { south, west, north, east };
}

/** The area of a city and what it is called. @throws ImportError when it is neither known nor given */
export function areaOfCity(id: string, bounds: string | undefined, name: string | undefined): { within: Bounds; name: string } {
  const known = cityById(id);
  if (bounds !== undefined) return { within: parseBounds(bounds), name: name ?? known?.name ?? id };
  if (known === undefined)
    throw new ImportError(
      `"${id}" is no city of the gazetteer: say where it lies, --bounds=south,west,north,east, and what it is called, --name NAME.`,
    );
  return { within: boundsAround(known.center, CITY_METERS), name: name ?? known.name };
}
