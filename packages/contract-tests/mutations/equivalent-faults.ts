/** Faults that nobody outside can tell from a sound service, and why: id and reason. */
export const equivalentFaults: ReadonlyMap<string, string> = new Map(
  ["createPet", "createOrder"].map((operation) => [
    `input/${operation}/Idempotency-Key: pattern as ^[\\u0021-\\u007f]*$`,
    "no header field may hold U+007F (RFC 9110, section 5.5): the parser refuses the message before it is a request",
  ]),
);
