/** How many entries a page of a list may have: the contract's maximum, filled in by the build. */
declare const PAGE_LIMIT: number;
/** Where the service is on the console's own origin: the contract's base path, filled in by the build. */
declare const BASE_PATH: string;
