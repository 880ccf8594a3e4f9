/** The map's colours, from the tokens of the theme that the page wears. */
export interface MapColours {
  readonly land: string;
  readonly block: string;
  readonly road: string;
  readonly casing: string;
  readonly main: string;
  readonly mainCasing: string;
  readonly park: string;
  readonly water: string;
  readonly label: string;
}

/** A canvas knows no custom properties: it is told what they stand for now. */
export function mapColours(root: Element = document.documentElement): MapColours {
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  return {
    land: token('land'),
    block: token('block'),
    road: token('road'),
    casing: token('casing'),
    main: token('main'),
    mainCasing: token('main-casing'),
    park: token('park'),
    water: token('water'),
    label: token('label'),
  };
}

/** The face of the app's text, for labels. */
export const mapFont = (root: Element = document.documentElement): string =>
  getComputedStyle(root).getPropertyValue('--font-text').trim() || 'system-ui, sans-serif';
