import type { LimitedWindow } from "@animal-store/client";
import { duration, useNow } from "@animal-store/ui-theme";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { QueryFilters } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useConnection, useSession } from "../session/session-context.ts";
import type { Blocked } from "./connection.ts";
import { pingStore } from "./observe-responses.ts";

/** What keeps the console from working now, for how long, and what to do. */
export function Notices() {
  const { cache } = useSession();
  const { blocked, away } = useConnection();
  const now = useNow(Date.now);
  const { tryNow, isTrying } = useRecovery(now);
  const isUnread = cache
    .getQueryCache()
    .findAll({ type: "active" })
    .some(({ state }) => state.data === undefined);
  return (
    <Stack gap="sm">
      {blocked && (
        <Alert
          color={blocked.window === "ban" ? "red" : "orange"}
          variant="light"
          title={limitMessages(blocked).title}
          role="alert"
        >
          <Text size="sm">{limitMessages(blocked).advice}</Text>
          <Text size="sm" fw={600} mt={4} role="timer" aria-live="off">
            Goes on by itself in {duration(blocked.until - now)}.
          </Text>
        </Alert>
      )}
      {away && !blocked && (
        <Alert color="red" variant="light" title="The store does not answer" role="alert">
          <Group justify="space-between" gap="sm">
            <Text size="sm">
              {isUnread ? "" : "What you see is what was read before. "}Nothing you typed is lost.{" "}
              <span role="timer" aria-live="off">
                Asking again in {duration(away.retryAt - now)}.
              </span>
            </Text>
            <Button size="xs" color="red" variant="outline" onClick={tryNow} loading={isTrying}>
              Try now
            </Button>
          </Group>
        </Alert>
      )}
    </Stack>
  );
}

/** In a form: what is used up and when it can be sent. It is gone when that is over. */
export function RateLimitNotice() {
  const { blocked } = useConnection();
  const now = useNow(Date.now);
  if (!blocked) return null;
  return (
    <Alert color="orange" variant="light" role="alert" title={limitMessages(blocked).title}>
      What you typed is still here. It can be sent in{" "}
      <span role="timer" aria-live="off">
        {duration(blocked.until - now)}
      </span>
      .
    </Alert>
  );
}

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
    else await pingStore(session);
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

export type LimitMessage = { readonly title: string; readonly advice: string };

/** What is used up, and what to do. */
export function limitMessages({ window }: Blocked): LimitMessage {
  return window ? words[window] : used;
}

const used: LimitMessage = {
  title: "A limit of this key is used up",
  advice: "Nothing is sent until it is whole again. A key of a higher plan has higher limits.",
};
const words: Record<LimitedWindow, LimitMessage> = {
  minute: { ...used, title: "The limit of this minute is used up" },
  day: { ...used, title: "The limit of this day is used up" },
  ban: {
    title: "This key is banned for a while",
    advice:
      "Requests kept coming over its limit. Find the program that uses this key beside the console; from here nothing is sent until the ban is over.",
  },
};
