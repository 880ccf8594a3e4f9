/** How much may be typed or pasted into a place box: the links of maps are long. */
export const PLACE_TEXT_LENGTH = 1000;
