/* As search-near.ts and nearest-list.ts. */
#pragma once
#include "drivers.h"

static int list_count, list_ids[K];
static double list_chords[K], limit;
static int at_lat, at_lng, at_row, at_column, at_pool, own_tile, earliest;
static double cos_lat, sin_lat, per_lat, per_lng;

static void offer(int id, double chord) {
  if ((chord == limit && list_count == K && id >= list_ids[K - 1])) return;
  int at = list_count < K ? list_count++ : K - 1;
  for (; at > 0; at--) {
    double before = list_chords[at - 1];
    if (before < chord || (before == chord && list_ids[at - 1] < id)) break;
    list_chords[at] = before;
    list_ids[at] = list_ids[at - 1];
  }
  list_chords[at] = chord;
  list_ids[at] = id;
  if (list_count == K) limit = list_chords[K - 1];
}

static void look_into(uint32_t run) {
  const Entry *at = first(run), *end = at + entries(run);
  for (; at < end; at++) {
    double da = (int)((uint32_t)at->lat - (uint32_t)at_lat), db = (int)((uint32_t)at->lng - (uint32_t)at_lng);
    double aa = da * da, bb = db * db;
    if (aa * per_lat + bb * per_lng > limit) continue;
    double a = aa * SQUARE, b = bb * SQUARE;
    double s = a * (1 - a * (1. / 12 - a * (1. / 360)));
    double sine = da * RADIANS * (1 - a * (1. / 6 - a * (1. / 120)));
    double other_cos = cos_lat * (1 - 0.5 * s) - sin_lat * sine;
    double chord = aa * (1 - a * (1. / 12 - a * (1. / 360))) + cos_lat * other_cos * bb * (1 - b * (1. / 12 - b * (1. / 360)));
    if (chord <= limit && at->stamp >= earliest) offer(at->id, chord);
  }
}

static double gap(int cell, int own, int place) {
  if (cell > own) return (double)cell * CELL - place;
  return cell < own ? place - ((double)cell * CELL + CELL - 1) : 0;
}

static int tile_near(int row, int column) {
  if ((row ^ at_row) >> 4 == 0 && (column ^ at_column) >> 4 == 0) return own_tile;
  return get(&tile_of, tile_key(at_pool, row >> 4, column >> 4));
}

/* All of the nine are fetched, at the same time, before any is measured. */
static void look_around(void) {
  static const int by_row[9] = {0, 0, 0, -1, -1, -1, 1, 1, 1}, by_column[9] = {0, -1, 1, 0, -1, 1, 0, -1, 1};
  double north = ((double)at_row + 1) * CELL - at_lat, south = at_lat - ((double)at_row * CELL - 1);
  double east = ((double)at_column + 1) * CELL - at_lng, west = at_lng - ((double)at_column * CELL - 1);
  double by_lat[3] = {south * south * per_lat, 0, north * north * per_lat};
  double by_lng[3] = {west * west * per_lng, 0, east * east * per_lng};
  uint32_t found[9];
  int inside = ((at_column + 1) & 14) != 0 && ((at_row + 1) & 14) != 0, sum = 0;
  for (int i = 0; i < 9; i++) {
    int row = at_row + by_row[i], column = at_column + by_column[i];
    found[i] = runs[(inside ? own_tile : tile_near(row, column)) * 256 + ((row & 15) << 4 | (column & 15))];
  }
  for (int i = 0; i < 9; i++) sum ^= first(found[i])->lat ^ first(found[i])[entries(found[i]) - 1].lat;
  fetched = sum;
  for (int i = 0; i < 9; i++)
    if (found[i] != 0 && by_lat[by_row[i] + 1] + by_lng[by_column[i] + 1] <= limit) look_into(found[i]);
}

static void look_east(int row, int from, double bound) {
  for (int column = from;; column = (column | 15) + 1) {
    double nearest = fmax(0, (double)column * CELL - at_lng);
    if (bound + nearest * nearest * per_lng > limit) return;
    int tile = tile_near(row, column);
    uint32_t bits = rows[tile * 16 + (row & 15)] & (UINT32_MAX << (column & 15));
    for (; bits != 0; bits &= bits - 1) {
      int cell = __builtin_ctz(bits);
      double east = fmax(0, (double)((column & ~15) | cell) * CELL - at_lng);
      if (bound + east * east * per_lng > limit) return;
      look_into(runs[tile * 256 + ((row & 15) << 4 | cell)]);
    }
  }
}

static void look_west(int row, int from, double bound) {
  for (int column = from;; column = (column & ~15) - 1) {
    double nearest = at_lng - ((double)column * CELL + CELL - 1);
    if (bound + nearest * nearest * per_lng > limit) return;
    int tile = tile_near(row, column);
    uint32_t bits = rows[tile * 16 + (row & 15)] & ((2u << (column & 15)) - 1);
    while (bits != 0) {
      int cell = 31 - __builtin_clz(bits);
      bits ^= 1u << cell;
      double west = at_lng - ((double)((column & ~15) | cell) * CELL + CELL - 1);
      if (bound + west * west * per_lng > limit) return;
      look_into(runs[tile * 256 + ((row & 15) << 4 | cell)]);
    }
  }
}

static int look_along(int row) {
  double north = gap(row, at_row, at_lat), bound = north * north * per_lat;
  if (bound > limit) return 0;
  int seen = abs(row - at_row) <= 1 ? 2 : 0;
  look_east(row, at_column + seen, bound);
  look_west(row, at_column - (seen ? seen : 1), bound);
  return 1;
}

static int64_t ask(double lat, double lng, double meters, int pool) {
  if (!(fabs(lat) <= 90 && fabs(lng) <= 180)) abort();
  make_moves();
  at_lat = units(lat);
  at_lng = units(lng);
  cos_lat = cos(at_lat * RADIANS);
  sin_lat = copysign(sqrt(fmax(0, 1 - cos_lat * cos_lat)), at_lat);
  double reach = meters / EARTH, half = sin(reach / 2);
  limit = 4 * half * half / SQUARE;
  list_count = 0;
  double smallest = cos_lat * (1 - reach * reach / 2) - fabs(sin_lat) * reach, widest = reach * reach / (cos_lat * smallest);
  if (!(smallest > 0 && widest < 0.0025)) abort();
  per_lat = (1 - reach * reach / 12) * (1 - 1e-9);
  per_lng = cos_lat * smallest * (1 - widest / 11) * (1 - 1e-9);
  at_row = at_lat >> CELL_BITS;
  at_column = at_lng >> CELL_BITS;
  at_pool = pool;
  own_tile = get(&tile_of, tile_key(pool, at_row >> 4, at_column >> 4));
  look_around();
  look_along(at_row);
  for (int i = 1, north = 1, south = 1; north || south; i++) {
    north = north && look_along(at_row + i);
    south = south && look_along(at_row - i);
  }
  int64_t sum = 0;
  for (int i = 0; i < list_count; i++) sum += list_ids[i];
  return sum;
}
