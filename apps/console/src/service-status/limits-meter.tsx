import { Box, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useServiceStatus, useSession } from "../session/session-context.ts";
import { formatTime } from "../shell/format.ts";
import { useNow } from "./countdown.ts";
import { formatPlan } from "./format-plan.ts";
import classes from "./limits-meter.module.css";
import { QuotaMeter } from "./quota-meter.tsx";
import { countSpareRequests } from "./service-monitor.ts";

export function LimitsMeter() {
  const { name } = useSession();
  const quotas = useServiceStatus("quotas");
  const receivedAt = useServiceStatus("receivedAt");
  const now = useNow(Date.now);
  useRefreshedLimits();
  return (
    <Box component="section" className={classes.meters} aria-label="Rate limits of this key">
      {quotas.map((quota) => (
        <QuotaMeter key={quota.name} quota={quota} now={now} />
      ))}
      <Text size="xs" c="dimmed" mih="1.45em" truncate className={classes.updatedAt} component="div">
        {receivedAt !== undefined && (
          <>
            <b>{[name, formatPlan(quotas)].filter(Boolean).join(" · ")}</b>
            {" · "}
            <span>
              As of <time dateTime={new Date(receivedAt).toISOString()}>{formatTime(receivedAt)}</time>
            </span>
          </>
        )}
      </Text>
    </Box>
  );
}

const minIntervalMs = 10_000;

/** Refreshes the limits when the user returns to the tab, because other programs can use the key. */
function useRefreshedLimits(): void {
  const { queries } = useSession();
  const quotas = useServiceStatus("quotas");
  const blocked = useServiceStatus("blocked");
  const unavailable = useServiceStatus("unavailable");
  useQuery({
    ...queries.listPets.options({ limit: 1 }),
    // Prevents a request for the first render.
    initialData: [],
    staleTime: minIntervalMs,
    refetchOnWindowFocus: quotas.every((quota) => countSpareRequests(quota) > 0) && !blocked && !unavailable,
  });
}
