/** Where `npm run sandbox` serves the store, and every sample calls it. */
export const sandboxAddress = "http://127.0.0.1:4030";
