import { useEffect, useState } from "react";
import { useServiceStatus } from "../session/session-context.ts";
import { useNow } from "./notices.tsx";
import { countSpareRequests } from "./service-monitor.ts";

const maxRequests = 5;

/**
 * Runs steps one after another, while each limit has a reserve for other requests.
 * @param runStep sends at most this number of requests
 * @returns when a paused job continues, in ms; undefined if it is not paused by a limit
 */
export function usePacedJob(isRunning: boolean, runStep: (requests: number) => Promise<unknown>): number | undefined {
  const { quotas, blocked, unavailable } = useServiceStatus();
  const now = useNow(isRunning);
  const [isBusy, setBusy] = useState(false);
  const exhausted = quotas.filter((quota) => countSpareRequests(quota) <= 0);
  const resumesAt = Math.max(0, blocked?.until ?? 0, ...exhausted.map(({ resetsAt }) => resetsAt));
  const isPaused = isRunning && resumesAt > now;
  const isDue = isRunning && !isBusy && !isPaused && !blocked && !unavailable;
  useEffect(() => {
    if (!isDue) return;
    setBusy(true);
    // After a reset, one response shows the limits.
    const spareRequests = exhausted.length > 0 ? 1 : Math.min(maxRequests, ...quotas.map(countSpareRequests));
    void runStep(spareRequests).finally(() => setBusy(false));
  }, [isDue]);
  return isPaused ? resumesAt : undefined;
}
