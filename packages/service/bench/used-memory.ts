/** Bytes of the heap that are in use, after a collection. */
export function usedMemory(): number {
  if (!globalThis.gc) throw new Error("memory is measured after a collection: run node with --expose-gc");
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
