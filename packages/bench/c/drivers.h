/* As driver-store.ts, id-table.ts and pending-moves.ts. */
#pragma once
#include "tiles.h"

/* From ids to places. The ids of the bench are side by side: the plain array alone leads from them. */
static int32_t *near_ids;
static uint32_t *held;
static int near_room = 0;

static int has(int id) { return (uint32_t)id < (uint32_t)near_room && (held[id >> 5] >> (id & 31) & 1); }

static int place_by(int id) { return (uint32_t)id < (uint32_t)near_room ? near_ids[id] : 0; }

static void set_place(int id, int place) {
  if (id >= near_room) {
    int room = ((int)fmax(id + 1, near_room * 1.125) + 31) / 32 * 32;
    near_ids = realloc(near_ids, 4 * (size_t)room);
    memset(near_ids + near_room, 0, 4 * (size_t)(room - near_room));
    held = realloc(held, room / 8);
    memset(held + near_room / 32, 0, (size_t)(room - near_room) / 8);
    near_room = room;
  }
  near_ids[id] = place;
  held[id >> 5] |= 1u << (id & 31);
}

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
    set_place(into->id, place_of(into, pool));
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
  set_place(id, place_of(at, pool));
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
    set_place(at->id, place_of(at, pool));
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

static int units(double degrees) { return (int)(int64_t)(degrees * UNITS_PER_DEGREE + (4294967296.0 + 0.5)); }

static int move_known(int id, int lat, int lng, int stamp) {
  int place = place_by(id);
  if (place == 0) return 0;
  Entry *at = entry_at(place);
  int before = at->stamp;
  stamp |= before & 1;
  if (((at->lat ^ lat) | (at->lng ^ lng)) >> CELL_BITS != 0) {
    take_out(place);
    insert(id, pool_of(place), lat, lng, stamp);
    return 1;
  }
  at->lat = lat;
  at->lng = lng;
  at->stamp = stamp;
  if (stamp < before) age(tile_at(at, pool_of(place)), stamp);
  return 1;
}

#define WAITING 16
#define LARGE_LINES (1 << 14)
static struct { int id, lat, lng, stamp; const Entry *at; } waiting[WAITING];
static int waiting_count = 0;
static volatile int fetched;

static void make_moves(void) {
  int sum = 0;
  for (int i = 0; i < waiting_count; i++) waiting[i].at = entry_at(place_by(waiting[i].id));
  for (int i = 0; i < waiting_count; i++) sum ^= waiting[i].at->lat;
  fetched = sum;
  int count = waiting_count;
  waiting_count = 0;
  for (int i = 0; i < count; i++) move_known(waiting[i].id, waiting[i].lat, waiting[i].lng, waiting[i].stamp);
}

static int move(int id, double lat_degrees, double lng_degrees, int stamp) {
  if (!(fabs(lat_degrees) <= 90 && fabs(lng_degrees) <= 180)) abort();
  int lat = units(lat_degrees), lng = units(lng_degrees);
  if (room_lines <= LARGE_LINES) return move_known(id, lat, lng, stamp);
  if (!has(id)) return 0;
  waiting[waiting_count].id = id;
  waiting[waiting_count].lat = lat;
  waiting[waiting_count].lng = lng;
  waiting[waiting_count].stamp = stamp;
  if (++waiting_count == WAITING) make_moves();
  return 1;
}
