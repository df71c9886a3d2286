/** Sends a request, as the global `fetch` does; every layer of the client is a function from one `Fetch` to another. */
export type Fetch = (request: Request) => Promise<Response>;
