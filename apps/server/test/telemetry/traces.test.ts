import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { sharedFolder } from "@animal-store/sql-store/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { createKey, startProcess } from "../server-process.ts";

const folder = sharedFolder();
const clientTraceId = "0af7651916cd43dd8448eb211c80319c";
let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let key: string;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  const server = await startProcess(folder, {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_SERVICE_NAME: "pets-here",
    OTEL_EXPORTER_OTLP_HEADERS: "x-tenant=animals",
    // Spans are sent only at the shutdown.
    OTEL_BSP_SCHEDULE_DELAY: "60000",
  });
  key = await createKey(folder);
  const headers = { authorization: `Bearer ${key}`, traceparent: `00-${clientTraceId}-b7ad6b7169203331-01` };
  const body = '{"name":"Rex","categoryId":7}';
  const jsonHeaders = { ...headers, "content-type": "application/json", "x-request-id": "traced" };
  await fetch(`${server.origin}/v1/pets`, { method: "POST", headers: jsonHeaders, body });
  await fetch(`${server.origin}/v1/pets/1?wrong=1`, { headers: { authorization: `Bearer ${key}` } });
  const headersWithKey = ["user-agent", "forwarded", "x-forwarded-for", "x-forwarded-host"].map((name) => [name, key]);
  const leakingHeaders = { ...headers, ...Object.fromEntries(headersWithKey), tracestate: `caller=${key}` };
  await fetch(`${server.origin}/v1/${key}?cursor=${key}&page=mine`, { headers: leakingHeaders });
  await fetch(`${server.origin}/healthz`);
  await server.end("SIGTERM");
  return () => receiver.close();
});

// SPAN_KIND_INTERNAL and SPAN_KIND_SERVER of OTLP.
const [internalKind, serverKind] = [1, 2];
const findSpan = (name: string, kind = serverKind) =>
  receiver.spans().find((each) => each.name === name && each.kind === kind);

describe("traces that are exported to an OTLP endpoint before the process exits", () => {
  it("continue the trace of the client, with operation, route, status and request id", () => {
    expect(findSpan("createPet")).toMatchObject({
      traceId: clientTraceId,
      parentSpanId: "b7ad6b7169203331",
      kind: serverKind,
      attributes: {
        "http.route": "/v1/pets",
        "animal_store.operation": "createPet",
        "animal_store.request_id": "traced",
      },
      resource: { "service.name": "pets-here" },
    });
    expect(readStatus("createPet")).toBe(201);
    expect(receiver.header("x-tenant")).toBe("animals");
  });

  it("contain each store call as a child of its request", () => {
    const { spanId } = findSpan("createPet") ?? {};
    expect(findSpan("createPet", internalKind)).toMatchObject({ traceId: clientTraceId, parentSpanId: spanId });
  });

  it("start without a client trace, with the error code and the path template", () => {
    expect(findSpan("getPet")).toMatchObject({
      attributes: { "http.route": "/v1/pets/{petId}", "animal_store.error_code": "invalid_request" },
    });
    expect(readStatus("getPet")).toBe(400);
  });

  it("contain no key, no query and no requests outside the API", () => {
    expect(findSpan("GET")?.attributes).toMatchObject({ "url.path": "/v1/as_live_…" });
    const text = JSON.stringify(receiver.spans());
    expect(text).not.toContain(key.slice(8));
    expect(text).not.toContain("mine");
    expect(text).not.toContain("healthz");
  });
});

function readStatus(name: string): number {
  const { attributes = {} } = findSpan(name) ?? {};
  return Number(attributes["http.response.status_code"] ?? attributes["http.status_code"]);
}

type KeyValues = readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];

interface Span<Attributes> extends Record<"traceId" | "spanId" | "name", string> {
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly attributes: Attributes;
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: KeyValues };
    readonly scopeSpans: readonly { readonly spans: readonly Span<KeyValues>[] }[];
  }[];
}

async function startOtlpReceiver() {
  const receivedSpans: (Span<Record<string, unknown>> & { resource: Record<string, unknown> })[] = [];
  let lastHeaders: IncomingHttpHeaders = {};
  const server = createServer(async (request, response) => {
    lastHeaders = request.headers;
    const { resourceSpans } = (await json(request)) as Export;
    for (const { resource, scopeSpans } of resourceSpans)
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        receivedSpans.push({
          ...span,
          attributes: toAttributes(span.attributes),
          resource: toAttributes(resource.attributes),
        });
    response.writeHead(request.url === "/v1/traces" ? 200 : 404, { "Content-Type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => receivedSpans,
    header: (name: string) => lastHeaders[name]?.toString(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function toAttributes(pairs: KeyValues): Record<string, unknown> {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));
}
