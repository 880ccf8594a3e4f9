export const cataloguePaths = {
  restaurants: 'GET /api/restaurants',
  menuItems: 'GET /api/menu-items',
  menuItemsOf: 'GET /api/menu-items/:restaurantId',
  stores: 'GET /api/grocery/stores',
  categories: 'GET /api/grocery/categories',
  products: 'GET /api/grocery/products',
  searchGoods: 'GET /api/catalogue/search',
} as const;
