/** The two contracts could not be compared, which is no verdict and so a failure. */
export class NotCompared extends Error {
  override name = "NotCompared";
}
