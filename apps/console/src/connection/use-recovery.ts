import type { QueryFilters } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useConnection, useSession } from "../session/session-context.ts";
import { askStore } from "./ask-store.ts";

/** Queries that failed and have nothing to show. */
const unread: QueryFilters = { predicate: ({ state }) => state.status === "error" && state.data === undefined };

/** Goes on when a limit is whole again, and asks a store that does not answer until it does. @param now milliseconds, anew each second */
export function useRecovery(now: number): { tryNow: () => void; isTrying: boolean } {
  const session = useSession();
  const { connection, cache } = session;
  const { blocked, away } = useConnection();
  const [isTrying, setTrying] = useState(false);

  const tryNow = async () => {
    setTrying(true);
    // What failed is what is wanted.
    if (cache.getQueryCache().findAll(unread).length > 0) await cache.refetchQueries(unread);
    else await askStore(session);
    setTrying(false);
  };

  const isOver = blocked !== undefined && now >= blocked.until;
  const isDue = away !== undefined && !blocked && !isTrying && now >= away.retryAt;
  useEffect(() => {
    if (!isOver) return;
    connection.unblock();
    void cache.refetchQueries(unread);
  }, [isOver, connection, cache]);
  useEffect(() => {
    if (isDue) void tryNow();
  }, [isDue, away?.retryAt]);

  return { tryNow: () => void tryNow(), isTrying };
}
