/** Why the benchmark gives no figures: for whoever started it, in one line. */
export class BenchFailure extends Error {
  override readonly name = "BenchFailure";
}
