/** A printer on the grid of the icons; apart from them, because the console alone has one. */
export const printPath = 'M7 8.5V4h10v4.5M7 17H4V8.5h16V17h-3M7 13.5h10V20H7z';
