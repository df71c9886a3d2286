/**
 * Imports the code for forms, text, bytes, events, cookies, styles of parameters, and errors without a code. A client imports it before the
 * first call that needs it. Call this function to import it earlier.
 * @example
 * ```ts
 * await formsAndEvents();
 * ```
 */
export const formsAndEvents = () => import("./formats.ts");
