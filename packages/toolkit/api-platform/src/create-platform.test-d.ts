import { createPlatform } from "./index.ts";
import { libraryContract } from "./testing/library-app.ts";

const { key_banned: _, ...incompleteCodes } = libraryContract.errorCodes;

// @ts-expect-error The contract lacks the error code key_banned.
createPlatform({ ...libraryContract, errorCodes: incompleteCodes }, { keyPrefix: "lib" });

// A code of the contract can replace it, and a contract without codes needs none.
const errorCodes = { key_banned: "rate_limit_exceeded" } as const;
createPlatform({ ...libraryContract, errorCodes: incompleteCodes }, { keyPrefix: "lib", errorCodes });
createPlatform({ ...libraryContract, errorCodes: {} }, { keyPrefix: "lib" });
const unknownCodes = { key_banned: "banned" } as const;
// @ts-expect-error The contract lacks the error code banned.
createPlatform(libraryContract, { keyPrefix: "lib", errorCodes: unknownCodes });

const plans = { reader: { perMinute: "many", perDay: null } };
// @ts-expect-error A limit is a number or null.
createPlatform({ ...libraryContract, plans }, { keyPrefix: "lib" });

createPlatform({ ...libraryContract, extensions: { "x-loans": { weeks: 4 } } }, { keyPrefix: "lib" });
