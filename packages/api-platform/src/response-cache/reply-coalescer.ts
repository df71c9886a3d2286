import type { Awaitable, Reply } from "@animal-store/openapi-hono";

/** Schedules a read after the current event-loop iteration. It can wait for the promises of earlier reads. */
export type RunAfterTurn = (read: () => Awaitable<unknown>) => void;

/** Wraps a handler. Identical requests in one event-loop iteration share one response. */
export type ReplyCoalescer = <Id extends string, Request>(
  handler: (request: Request) => Awaitable<Reply<Id>>,
  toKey: (request: NoInfer<Request>) => string,
) => (request: Request) => Awaitable<Reply<Id>>;

/** Creates a coalescer. A request joins only a read that has not started, so that clients read their own writes. */
export function createReplyCoalescer(runAfterTurn: RunAfterTurn | undefined): ReplyCoalescer {
  if (!runAfterTurn) return (handler) => handler;
  return <Id extends string, Request>(
    handler: (request: Request) => Awaitable<Reply<Id>>,
    toKey: (request: Request) => string,
  ) => {
    const queuedReplies = new Map<string, Promise<Reply<Id>>>();
    return (request: Request) => {
      const key = toKey(request);
      const queuedReply = queuedReplies.get(key);
      if (queuedReply) return queuedReply;
      const sharedReply = new Promise<Reply<Id>>((resolve) => {
        runAfterTurn(() => {
          queuedReplies.delete(key);
          const reply = (async () => handler(request))();
          resolve(reply);
          return reply;
        });
      });
      queuedReplies.set(key, sharedReply);
      return sharedReply;
    };
  };
}
