import { cataloguePaths } from '@safiri/contract/catalogue/paths.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Product, Restaurant, Store } from '@safiri/contract/catalogue/shapes.ts';
import type { HeatArea } from '@safiri/contract/heatmap/calls.ts';
import { heatmapPaths } from '@safiri/contract/heatmap/paths.ts';
import { describe, expect, it } from 'vitest';
import { AreaList } from '../heatmap/area-list.tsx';
import { BusyAreas } from '../heatmap/busy-areas.tsx';
import { CityHeatMapScreen } from '../heatmap/city-heat-map-screen.tsx';
import { LandingScreen } from '../landing/landing-screen.tsx';
import { ServicesScreen } from '../services/services-screen.tsx';
import { TestScreen } from '../services/test-screen.tsx';
import { CartBody } from '../catalogue/cart-body.tsx';
import { FoodScreen } from '../catalogue/food-screen.tsx';
import { naledi } from '../testing/people.ts';
import { StoreView } from '../catalogue/store-view.tsx';
import { linksIn, show, wordsOf } from '../testing/show.tsx';
import { foodTerms, groceryTerms } from '../testing/shop-terms.ts';
import { language } from '../platform/preferences.ts';

describe('the landing page', () => {
  it('speaks English until another language is chosen, and shows fare, ways in and claims', async () => {
    expect(language.get()).toBe('en');
    const html = await show(<LandingScreen countryButton={<b>South Africa</b>} tour={null} />, ['landing-pages']);
    expect(wordsOf(html)).toBe(
      'Safiri English Swahili Sotho Safiri Standard ride, starting from R42.00 Johannesburg Cape Town +4 more ' +
        'Welcome to Safiri Built by Africans, for Africans ' +
        'Rides, food, groceries and parcels in one app. Pay with cash or from your wallet. South Africa Starting from R42.00 ' +
        'Get started as passenger Drive with us Quick Login NEW: Ladies-Only Rides ' +
        'Female passengers, matched only with verified female drivers. Safe Fast Affordable ' +
        'Pay in cash. Mobile money, cards, online payment and bank transfer follow country by country. ' +
        'Safiri Wallet in South Africa Flexible driving: go online when you want, see what each trip pays before you accept it. ' +
        'See all services Download app file',
    );
    expect(linksIn(html)).toEqual({
      '/auth?as=passenger': 'Get started as passenger',
      '/auth?as=driver': 'Drive with us',
      '/quick-login': 'Quick Login',
      '/services': 'See all services',
      '/manifest.webmanifest': 'Download app file',
    });
  });
});

describe('the chooser', () => {
  it('stands in the frame of who is signed in, with school rides in the place of driving', async () => {
    const html = await show(<ServicesScreen countryButton={null} />, ['services'], { user: naledi });
    const tiles = [...html.matchAll(/<a class="tile[^"]*"[^>]*href="([^"]+)"/g)].map(([, path]) => path);
    expect(tiles).toEqual(['/passenger', '/food-delivery', '/grocery-delivery', '/parcel-delivery', '/scholar-rides', '/city-heat-map']);
    expect(html).toContain('class="tabs"');
    // Beside the six tiles.
    expect(linksIn(html)['/subscription-packages']).toBe('Ride packages Pay ahead for several rides');
  });

  it('has a tile for each service, with its name, its note and where it leads', async () => {
    const html = await show(<ServicesScreen countryButton={null} />, ['services', 'landing-pages']);
    expect(linksIn(html)).toEqual({
      '/': 'Safiri',
      '/passenger': 'Book a Ride Standard, share, premium, ladies only',
      '/food-delivery': 'Food Delivery Order from local restaurants',
      '/grocery-delivery': 'Grocery Shopping From supermarkets',
      '/parcel-delivery': 'Parcel Delivery Send packages',
      '/driver': 'Drive and Earn Join as a driver',
      '/city-heat-map': 'City Heat Map Demand by area and hour',
      '/auth': 'Sign in',
    });
  });

  it('of the test page says what is aimed for, and names no competitor', async () => {
    const html = await show(<TestScreen />, ['services', 'landing-pages']);
    const words = wordsOf(html);
    const paths = ['/', '/auth', '/city-heat-map', '/driver', '/food-delivery', '/grocery-delivery', '/parcel-delivery', '/passenger'];
    expect(Object.keys(linksIn(html)).toSorted()).toEqual(paths);
    expect(html).not.toContain('<input');
    for (const text of ['Grocery Delivery', 'African Cities 10+', 'Active Users 50K+', '5%']) expect(words).toContain(text);
  });
});

describe('the restaurants', () => {
  const kitchen: Restaurant = {
    id: 1,
    name: 'Mama Thembi se Kombuis',
    description: 'Home cooking',
    address: '4 Park Street',
    cuisineType: 'south_african',
    isActive: true,
    isOpen: true,
    hoursToday: '08:00-20:00',
    openUntil: null,
    opensAt: null,
    timeZoneId: 'Africa/Johannesburg',
    rating: null,
    ratings: 0,
    estimatedDeliveryTime: '30-45',
    deliveryFee: '25.00',
    terms: foodTerms,
    countryId: 'za',
    latitude: -25.7487,
    longitude: 28.238,
    picture: null,
    distance: 900,
  };
  const answers = [
    [[orderPaths.listOrders], []],
    [
      [cataloguePaths.restaurants, undefined, undefined],
      [kitchen, { ...kitchen, id: 2, name: 'Curry Corner' }],
    ],
  ] as Array<[unknown[], unknown]>;

  it('are behind a gate, and then a card each beside the search and the cuisines', async () => {
    expect(wordsOf(await show(<FoodScreen />, ['catalogue', 'places'], { answers }))).toContain('Log in to order food');
    const html = await show(<FoodScreen />, ['catalogue', 'places'], { user: naledi, answers });
    expect(wordsOf(html)).toContain(
      'Search restaurants All South African Fast Food Italian Indian Chinese African Continental ' +
        'Mama Thembi se Kombuis South African · 0.9 km New 30-45 min · Delivery R25.00 Curry Corner South African',
    );
  });
});

describe('the shelves of a store', () => {
  const store: Store = {
    id: 4,
    name: 'Hatfield Fresh Market',
    description: 'Fruit and more',
    address: '12 Burnett Street',
    logo: null,
    picture: null,
    storeType: 'market',
    rating: null,
    deliveryFee: '30.00',
    terms: groceryTerms,
    averageDeliveryTime: 45,
    latitude: -25.7487,
    longitude: 28.238,
    isOpen: true,
    hoursToday: '08:00-20:00',
    openUntil: null,
    opensAt: null,
    timeZoneId: 'Africa/Johannesburg',
    countryId: 'za',
    distance: 900,
  };
  const bananas: Product = {
    id: 1,
    name: 'Bananas',
    brand: 'Tzaneen',
    description: 'Ripe',
    price: '24.99',
    unit: 'kg',
    organic: true,
    inStock: true,
    category: 'fruit',
    picture: null,
  };

  it('show each product with all that is known of it, and let nobody add what is out', async () => {
    const html = await show(<StoreView store={store} onBack={() => {}} onCart={undefined} />, ['catalogue'], {
      answers: [
        [[cataloguePaths.categories, store.id], { categories: [{ id: 'fruit', name: 'Fruit' }] }],
        [[cataloguePaths.products, store.id, '', ''], { products: [bananas, { ...bananas, id: 2, name: 'Mangoes', inStock: false }] }],
      ],
    });
    const [there = '', out = ''] = [...html.matchAll(/<li class="card goods".*?<\/li>/gs)].map(([card]) => card);
    expect(wordsOf(there)).toBe('Organic Bananas R24.99 / kg Tzaneen · Ripe In stock: Yes Add to Cart');
    expect(wordsOf(out)).toMatch(/Mangoes .* In stock: No Out of Stock$/);
    expect([there, out].map((card) => card.includes('disabled=""'))).toEqual([false, true]);
  });
});

it('a cart without a shop is empty and has nothing to send', async () => {
  const html = await show(<CartBody onPlaced={() => {}} />, ['catalogue']);
  expect(wordsOf(html)).toBe('Your cart is empty');
  expect(html).not.toContain('<button');
});

describe('an area of the heat map', () => {
  const sandton: HeatArea = {
    id: 'sandton-cbd',
    area: 'Sandton CBD',
    coordinates: { lat: -26.1076, lng: 28.0567 },
    rideRequests: 145,
    foodOrders: 89,
    parcelDeliveries: 34,
    groceryOrders: 27,
    totalDemand: 295,
    averageWaitTime: 4,
    availableDrivers: 23,
    surgeMultiplier: 1.8,
    demandLevel: 'surge',
    intensity: 100,
    averageFare: null,
  };

  it('is shown with name, level, place, the four counts, wait, drivers and surge', async () => {
    expect(wordsOf(await show(<AreaList areas={[sandton]} />, ['heatmap']))).toBe(
      'Sandton CBD Critical -26.1076, 28.0567 Rides 145 Food 89 Parcels 34 Groceries 27 Wait 4 min Drivers 23 Surge 1.8×',
    );
  });

  it('stands on the page with the summary, the legend, a circle and the controls', async () => {
    const map = { city: 'johannesburg', cityName: 'Johannesburg', countryId: 'za', window: '1h', sample: false, peakHours: [] };
    const rosebank = { ...sandton, id: 'rosebank', area: 'Rosebank', totalDemand: 5, averageWaitTime: 7, demandLevel: 'low' };
    const answer = { ...map, updatedAt: '2026-06-15T10:00:00Z', areas: [sandton, rosebank] };
    const html = await show(<CityHeatMapScreen tour={<p>its tour</p>} />, ['heatmap'], {
      answers: [[[heatmapPaths.heatMap, 'johannesburg', '1h'], answer]],
    });
    expect(wordsOf(html).replace(/\d\d:\d\d/, 'hh:mm')).toBe(
      'Safiri Login City Heat Map Refresh Data City Johannesburg Lagos Nairobi Cape Town Durban Pretoria Gqeberha Bloemfontein ' +
        'Service All services Rides Food Parcels Groceries Time window 15 min 1 hour 6 hours 24 hours ' +
        'Heat Map View Area Details Analytics 295 5 In the circles: requests an hour Critical High Medium Low Updated at hh:mm ' +
        'Areas by demand 1 Sandton CBD Critical 295 2 Rosebank Low 5 ' +
        'Sandton CBD Critical Rides 145 Food 89 Parcels 34 Groceries 27 Wait 4 min Drivers 23 Surge 1.8× ' +
        'Total Demand 300 requests/hour Avg Wait Time 6 min Active Drivers 46 Coverage Areas 2 its tour',
    );
    expect(html).toContain('aria-label="Go Back"');
  });

  it('says so where nothing is known or nothing is added', async () => {
    const quiet = { ...sandton, averageWaitTime: null, surgeMultiplier: 1, demandLevel: 'low' } as const;
    expect(wordsOf(await show(<AreaList areas={[quiet]} />, ['heatmap']))).toMatch(/Low .* Wait – .* Surge none$/);
  });
});

describe('the busy areas', () => {
  const nothing = { city: 'pretoria', cityName: 'Pretoria', countryId: 'za', window: '1h', sample: true, areas: [], peakHours: [] };
  const map = { ...nothing, updatedAt: '2026-06-15T10:00:00Z' };

  it('of a sample are labelled, with circles, legend, detail, the strongest and a way to look again', async () => {
    const html = await show(<BusyAreas />, ['heatmap'], { answers: [[[heatmapPaths.heatMap, 'pretoria', '1h'], map]] });
    expect(wordsOf(html)).toBe(
      'Busy areas Sample data: too little is recorded here yet. 92% 84% 71% 58% 47% 33% ' +
        'Surge 80%+ High 60%+ Medium 40%+ Low 20%+ Menlyn Park Demand 92% Wait 3 min Drivers 14 Average fare R78.00 ' +
        'Busiest now Menlyn Park 92% Hatfield 84% Church Square 71% Open the city heat map',
    );
    expect(html).toMatch(/<button[^>]*aria-label="Refresh busy areas"/);
  });
});
