/** The range of an integer of `format: int64`, both ends inclusive. */
export const int64 = { minimum: -(2n ** 63n), maximum: 2n ** 63n - 1n } as const;
