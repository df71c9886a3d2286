/** The largest int64. */
export const longest: bigint = 2n ** 63n - 1n;

export const rex = { name: "Rex", categoryId: longest };
