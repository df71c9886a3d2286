/** What every metric of our own begins with. */
export const prefix = "animal_store_";

/** Seconds. From a cached response to one that waited for a store that is away. */
export const requestBuckets = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];
/** Seconds. From a row that SQLite reads to a call that is given up. */
export const callBuckets = [
  0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5,
];
