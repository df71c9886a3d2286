import { contract } from "@animal-store/contract";
import { useDeferredValue, useEffect, useRef } from "react";
import { operationAddress } from "../reference/links.ts";
import { toClientCode, toCurl } from "./call-samples.ts";
import { ClockPanel } from "./clock-panel.tsx";
import { HistoryList } from "./history-list.tsx";
import { Method, OperationList, StabilityBadge, useOperation } from "./operation-list.tsx";
import { RequestForm } from "./request-form.tsx";
import { FirstSteps, ResponsePanel } from "./response-panel.tsx";
import { useInPageService } from "./services.ts";
import { CodeBlock, Notice, Prose, Tabs } from "./ui.tsx";
import { type Requests, useRequests } from "./use-requests.ts";

/** All operations, the clock of the sandbox and the history of requests, for the page `/docs/try/`. */
export function Playground() {
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
          <p className="try-path">
            <Method name={operation.method} /> {contract.basePath}
            {operation.path}
          </p>
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

export function LoadError() {
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
