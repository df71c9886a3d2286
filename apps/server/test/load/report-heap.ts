// Loaded into a server by --import beside --expose-gc: a signal has it tell on stderr what it still holds.
process.on("SIGUSR2", () => {
  // What the first one lets go of, the second one collects.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.error(`held ${heapUsed + external}`);
});
