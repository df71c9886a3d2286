import { type Quota, useNow } from "@animal-store/ui-theme";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useServiceStatus, useSession } from "../session/session-context.ts";
import { hasReserve } from "./service-monitor.ts";

const noQuotas: readonly Quota[] = [];

/**
 * Runs steps one at a time, while each limit has a reserve for other requests.
 * @returns when a paused job continues, in ms; undefined if it is not paused by a limit
 */
export function usePacedJob(isRunning: boolean, runStep: () => Promise<unknown>): number | undefined {
  const { monitor } = useSession();
  const quotas = useSyncExternalStore(monitor.subscribe, () => (isRunning ? monitor.read().quotas : noQuotas));
  const blocked = useServiceStatus("blocked");
  const unavailable = useServiceStatus("unavailable");
  const now = useNow(() => (isRunning ? Date.now() : 0));
  const [isBusy, setBusy] = useState(false);
  const resets = quotas.filter((quota) => !hasReserve(quota)).map(({ resetsAt }) => resetsAt);
  const resumesAt = Math.max(0, blocked?.until ?? 0, ...resets);
  const isPaused = isRunning && resumesAt > now;
  const isDue = isRunning && !isBusy && !isPaused && !blocked && !unavailable;
  useEffect(() => {
    if (!isDue) return;
    setBusy(true);
    void runStep().finally(() => setBusy(false));
  }, [isDue]);
  return isPaused ? resumesAt : undefined;
}
