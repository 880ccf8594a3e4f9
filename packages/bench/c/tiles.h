/* Tables, runs of lines and tiles: as int-table.ts, runs.ts and tiles.ts. */
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CELL_BITS 17
#define TILE_BITS 21
#define CELL (1 << CELL_BITS)
#define COLUMNS (1 << (32 - TILE_BITS))
#define ROWS_TO_POLE (1 << (30 - TILE_BITS))
#define ROWS (2 * ROWS_TO_POLE + 1)
#define NOWHERE 0x7fffffff
#define K 10
#define CLASSES 64

static const double UNITS_PER_DEGREE = 4294967296.0 / 360;
static const double RADIANS = 2 * M_PI / 4294967296.0;
static const double EARTH = 6371008.8;
#define SQUARE (RADIANS * RADIANS)

/* From keys to values other than 0. */
typedef struct {
  int32_t *pairs;
  int count, capacity;
} Table;

static int home(const Table *t, int32_t key) {
  return (int)(((uint64_t)((uint32_t)key * 0x9e3779b1u) * (uint32_t)t->capacity) >> 32);
}

static int find(const Table *t, int32_t key) {
  int at = home(t, key);
  while (t->pairs[2 * at + 1] != 0 && t->pairs[2 * at] != key) at = at + 1 == t->capacity ? 0 : at + 1;
  return at;
}

static int32_t get(const Table *t, int32_t key) { return t->pairs[2 * find(t, key) + 1]; }

static void set(Table *t, int32_t key, int32_t value) {
  int at = find(t, key);
  if (t->pairs[2 * at + 1] == 0) {
    if (t->count >= 0.75 * t->capacity) {
      Table old = *t;
      t->capacity = (int)ceil(t->capacity * 1.25);
      t->pairs = calloc(2 * (size_t)t->capacity, 4);
      t->count = 0;
      for (int i = 0; i < old.capacity; i++)
        if (old.pairs[2 * i + 1] != 0) set(t, old.pairs[2 * i], old.pairs[2 * i + 1]);
      free(old.pairs);
      at = find(t, key);
    }
    t->count++;
    t->pairs[2 * at] = key;
  }
  t->pairs[2 * at + 1] = value;
}

static void delete(Table *t, int32_t key) {
  int hole = find(t, key);
  if (t->pairs[2 * hole + 1] == 0) return;
  t->count--;
  for (int at = hole;;) {
    at = at + 1 == t->capacity ? 0 : at + 1;
    if (t->pairs[2 * at + 1] == 0) break;
    int h = home(t, t->pairs[2 * at]);
    if (at > hole ? !(h <= hole || h > at) : !(h <= hole && h > at)) continue;
    t->pairs[2 * hole] = t->pairs[2 * at];
    t->pairs[2 * hole + 1] = t->pairs[2 * at + 1];
    hole = at;
  }
  t->pairs[2 * hole + 1] = 0;
}

/* Runs of lines of 64 bytes. */
typedef struct {
  int32_t lat, lng, id, stamp;
} Entry;

static Entry *data;
static int end_line = 1, room_lines = 16;
static int lines_of[CLASSES];
static struct { int *lines, count, room; } unused[CLASSES];

static Entry *first(uint32_t run) { return data + 4 * (run & 0x3ffffff); }
static int entries(uint32_t run) { return 4 * lines_of[run >> 26]; }

static void push_unused(int size, int line) {
  if (unused[size].count == unused[size].room)
    unused[size].lines = realloc(unused[size].lines, 4 * (size_t)(unused[size].room = 2 * unused[size].room + 16));
  unused[size].lines[unused[size].count++] = line;
}

static void clear(Entry *from, Entry *to) {
  for (; from < to; from++) from->lat = from->lng = from->id = from->stamp = NOWHERE;
}

static int split(int size) {
  for (int greater = size + 1; greater < size + 8 && greater < CLASSES; greater++) {
    if (unused[greater].count == 0) continue;
    int line = unused[greater].lines[--unused[greater].count];
    int from = line + lines_of[size], left = lines_of[greater] - lines_of[size];
    for (int s = CLASSES - 1; left > 0; s--)
      for (; lines_of[s] <= left; from += lines_of[s], left -= lines_of[s]) push_unused(s, from);
    return line;
  }
  return 0;
}

static uint32_t take(int size) {
  int line = unused[size].count > 0 ? unused[size].lines[--unused[size].count] : split(size);
  if (line == 0) {
    line = end_line;
    end_line += lines_of[size];
    if (end_line > room_lines) {
      int room = (int)ceil(fmax(end_line, room_lines * 1.125));
      Entry *grown = aligned_alloc(64, 64 * (size_t)room);
      if (data) memcpy(grown, data, 64 * (size_t)room_lines);
      clear(grown + 4 * (size_t)room_lines, grown + 4 * (size_t)room);
      free(data);
      data = grown;
      room_lines = room;
    }
  }
  return (uint32_t)line | (uint32_t)size << 26;
}

/* Tiles of 16 by 16 cells of a pool. */
static Table tile_of;
static int32_t *keys, *counts, *oldest;
static uint32_t *runs;
static uint16_t *rows;
static int end_tile = 1, room_tiles = 0, *spare_tiles, spare_count = 0;

static int tile_key(int pool, int row, int column) {
  return (pool * ROWS + row + ROWS_TO_POLE) * COLUMNS + (column & (COLUMNS - 1));
}
static int cell_in(int lat, int lng) { return ((lat >> CELL_BITS) & 15) << 4 | ((lng >> CELL_BITS) & 15); }

static void set_run(int tile, int cell, uint32_t run) {
  runs[tile * 256 + cell] = run;
  uint16_t *row = rows + tile * 16 + (cell >> 4);
  int bit = 1 << (cell & 15);
  *row = (uint16_t)(run == 0 ? *row & ~bit : *row | bit);
}

static int find_or_make(int key) {
  int tile = get(&tile_of, key);
  if (tile != 0) return tile;
  if (spare_count > 0) tile = spare_tiles[--spare_count];
  else {
    if (end_tile >= room_tiles) {
      int room = room_tiles + room_tiles / 8 + 16;
      keys = realloc(keys, 4 * (size_t)room);
      counts = realloc(counts, 4 * (size_t)room);
      oldest = realloc(oldest, 4 * (size_t)room);
      spare_tiles = realloc(spare_tiles, 4 * (size_t)room);
      runs = realloc(runs, 1024 * (size_t)room);
      rows = realloc(rows, 32 * (size_t)room);
      memset(counts + room_tiles, 0, 4 * (size_t)(room - room_tiles));
      memset(runs + 256 * (size_t)room_tiles, 0, 1024 * (size_t)(room - room_tiles));
      memset(rows + 16 * (size_t)room_tiles, 0, 32 * (size_t)(room - room_tiles));
      room_tiles = room;
    }
    tile = end_tile++;
  }
  set(&tile_of, key, tile);
  keys[tile] = key;
  oldest[tile] = NOWHERE;
  return tile;
}

static void age(int tile, int stamp) {
  if (stamp < oldest[tile]) oldest[tile] = stamp;
}
