/** A heart on the grid of the icons; apart from them, because it comes with the end of a trip alone. */
export const heartPath = 'M12 20C5.8 15.6 3.5 12.6 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7c0 3.4-2.3 6.4-8.5 10.8z';
