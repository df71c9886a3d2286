/** Milliseconds by a clock that nothing sets. For how long something took; never for an answer. */
export function stopwatch(): number {
  return performance.now();
}
