/** The port of `npm run sandbox`, unless PORT says another. */
export const sandboxPort = 4030;

/** Where `npm run sandbox` serves the store: what docs and pages show works in a terminal as it stands. */
export const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
