import { Button, Paper, Text, Title } from "@mantine/core";
import { toRequestTarget } from "../call/call.ts";
import { Method } from "../contract/operation-list.tsx";
import type { TryPage } from "../page/use-try-page.ts";
import { StatusBadge } from "../response/response-panel.tsx";
import type { Exchange } from "../service/use-in-page-service.ts";
import classes from "./history-list.module.css";

export interface HistoryEntry extends Exchange {
  readonly id: number;
}

/** The calls that were sent, latest first. */
export function HistoryList({ page: { historyEntries, selected, select, send } }: { readonly page: TryPage }) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="history">
      <Title order={2} size="h4" id="history">
        History
      </Title>
      {historyEntries.length === 0 && (
        <Text c="dimmed" mt="xs">
          No requests yet.
        </Text>
      )}
      <ol className={classes.list} reversed>
        {historyEntries.map((entry) => (
          <li key={entry.id} className={classes.entry} data-is-selected={entry === selected}>
            <button
              type="button"
              className={classes.call}
              aria-pressed={entry === selected}
              onClick={() => select(entry)}
            >
              <span>
                <Method name={entry.call.operation.method} /> {toRequestTarget(entry.call)}
              </span>
              <Text component="span" size="xs" c="dimmed">
                {entry.call.caller.name}, {new Date(entry.response.receivedAt).toISOString().slice(11, 19)}
              </Text>
            </button>
            <span className={classes.statuses}>
              {[...entry.statusCounts].map(([status, count]) => (
                <StatusBadge key={status} status={status} count={count > 1 ? count : undefined} />
              ))}
            </span>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Send again: ${entry.call.operation.method} ${toRequestTarget(entry.call)}`}
              onClick={() => send(entry.call)}
            >
              Send again
            </Button>
          </li>
        ))}
      </ol>
    </Paper>
  );
}
