/** How much may be typed or pasted into a place box: the links of maps are long. */
export const PLACE_TEXT_LENGTH = 1000;

/** An address of the web, with or without its scheme. */
const LINK = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/\S*/giu;

/** The first address of the web in a text. */
export const linkIn = (text: string): string | undefined => text.match(LINK)?.[0];

/** What stands around the links of a text: of a shared place its name and address. */
export const withoutLinks = (text: string): string => text.replaceAll(LINK, ' ').replaceAll(/^[\s,]+|[\s,]+$/g, '');
