/** What comes with a prerendered page as data, for its own script. */
export interface PageData {
  /** The first is the one that the page was made in. */
  readonly languages: readonly string[];
  /** Its texts to those of the other languages, in their order. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** The country that the page was made for. */
  readonly country: string;
  /** What the country button and the starting fare show: fare, flag, and the name in each language. */
  readonly countries: Readonly<Record<string, readonly [fare: string, flag: string, names: readonly string[]]>>;
  /** Addresses of the app's script and of what it begins with, fetched together. */
  readonly app: readonly string[];
  /** Addresses of the scripts that the page's screen is made of beside these. */
  readonly screen: readonly string[];
}

/** The id of the element that holds them. */
export const DATA_ID = 'page-data';
