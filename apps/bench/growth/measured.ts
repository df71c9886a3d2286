import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Machine } from "../src/report/describe-machine.ts";

/** Microseconds of processor time that a request takes of each. */
export interface Cost {
  readonly server: number;
  readonly postgres: number;
  readonly redis: number;
}

/** What the paper on growth rests on: written by `npm run growth -- --measure`. */
export interface Measured {
  readonly command: string;
  readonly machine: Machine;
  /** By the names of the benchmark's scenarios, with one process and with two, as fast as one core serves them. */
  readonly costs: Readonly<Record<string, { readonly one: Cost; readonly two: Cost }>>;
  /** Requests a second that one core of the machine served, PostgreSQL and Redis on it too. */
  readonly perSecond: Readonly<Record<string, { readonly one: number; readonly two: number }>>;
  /** Microseconds for each entry of the shared changes, of a process that hears it and of Redis. */
  readonly heard: { readonly own: number; readonly redis: number };
  /** Bytes of PostgreSQL for each pet, its index too. */
  readonly bytesPerPet: number;
  /** The first step as a run: two processes, asked at its rate. */
  readonly firstStep: FirstStep;
}

export interface FirstStep {
  readonly perMinute: number;
  readonly seconds: number;
  readonly processes: number;
  readonly answered: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly cost: Cost;
}

const folder = new URL("../../docs/growth/", import.meta.url);
export const measuredFile = fileURLToPath(new URL("measured.json", folder));
export const growthFile = fileURLToPath(new URL("growth.json", folder));

export function readMeasured(): Measured {
  // Only this program writes it.
  return JSON.parse(readFileSync(measuredFile, "utf8")) as Measured;
}
