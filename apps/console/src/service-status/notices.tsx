import type { ErrorCodeOf, OperationId } from "@animal-store/client";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useInterval } from "@mantine/hooks";
import type { QueryFilters } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useServiceStatus, useSession } from "../session/session-context.ts";
import { formatDuration } from "../shell/format.ts";
import type { Block } from "./service-monitor.ts";

export function Notices() {
  const { queryClient } = useSession();
  const { blocked, unavailable } = useServiceStatus();
  const now = useNow();
  const { retryNow, isRetrying } = useRecovery(now);
  const isDataMissing = queryClient
    .getQueryCache()
    .findAll({ type: "active" })
    .some(({ state }) => state.data === undefined);
  return (
    <Stack gap="sm">
      {blocked && (
        <Alert color={blocked.code === "key_banned" ? "red" : "orange"} title={toLimitMessage(blocked).title}>
          <Text size="sm">{toLimitMessage(blocked).advice}</Text>
          <Text size="sm" fw={600} mt={4}>
            Resumes automatically in <Countdown until={blocked.until} />.
          </Text>
        </Alert>
      )}
      {unavailable && !blocked && (
        <Alert title="The store is not responding">
          <Group justify="space-between" gap="sm">
            <Text size="sm">
              {isDataMissing ? "" : "Showing data that was loaded before. "}Form input is preserved. Retrying in{" "}
              <Countdown until={unavailable.retryAt} />.
            </Text>
            <Button size="xs" color="red" variant="outline" onClick={retryNow} loading={isRetrying}>
              Retry now
            </Button>
          </Group>
        </Alert>
      )}
    </Stack>
  );
}

/** Shows the time until a moment. @param until Unix time in ms */
export function Countdown({ until }: { until: number }) {
  const now = useNow();
  return (
    <span role="timer" aria-live="off">
      {formatDuration(until - now)}
    </span>
  );
}

/** Returns the current time in ms. While it runs, the component renders again each second. */
export function useNow(isRunning = true): number {
  const [, setTime] = useState(0);
  useInterval(() => isRunning && setTime(Date.now()), 1000, { autoInvoke: true });
  return Date.now();
}

/** Shows a problem. Renders nothing without one. */
export function ErrorAlert({ title, children }: { title: string; children: string | undefined }) {
  if (!children) return null;
  return <Alert title={title}>{children}</Alert>;
}

export function RateLimitNotice() {
  const { blocked } = useServiceStatus();
  if (!blocked) return null;
  return (
    <Alert color="orange" title={toLimitMessage(blocked).title}>
      Your input is still here. You can send it in <Countdown until={blocked.until} />.
    </Alert>
  );
}

const errorFilter: QueryFilters = { predicate: ({ state }) => state.status === "error" && state.data === undefined };

/** Resumes requests when a limit resets, and polls an unavailable service. @param now current time in ms */
function useRecovery(now: number): { retryNow: () => void; isRetrying: boolean } {
  const { monitor, queryClient, queries } = useSession();
  const { blocked, unavailable } = useServiceStatus();
  const [isRetrying, setRetrying] = useState(false);

  const retryNow = async () => {
    setRetrying(true);
    if (queryClient.getQueryCache().findAll(errorFilter).length > 0) await queryClient.refetchQueries(errorFilter);
    // A small request updates the limits and the availability.
    else
      await queryClient.fetchQuery({ ...queries.listPets.options({ limit: 1 }), staleTime: 0 }).catch(() => undefined);
    setRetrying(false);
  };

  const isBlockOver = blocked !== undefined && now >= blocked.until;
  const isRetryDue = unavailable !== undefined && !blocked && !isRetrying && now >= unavailable.retryAt;
  useEffect(() => {
    if (!isBlockOver) return;
    monitor.unblock();
    void queryClient.refetchQueries(errorFilter);
  }, [isBlockOver, monitor, queryClient]);
  useEffect(() => {
    if (isRetryDue) void retryNow();
  }, [isRetryDue, unavailable?.retryAt]);

  return { retryNow: () => void retryNow(), isRetrying };
}

type LimitMessage = { readonly title: string; readonly advice: string };

function toLimitMessage({ code = "" }: Block): LimitMessage {
  return limitMessages[code] ?? defaultMessage;
}

const defaultMessage: LimitMessage = {
  title: "A limit of this key is exhausted",
  advice: "Requests are paused until the limit resets. Higher plans have higher limits.",
};
const limitMessages: { [code: string]: LimitMessage } = {
  rate_limit_exceeded: { ...defaultMessage, title: "The limit per minute is exhausted" },
  daily_quota_exceeded: { ...defaultMessage, title: "The limit per day is exhausted" },
  key_banned: {
    title: "This key is temporarily banned",
    advice:
      "A program with this key continued to send requests over the limit. Find and stop it. The console pauses requests until the ban ends.",
  },
} satisfies { [Code in ErrorCodeOf<OperationId, 429>]: LimitMessage };
