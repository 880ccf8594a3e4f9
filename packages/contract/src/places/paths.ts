export const placePaths = {
  searchPlaces: 'GET /api/places',
  nearestPlace: 'GET /api/places/nearest',
} as const;
