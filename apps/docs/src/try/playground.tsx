import { contract } from "@animal-store/contract";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import { StrictMode, useDeferredValue, useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { operationAddress } from "../reference/links.ts";
import { sampleLanguages, toSamples } from "../samples/operation-samples.ts";
import { toRequestTarget } from "./call.ts";
import { ClockPanel } from "./clock-panel.tsx";
import { OperationList, useOperation } from "./operation-list.tsx";
import { findOperation, type Operation } from "./operations.ts";
import { RateLimitTimeline } from "./rate-limit-timeline.tsx";
import { RequestForm } from "./request-form.tsx";
import { FirstSteps, ResponsePanel } from "./response-panel.tsx";
import { CodeBlock, Method, Prose, StabilityBadge, StatusBadge, Tabs } from "./ui.tsx";
import { type PageInfo, type Requests, useRequests } from "./use-requests.ts";

/** Shows the page `/docs/try/`, or a panel. @param id the id of its operation, or `rate-limits` */
export function mount(element: Element, page: PageInfo, id: string | undefined): void {
  const node = id === undefined ? <Playground page={page} /> : <Panel id={id} page={page} />;
  // The caller can use the form immediately.
  flushSync(() => createRoot(element).render(<StrictMode>{node}</StrictMode>));
}

/** All operations, the clock of the sandbox and the history of requests. */
function Playground({ page }: { readonly page: PageInfo }) {
  const operation = useOperation();
  const requests = useRequests(operation, page);
  useEffect(() => requests.loadSandbox(), []);

  return (
    <div className="try-page">
      {requests.target === "sandbox" && <ClockPanel service={requests.sandbox} onReset={requests.reset} />}
      <OperationList current={operation} />
      <div className="try-columns">
        <section className="try-card" aria-labelledby="operation">
          <h2 id="operation">
            {operation.summary} <StabilityBadge operation={operation} />
          </h2>
          <OperationPath operation={operation} />
          <p>
            <Prose text={operation.description} />
          </p>
          <a href={operationAddress(operation.id)}>View in the API reference</a>
          <RequestForm key={operation.id} requests={requests} />
        </section>
        <CallCode requests={requests} />
        <ResponsePanel requests={requests}>
          <FirstSteps />
        </ResponsePanel>
        <HistoryList requests={requests} />
      </div>
    </div>
  );
}

/** A panel of a page. The build renders it into the page. */
export function Panel(props: { readonly id: string; readonly page: PageInfo }) {
  return props.id === "rate-limits" ? <RateLimitTimeline /> : <OperationPanel {...props} />;
}

/** The form, the code and the response of one operation. */
function OperationPanel({ id, page }: { readonly id: string; readonly page: PageInfo }) {
  const operation = findOperation(id);
  const requests = useRequests(operation, page);
  return (
    <>
      <OperationPath operation={operation} />
      <RequestForm requests={requests} isCompact />
      <CallCode requests={requests} />
      <ResponsePanel requests={requests} />
    </>
  );
}

function OperationPath({ operation: { method, path } }: { readonly operation: Operation }) {
  return (
    <p className="try-path">
      <Method name={method} /> {contract.basePath}
      {path}
    </p>
  );
}

/** Code samples that send the request. */
function CallCode({ requests: { call, origin } }: { readonly requests: Requests }) {
  // Deferred so that typing stays responsive.
  const samples = toSamples(useDeferredValue(call), origin, contract.basePath);
  return (
    <section className="try-card" aria-label="Code for this request">
      <h2>Code</h2>
      <Tabs
        label="Language"
        // The tabs of guides use it too.
        storageKey="starlight-synced-tabs__language"
        tabs={sampleLanguages.map(({ id, label }) => ({
          label,
          content: <CodeBlock label={`${label} code`} text={samples[id].trimEnd()} />,
        }))}
      />
      <p className="try-description">
        {origin === sandboxOrigin ? (
          <>
            Start the <a href="/docs/sandbox/#run-the-samples">sandbox</a>, and set its key:{" "}
            <code>export KEY={call.caller.key}</code>
          </>
        ) : (
          <>
            Set <code>KEY</code> to your key for this server.{" "}
            <a href="/docs/quickstart/#2-start-a-server-and-create-a-key">Get a key</a>
          </>
        )}
      </p>
    </section>
  );
}

/** The calls that were sent, latest first. */
function HistoryList({ requests: { historyEntries, selected, select, send } }: { readonly requests: Requests }) {
  return (
    <section className="try-card" aria-label="History">
      <h2>History</h2>
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
