/* As driver-store.ts. */
#pragma once
#include "tiles.h"

static Entry *end_of(uint32_t run) {
  Entry *start = first(run), *at = start + entries(run);
  while (at > start && at[-1].lat == NOWHERE) at--;
  return at;
}

static int place_of(const Entry *at, int pool) { return (int)((uint32_t)(at - data) | (uint32_t)pool << 26); }
static Entry *entry_at(int place) { return data + (place & 0x3ffffff); }
static int pool_of(int place) { return (int)((uint32_t)place >> 26); }

static uint32_t change_run(int tile, int cell, int pool, uint32_t from, int size) {
  uint32_t to = take(size);
  Entry *start = first(from), *end = end_of(from), *into = first(to);
  for (Entry *at = start; at < end; at++, into++) {
    *into = *at;
    set(&places, into->id, place_of(into, pool));
  }
  clear(start, end);
  push_unused((int)(from >> 26), (int)(from & 0x3ffffff));
  set_run(tile, cell, to);
  return to;
}

static void insert(int id, int pool, int lat, int lng, int stamp) {
  int tile = find_or_make(tile_key(pool, lat >> TILE_BITS, lng >> TILE_BITS)), cell = cell_in(lat, lng);
  uint32_t run = runs[tile * 256 + cell];
  if (run == 0) set_run(tile, cell, run = take(0));
  Entry *at = end_of(run);
  if (at == first(run) + entries(run)) {
    run = change_run(tile, cell, pool, run, (int)(run >> 26) + 1);
    at = end_of(run);
  }
  *at = (Entry){lat, lng, id, stamp};
  counts[tile]++;
  age(tile, stamp);
  set(&places, id, place_of(at, pool));
}

static int tile_at(const Entry *at, int pool) {
  return get(&tile_of, tile_key(pool, at->lat >> TILE_BITS, at->lng >> TILE_BITS));
}

static void take_out(int place) {
  Entry *at = entry_at(place);
  int pool = pool_of(place), tile = tile_at(at, pool), cell = cell_in(at->lat, at->lng);
  uint32_t run = runs[tile * 256 + cell];
  Entry *last = end_of(run) - 1;
  if (last != at) {
    *at = *last;
    set(&places, at->id, place_of(at, pool));
  }
  last->lat = NOWHERE;
  int left = (int)(last - first(run)), size = (int)(run >> 26);
  if (left == 0) {
    set_run(tile, cell, 0);
    push_unused(size, (int)(run & 0x3ffffff));
  } else if (size > 0 && left <= 4 * lines_of[size - 1] - 2) change_run(tile, cell, pool, run, size - 1);
  if (--counts[tile] == 0) {
    delete(&tile_of, keys[tile]);
    spare_tiles[spare_count++] = tile;
  }
}

static int units(double degrees) { return (int)(int64_t)floor(degrees * UNITS_PER_DEGREE + 0.5); }

static int move(int id, double lat_degrees, double lng_degrees, int stamp) {
  if (!(fabs(lat_degrees) <= 90 && fabs(lng_degrees) <= 180)) abort();
  int place = get(&places, id), lat = units(lat_degrees), lng = units(lng_degrees);
  if (place == 0) return 0;
  Entry *at = entry_at(place);
  stamp |= at->stamp & 1;
  if (((at->lat ^ lat) | (at->lng ^ lng)) >> CELL_BITS == 0) {
    int before = at->stamp;
    at->lat = lat;
    at->lng = lng;
    at->stamp = stamp;
    if (stamp < before) age(tile_at(at, pool_of(place)), stamp);
    return 1;
  }
  take_out(place);
  insert(id, pool_of(place), lat, lng, stamp);
  return 1;
}
