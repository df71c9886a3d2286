import { createPlatform } from "./index.ts";
import { libraryContract } from "./testing/library-app.ts";

const { key_banned: _, ...incompleteCodes } = libraryContract.errorCodes;

// @ts-expect-error The contract lacks the error code key_banned.
createPlatform({ ...libraryContract, errorCodes: incompleteCodes }, { keyPrefix: "lib" });

const plans = { reader: { perMinute: "many", perDay: null } };
// @ts-expect-error A limit is a number or null.
createPlatform({ ...libraryContract, plans }, { keyPrefix: "lib" });

createPlatform({ ...libraryContract, extensions: { "x-loans": { weeks: 4 } } }, { keyPrefix: "lib" });
