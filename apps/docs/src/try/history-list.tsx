import { toRequestTarget } from "./call.ts";
import { Method } from "./operation-list.tsx";
import { StatusBadge } from "./ui.tsx";
import type { Requests } from "./use-requests.ts";

/** The calls that were sent, latest first. */
export function HistoryList({ requests: { historyEntries, selected, select, send } }: { readonly requests: Requests }) {
  return (
    <section className="try-card" aria-labelledby="history">
      <h2 id="history">History</h2>
      {historyEntries.length === 0 && <p className="try-description">No requests yet.</p>}
      <ol className="try-history" reversed>
        {historyEntries.map((entry) => {
          const { call, response, statusCounts } = entry;
          const request = `${call.operation.method} ${toRequestTarget(call)}`;
          return (
            <li key={entry.id} data-is-selected={entry === selected}>
              <button
                type="button"
                className="try-call"
                aria-pressed={entry === selected}
                onClick={() => select(entry)}
              >
                <span>
                  <Method name={call.operation.method} /> {toRequestTarget(call)}
                </span>
                <small>
                  {call.caller.name}, {new Date(response.receivedAt).toISOString().slice(11, 19)}
                </small>
              </button>
              <span className="try-statuses">
                {[...statusCounts].map(([status, count]) => (
                  <StatusBadge key={status} status={status} count={count > 1 ? count : undefined} />
                ))}
              </span>
              <button
                type="button"
                className="try-small"
                aria-label={`Send again: ${request}`}
                onClick={() => send(call, 1, entry.service)}
              >
                Send again
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
