// Preloaded into a server with --expose-gc. On SIGUSR2, prints the used heap in bytes after a garbage collection.
process.on("SIGUSR2", () => {
  // The second run collects objects that finalizers of the first run released.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.error(`heap ${heapUsed + external}`);
});
