import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface KeyValue {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** A span of OTLP/HTTP in JSON. */
interface Span<Attributes> {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Attributes;
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span<readonly KeyValue[]>[] }[];
  }[];
}

export type OtlpReceiver = Awaited<ReturnType<typeof startOtlpReceiver>>;

/** Receives what OpenTelemetry's exporter sends to a collector. */
export async function startOtlpReceiver() {
  const received: (Span<Record<string, unknown>> & { resource: Record<string, unknown> })[] = [];
  let last: IncomingHttpHeaders = {};
  const server = createServer(async (request, response) => {
    last = request.headers;
    const { resourceSpans } = (await json(request)) as Export;
    for (const { resource, scopeSpans } of resourceSpans)
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        received.push({ ...span, attributes: valuesOf(span.attributes), resource: valuesOf(resource.attributes) });
    response.writeHead(request.url === "/v1/traces" ? 200 : 404, { "Content-Type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => received,
    /** Returns a header of the last request. */
    header: (name: string) => last[name]?.toString(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function valuesOf(pairs: readonly KeyValue[]): Record<string, unknown> {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));
}
