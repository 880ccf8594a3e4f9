/** Letters of a name, a section and a description that a shop writes itself. */
export const ITEM_NAME_AT_MOST = 80;
export const SECTION_AT_MOST = 40;
export const ITEM_ABOUT_AT_MOST = 300;
