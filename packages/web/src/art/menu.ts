/** The three lines of a menu on the grid of the icons; apart from them, because the console alone has one. */
export const menuPath = 'M4.5 7h15M4.5 12h15M4.5 17h15';
