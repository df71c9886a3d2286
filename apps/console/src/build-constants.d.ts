/** How many entries a page of a list may have: the contract's maximum, filled in by the build. */
declare const PAGE_LIMIT: number;
declare module "virtual:theme-variables.css";
