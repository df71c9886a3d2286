import { QuotaMeter, useNow } from "@animal-store/ui-theme";
import { Box, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useServiceStatus, useSession } from "../session/session-context.ts";
import { formatTime } from "../shell/format.ts";
import classes from "./limits-meter.module.css";

export function LimitsMeter() {
  const { quotas, receivedAt } = useServiceStatus();
  const now = useNow(Date.now);
  useRefreshedLimits();
  return (
    <Box component="section" className={classes.meters} aria-label="Rate limits of this key">
      {quotas.map((quota) => (
        <QuotaMeter key={quota.name} quota={quota} now={now} />
      ))}
      {receivedAt !== undefined && (
        <Text size="xs" c="dimmed" className={classes.updatedAt}>
          As of <time dateTime={new Date(receivedAt).toISOString()}>{formatTime(receivedAt)}</time>
        </Text>
      )}
    </Box>
  );
}

const minIntervalMs = 10_000;
const reservedFraction = 0.1;

/** Refreshes the limits when the user returns to the tab, because other programs can use the key. */
function useRefreshedLimits(): void {
  const { queries } = useSession();
  const { quotas, blocked, unavailable } = useServiceStatus();
  const hasReserve = quotas.every(({ limit, remaining }) => remaining > limit * reservedFraction);
  useQuery({
    ...queries.listPets.options({ limit: 1 }),
    // Prevents a request for the first render.
    initialData: [],
    staleTime: minIntervalMs,
    refetchOnWindowFocus: hasReserve && !blocked && !unavailable,
  });
}
