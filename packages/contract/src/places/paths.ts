export const placePaths = {
  searchPlaces: 'GET /api/places',
  nearestPlace: 'GET /api/places/nearest',
  findRoute: 'GET /api/places/route',
} as const;
