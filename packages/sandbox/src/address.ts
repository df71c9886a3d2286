/** The default port of `npm run sandbox`. `PORT` overrides it. */
export const sandboxPort = 4030;

/** The default origin of `npm run sandbox`. The docs use it, so that users can paste commands without changes. */
export const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
