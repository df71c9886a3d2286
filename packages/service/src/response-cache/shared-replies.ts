import type { Awaitable, Reply } from "@animal-store/openapi-hono";

/** Reads after the requests that arrive at the same time were received. It may wait for the promises that earlier reads returned. */
export type AfterTurn = (read: () => Awaitable<unknown>) => void;

/** Wraps a read operation, so that identical requests of one turn of the event loop share one reply. */
export type ShareReplies = <Id extends string, Request>(
  handler: (request: Request) => Awaitable<Reply<Id>>,
  key: (request: NoInfer<Request>) => string,
) => (request: Request) => Awaitable<Reply<Id>>;

/**
 * For a store that other processes write to, where nothing can be cached. A request joins only a read that has yet to be sent: a
 * client that knows of a write reads it.
 */
export function createShareReplies(afterTurn: AfterTurn | undefined): ShareReplies {
  if (!afterTurn) return (handler) => handler;
  return <Id extends string, Request>(
    handler: (request: Request) => Awaitable<Reply<Id>>,
    key: (request: Request) => string,
  ) => {
    const waiting = new Map<string, Promise<Reply<Id>>>();
    return (request: Request) => {
      const name = key(request);
      const known = waiting.get(name);
      if (known) return known;
      const shared = new Promise<Reply<Id>>((resolve) => {
        afterTurn(() => {
          waiting.delete(name);
          const reply = (async () => handler(request))();
          resolve(reply);
          return reply;
        });
      });
      waiting.set(name, shared);
      return shared;
    };
  };
}
