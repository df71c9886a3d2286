import { parseRateLimits } from "@animal-store/client";
import { ban, contract, type ErrorCode, type OperationId, type operations } from "@animal-store/contract";
import { nextCursor } from "@animal-store/openapi-client";
import { type ReactNode, useEffect, useRef } from "react";
import { formatCountdown, useServiceTime } from "./clock-panel.tsx";
import { indentJson } from "./json.ts";
import { toOperationHref } from "./operation-list.tsx";
import { findOperation, type Operation, type Parameter } from "./operations.ts";
import type { Exchange, ReceivedResponse } from "./services.ts";
import { CodeBlock, Notice, Prose, StatusBadge, Tabs } from "./ui.tsx";
import type { Requests } from "./use-requests.ts";

interface ExchangeProps {
  readonly requests: Requests;
  readonly exchange: Exchange;
}

interface ResponsePanelProps {
  readonly requests: Requests;
  /** Shown before the first request. */
  readonly children?: ReactNode;
}

/** The selected response, or before the first request the example of a success. */
export function ResponsePanel({ requests, children }: ResponsePanelProps) {
  const { selected: exchange } = requests;
  const ref = useRef<HTMLElement>(null);
  // The response can be below the screen.
  useEffect(() => {
    if (exchange) ref.current?.scrollIntoView({ block: "nearest" });
  }, [exchange]);
  return (
    <section className="try-card" aria-label="Response" ref={ref}>
      <h2>Response</h2>
      {!exchange && children}
      {!exchange && <ExampleResponse operation={requests.call.operation} />}
      <div aria-live="polite" aria-atomic>
        {exchange && <ResponseSummary exchange={exchange} />}
      </div>
      {exchange && (
        <>
          <LimitMeters exchange={exchange} />
          <NextSteps {...{ requests, exchange }} />
          <ResponseContent response={exchange.response} />
        </>
      )}
    </section>
  );
}

function ExampleResponse({ operation }: { readonly operation: Operation }) {
  const [[status, { description, text }] = [0, { description: "", text: "" }]] = operation.responses;
  return (
    <>
      <p className="try-summary">
        <StatusBadge status={status} />
        <span>
          <Prose text={description} />
        </span>
        <span className="try-description">Example</span>
      </p>
      <BodyView label="Example body" text={text} />
    </>
  );
}

function ResponseSummary({ exchange: { call, response, statusCounts } }: { readonly exchange: Exchange }) {
  const responseCount = [...statusCounts.values()].reduce((sum, count) => sum + count, 0);
  const description = call.operation.responses.get(response.response.status)?.description;
  return (
    <p className="try-summary">
      {[...statusCounts].map(([status, count]) => (
        <StatusBadge key={status} status={status} count={responseCount > 1 ? count : undefined} />
      ))}
      {description && (
        <span>
          <Prose text={description} />
        </span>
      )}
      <span className="try-description">
        {responseCount > 1 ? "Last response in " : "In "}
        {durationFormat.format(response.durationMs)} ms
      </span>
    </p>
  );
}

const durationFormat = new Intl.NumberFormat("en", { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** The rate limits of a response at the current time of the service. */
export function LimitMeters({
  exchange: { response, service },
}: {
  readonly exchange: Pick<Exchange, "response" | "service">;
}) {
  const now = useServiceTime(service) ?? response.receivedAt;
  // The time of the service is shown in whole seconds.
  const receivedAt = Math.floor(response.receivedAt / 1000) * 1000;
  return Object.entries(parseRateLimits(response.response)).map(([name, window]) => {
    if (window?.limit === undefined) return null;
    const { limit, remaining, resetsIn } = window;
    const resetsAt = receivedAt + resetsIn * 1000;
    const left = now >= resetsAt ? limit : remaining;
    const count = `${left.toLocaleString("en")} of ${limit.toLocaleString("en")} left`;
    return (
      <div key={name} className="try-meter">
        <span>Requests per {name}</span>
        <progress max={limit} value={left} aria-label={`Requests left this ${name}`} />
        <span>{count}</span>
        <span>{now >= resetsAt ? "has reset" : `resets in ${formatCountdown(resetsAt - now)}`}</span>
      </div>
    );
  });
}

/** Buttons for the requests that can follow a response. */
function NextSteps({ requests, exchange }: ExchangeProps) {
  const { response, call } = exchange;
  if (toLimitError(response)) return <LimitNotice {...{ requests, exchange }} />;
  const cursor = nextCursor(response.response);
  const conditionalHeader = call.operation.parameters.find(isConditionalHeader);
  const etag = response.response.headers.get("ETag");
  return (
    <div className="try-buttons">
      {cursor !== undefined && (
        <button type="button" onClick={() => requests.sendWith(exchange, { [cursorName]: cursor })}>
          Next page
        </button>
      )}
      {conditionalHeader && etag !== null && (
        <button type="button" onClick={() => requests.sendWith(exchange, { [conditionalHeader.name]: etag })}>
          Check for changes
        </button>
      )}
    </div>
  );
}

const cursorName: keyof NonNullable<operations["listPets"]["parameters"]["query"]> = "cursor";

function isConditionalHeader({ name, in: location }: Parameter): boolean {
  return location === "header" && name.toLowerCase() === "if-none-match";
}

function LimitNotice({ requests, exchange }: ExchangeProps) {
  const { response, call, service } = exchange;
  const { isBan, retryAfterSeconds } = toLimitError(response) ?? { isBan: false, retryAfterSeconds: 0 };
  const now = useServiceTime(service) ?? response.receivedAt;
  const secondsLeft = retryAfterSeconds - (Math.floor(now / 1000) - Math.floor(response.receivedAt / 1000));
  const graceSeconds = ban.graceSeconds + 1;
  const triggerBan = () => {
    requests.advance(graceSeconds);
    void requests.send(call, ban.strikes);
  };
  if (secondsLeft <= 0) return <Notice title="The wait is over">The store accepts requests again.</Notice>;
  return (
    <Notice isError title={isBan ? "This key is temporarily banned" : "The limit is exhausted"}>
      {isBan
        ? "It sent more requests after a 429. The ban ends"
        : "More requests after a 429 lead to a ban. The limit resets"}{" "}
      in {secondsLeft} s.
      {service === requests.sandbox && (
        <div className="try-buttons">
          <button type="button" className="try-primary" onClick={() => requests.advance(secondsLeft)}>
            Advance the clock by {secondsLeft} s
          </button>
          {!isBan && secondsLeft > graceSeconds && (
            <button type="button" onClick={triggerBan}>
              Trigger a ban: send {ban.strikes} requests after {graceSeconds} s
            </button>
          )}
        </div>
      )}
    </Notice>
  );
}

/** Returns the rate limit error of a response, or undefined. The service accepts requests again after the seconds. */
export function toLimitError({ response: { headers, status }, body }: ReceivedResponse) {
  const retryAfterSeconds = Number(headers.get("Retry-After"));
  if (status !== contract.errorCodes[banCode].status || retryAfterSeconds <= 0) return undefined;
  return { isBan: body.includes(`"${banCode}"`), retryAfterSeconds };
}

const banCode = "key_banned" satisfies ErrorCode;

function ResponseContent({ response: { response, body } }: { readonly response: ReceivedResponse }) {
  return (
    <Tabs
      label="Response"
      tabs={[
        { label: "Body", content: <BodyView label="Response body" text={body} /> },
        { label: "Headers", content: <HeaderTable headers={response.headers} /> },
      ]}
    />
  );
}

function BodyView({ label, text }: { readonly label: string; readonly text: string }) {
  return text === "" ? <p>The response has no body.</p> : <CodeBlock label={label} text={indentJson(text)} />;
}

function HeaderTable({ headers }: { readonly headers: Headers }) {
  return (
    <table className="try-headers">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {[...headers].map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{formatHeaderName(name)}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const documentedHeaderNames = new Map(
  Object.values(contract.operations)
    .flatMap((operation) => Object.values<{ readonly headers: object }>(operation.responses))
    .flatMap(({ headers }) => Object.keys(headers))
    .map((name) => [name.toLowerCase(), name] as const),
);

/** Returns a header name as the contract spells it. Capitalizes other names. */
function formatHeaderName(name: string): string {
  return documentedHeaderNames.get(name.toLowerCase()) ?? name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

export function FirstSteps() {
  return (
    <>
      <p>Select Send to see the response here. The store runs in this page, so no data leaves it. First steps:</p>
      <ol>
        <li>
          <OperationLink id="createPet" />, then <OperationLink id="listPets" />. Select “Next page” until your pet
          appears.
        </li>
        <li>Send more requests than the limit per minute. The last one gets a 429.</li>
        <li>Advance the clock. The same request succeeds again.</li>
      </ol>
    </>
  );
}

function OperationLink({ id }: { readonly id: OperationId }) {
  const operation = findOperation(id);
  return <a href={toOperationHref(operation)}>{operation.summary}</a>;
}
