import { contract } from "@animal-store/contract";

/** Where `npm run sandbox` serves the same store with the same keys, so that what is copied from the page works in a terminal. */
export const sandboxOrigin = "http://127.0.0.1:4030";
export const sandboxUrl = `${sandboxOrigin}${contract.basePath}`;
