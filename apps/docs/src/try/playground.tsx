import { contract } from "@animal-store/contract";
import { type ReactNode, StrictMode, useDeferredValue, useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { operationAddress } from "../reference/links.ts";
import { toRequestTarget } from "./call.ts";
import { toClientCode, toCurl } from "./call-samples.ts";
import { ClockPanel } from "./clock-panel.tsx";
import { OperationList, useOperation } from "./operation-list.tsx";
import { findOperation, type Operation } from "./operations.ts";
import { RequestForm } from "./request-form.tsx";
import { FirstSteps, ResponsePanel } from "./response-panel.tsx";
import { useInPageService } from "./services.ts";
import { CodeBlock, Method, Notice, Prose, StabilityBadge, StatusBadge, Tabs } from "./ui.tsx";
import { type Requests, useRequests } from "./use-requests.ts";

export function mountPlayground(element: Element): void {
  mount(element, <Playground />);
}

/** @param id the id of an operation, such as `listPets` */
export function mountOperation(element: Element, id: string): void {
  mount(element, <OperationPanel id={id} />);
}

function mount(element: Element, node: ReactNode): void {
  createRoot(element).render(<StrictMode>{node}</StrictMode>);
}

/** All operations, the clock of the sandbox and the history of requests, for the page `/docs/try/`. */
function Playground() {
  const operation = useOperation();
  const { service, hasFailed } = useInPageService();
  const requests = useRequests(operation, service);
  const { selected } = requests;
  const responseRef = useRef<HTMLElement>(null);
  // On a narrow screen, the response is below the form.
  useEffect(() => {
    if (selected) responseRef.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);

  return (
    <div className="try-page">
      {hasFailed && <LoadError />}
      {requests.target === "sandbox" && <ClockPanel service={service} onReset={requests.reset} />}
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
        <section className="try-card" aria-labelledby="response" ref={responseRef}>
          <h2 id="response">Response</h2>
          {!selected && <FirstSteps />}
          <ResponsePanel requests={requests} />
        </section>
        <CallCode requests={requests} />
        <HistoryList requests={requests} />
      </div>
    </div>
  );
}

/** A form for one operation, for the pages of the reference and the guides. Sends the default request when it opens. */
function OperationPanel({ id }: { readonly id: string }) {
  const { service, hasFailed } = useInPageService();
  const operation = findOperation(id);
  const requests = useRequests(operation, service);
  const wasSent = useRef(false);
  useEffect(() => {
    if (!service || wasSent.current) return;
    wasSent.current = true;
    void requests.send(requests.call);
  });
  return (
    <>
      <OperationPath operation={operation} />
      {hasFailed && <LoadError />}
      <RequestForm requests={requests} isCompact />
      <ResponsePanel requests={requests} isCompact />
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

function LoadError() {
  return (
    <Notice isError title="The store could not be loaded">
      The network connection failed while the page was loading. Reload the page.
    </Notice>
  );
}

/** Code samples that send the request. */
function CallCode({ requests }: { readonly requests: Requests }) {
  // Deferred so that typing stays responsive.
  const deferredCall = useDeferredValue(requests.call);
  const { origin, target } = requests;
  // The field of the key hides it, so the code must not show it.
  const caller = { ...deferredCall.caller, key: "YOUR_API_KEY" };
  const call = target === "server" ? { ...deferredCall, caller } : deferredCall;
  return (
    <section className="try-card" aria-labelledby="code">
      <h2 id="code">Code for this request</h2>
      <Tabs
        label="Language"
        tabs={[
          { label: "curl", content: <CodeBlock label="curl command" text={toCurl(call, origin)} /> },
          {
            label: "TypeScript client",
            content: <CodeBlock label="TypeScript code" text={toClientCode(call, origin)} />,
          },
        ]}
      />
      {target === "sandbox" && (
        <p className="try-description">
          To run it, start the sandbox with <code>npm run sandbox</code>. It serves the same data and keys at {origin}.
        </p>
      )}
    </section>
  );
}

/** The calls that were sent, latest first. */
function HistoryList({ requests: { historyEntries, selected, select, send } }: { readonly requests: Requests }) {
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
