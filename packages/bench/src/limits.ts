/** What stands between a part and the goals that it misses, as far as it is known. Shown under its figures while one is missed. */
export const limits: Readonly<Record<string, string>> = {
  nearest:
    'C reads and writes its cells without a check of bounds, which JavaScript makes at each access. With a million drivers the index no longer fits into the processor’s cache: C itself takes 2.2 times as long there as with 10 k.',
  roads: 'One to all is 75 ns for each junction, most of it waiting for memory: the order of the junctions in memory is by place already.',
  creations:
    'Server, load and PostgreSQL share two processors, and both are busy. A request writes a row of some eighty columns, an event, a word for the stream and its stored answer; pgbench writes a row of three columns. Requests of one moment are one statement and one commit; what is left is encoding, checking and writing the columns.',
  orders:
    'As with ride requests, and before an order is written its shop, hours, goods and payer are read. Orders of one moment are one statement.',
  completions:
    'The end of a trip takes 0.9 ms of the node and 1.0 ms of PostgreSQL: 17 to 23 statements over the trip, its events, the ledger, invoices, pay, conduct and messages. The goal leaves 0.35 ms for both. Trips of one moment end in one transaction.',
  ingest:
    'A position of a frame costs 0.2 to 0.8 µs, of which the index is the smaller part: its judgement by clock, speed and jumps is the larger, and Redis judges nothing.',
  capacity: 'With 6,000 trips reads hold; the slowest of a hundred offers comes after 3.2 s.',
  visits:
    'React, the router, queries, texts and the frame of the app are 100 kB of script before the first screen of its own. The bundler’s own half kilobyte is always a file. The page on which a ride is asked for draws its map at once: 53 kB of its script.',
  lighthouse:
    'Lighthouse multiplies what it sees here by four, waiting included. A Chromium on Linux asks its browser process for each font and size, 40 times in the first layout, which phones do not, and shares two cores with it: 99 as the median of five on a quiet machine, 96 to 98 beside other work. Without its trace, on a processor four times slower, nothing is answered for 0.06 s in all (0.24 s before scripts held no stacks).',
  usable:
    'The floor counts the bytes over the network alone. A processor six times slower takes 0.7 to 1.1 s to read, lay out and paint the same page; it was 0.2 to 0.6 s on a quicker machine the day before.',
  install:
    'PostgreSQL and Node are 190 MB. A start reads and compiles a server of 12 MB, opens PostgreSQL, looks at its migrations, and holds the documents of the demo’s cities against those that are published.',
  growth: 'The statements that read so much are named below the figure.',
};
