import type { Awaitable, Reply } from "@animal-store/openapi-hono";

/** Does something after all requests of this turn of the event loop were received, as `setImmediate` does. */
export type AfterTurn = (work: () => void) => void;

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
  const turnEnd = () => new Promise<void>(afterTurn);
  return <Id extends string, Request>(
    handler: (request: Request) => Awaitable<Reply<Id>>,
    key: (request: Request) => string,
  ) => {
    const waiting = new Map<string, Promise<Reply<Id>>>();
    return (request: Request) => {
      const name = key(request);
      const shared = waiting.get(name) ?? start(name, request);
      waiting.set(name, shared);
      return shared;
    };

    async function start(name: string, request: Request): Promise<Reply<Id>> {
      await turnEnd();
      waiting.delete(name);
      return handler(request);
    }
  };
}
