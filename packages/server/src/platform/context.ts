import type { Db } from '@safiri/db/platform/connect.ts';
import type { RoadAtlas } from '@safiri/dispatch/roads/road-atlas.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Brands } from './brand.ts';
import type { Markets } from './markets.ts';
import type { Config } from './config.ts';
import type { Bus } from './bus.ts';
import type { DiskWatch } from './disk-watch.ts';
import type { RoomData } from './room.ts';

/** Everything injected, built once in main.ts (or by a test) and handed on explicitly. */
export interface Context {
  readonly config: Config;
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  /** Now. Tests may hold their own clock. */
  readonly clock: () => Date;
  readonly random: Random;
  readonly bus: Bus;
  /** Which disk is full. */
  readonly disks: DiskWatch;
  /** Who runs this instance. */
  readonly brands: Brands;
  /** What operators decided of their cities. */
  readonly markets: Markets;
  /** The streets that this server knows. */
  readonly roads: RoadAtlas;
  /** All rooms, in the order in which they depend on each other: what they react to, forget and give along. */
  readonly rooms: readonly RoomData[];
}

/** Cryptographic randomness behind a port, so that tests can repeat themselves. */
export interface Random {
  /** A secret of 256 bits as URL-safe text. */
  token(): string;
  /** 128 bits as URL-safe text: an address that can't be guessed. */
  linkId(): string;
  /** An even whole number in [0, below). */
  below(limit: number): number;
  uuid(): string;
}
