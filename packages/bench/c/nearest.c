/*
 * The twin in C of packages/dispatch/src/index: the same layout and the same search, for the figure that says what the language
 * costs. It reads the load that the bench wrote into a file, puts it through, and prints nanoseconds of processor time.
 * usage: nearest FILE ROUNDS
 */
#include "search.h"

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static void *read_array(FILE *file, size_t size, size_t count) {
  void *into = malloc(size * count);
  if (fread(into, size, count, file) != count) abort();
  return into;
}

int main(int argc, char **argv) {
  FILE *file = argc > 2 ? fopen(argv[1], "rb") : NULL;
  if (!file) return 2;
  int32_t *head = read_array(file, 4, 4), drivers = head[0], queries = head[1], per_query = head[2], meters = head[3];
  int32_t updates = queries * per_query;
  double *lat = read_array(file, 8, drivers), *lng = read_array(file, 8, drivers);
  double *to_lat = read_array(file, 8, updates), *to_lng = read_array(file, 8, updates);
  double *query_lat = read_array(file, 8, queries), *query_lng = read_array(file, 8, queries);
  int32_t *vehicle = read_array(file, 4, drivers), *driver = read_array(file, 4, updates), *wanted = read_array(file, 4, queries);
  fclose(file);

  for (int i = 0; i < 8; i++) lines_of[i] = i + 1;
  for (int i = 8, base = 8; i < CLASSES; base *= 2)
    for (int quarters = base < 64 ? 5 : 6; quarters <= 8 && i < CLASSES; quarters += base < 64 ? 1 : 2)
      lines_of[i++] = base < (1 << 26) ? base * quarters / 4 : 1 << 26;
  tile_of = (Table){calloc(128, 4), 0, 64};
  data = aligned_alloc(64, 64 * 16);
  clear(data, data + 64);
  for (int i = 0; i < drivers; i++) insert(i + 1, 2 * vehicle[i], units(lat[i]), units(lng[i]), 2000);
  earliest = 1000;
  for (int round = 0, rounds = atoi(argv[2]); round < rounds; round++) {
    int64_t sum = 0;
    double start = now();
    for (int i = 0, next = 0; i < queries; i++) {
      for (int until = next + per_query; next < until; next++) move(driver[next], to_lat[next], to_lng[next], 2000);
      sum += ask(query_lat[i], query_lng[i], meters, 2 * wanted[i]);
    }
    double mixed = now() - start;
    start = now();
    for (int i = 0; i < queries; i++) sum += ask(query_lat[i], query_lng[i], meters, 2 * wanted[i]);
    printf("%.1f %.1f %lld\n", mixed / queries, (now() - start) / queries, (long long)sum);
    fflush(stdout);
  }
  return 0;
}
