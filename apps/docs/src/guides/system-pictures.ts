import { type ContractRoot, documentedOperations, getErrorStatus } from "../contract-document.ts";
import { errorLink } from "../reference/links.ts";
import { type BoxContent, type Drawing, drawArrow, drawBox, drawText } from "./drawing.ts";
import { formatList, joinSentences } from "./markdown.ts";
import type { Picture } from "./pictures.ts";

type Layer = {
  readonly boxes: readonly BoxContent[];
  /** The title of a frame around the boxes. */
  readonly frame?: string;
  /** The label of the arrow from the layer above. */
  readonly arrow?: string;
  readonly isUpwards?: boolean;
};

const gap = 12;
const arrowHeight = 40;

/** Draws layers of boxes below each other, connected by arrows. @param left the left edge */
function drawLayers(layers: readonly Layer[], width: number, left = 0): Drawing {
  const shapes: string[] = [];
  let bottom = -arrowHeight;
  for (const layer of layers) {
    const { boxes, frame } = layer;
    const columns = Math.min(boxes.length, toColumns(boxes.length, width));
    const height = 36 + 17 * Math.max(...boxes.map(({ notes = [] }) => notes.length));
    const [inset, head] = frame ? [gap, 32] : [0, 0];
    const boxWidth = (width - left - 2 * inset - (columns - 1) * gap) / columns;
    const top = bottom + arrowHeight;
    const places = boxes.map((_, index) => ({
      x: left + inset + (index % columns) * (boxWidth + gap),
      y: top + head + Math.floor(index / columns) * (height + gap),
      width: boxWidth,
      height,
    }));
    const middle = (left + width) / 2;
    if (top > 0) {
      const targets = frame ? [middle] : places.map(({ x }) => x + boxWidth / 2);
      shapes.push(...targets.map((x) => drawLayerArrow(layer, x, bottom)));
    }
    bottom = (places.at(-1)?.y ?? 0) + height + inset;
    if (frame) {
      shapes.push(drawBox({ x: left, y: top, width: width - left, height: bottom - top }, { className: "frame" }));
      shapes.push(drawText(frame, { x: left + gap, y: top + 18, anchor: "start", className: "title" }));
    }
    shapes.push(...boxes.map((box, index) => drawBox(places[index] ?? { x: 0, y: 0, width, height }, box)));
  }
  return { height: bottom, shapes };
}

function toColumns(count: number, width: number): number {
  if (width < 500) return 2;
  return count > 4 ? 3 : 4;
}

function drawLayerArrow({ arrow = "", isUpwards }: Layer, x: number, top: number): string {
  const [start, end] = [top + 3, top + arrowHeight - 3];
  const line = isUpwards ? drawArrow([x, end, x, start], "dashed") : drawArrow([x, start, x, end]);
  return arrow ? line + drawText(arrow, { x: x + gap, y: (start + end) / 2, anchor: "start" }) : line;
}

export function drawContract(contract: ContractRoot): Picture {
  const count = (part: object | undefined, name: string) => [`${Object.keys(part ?? {}).length} ${name}`];
  const layers: Layer[] = [
    { boxes: [{ title: "openapi/petstore.yaml", notes: ["the only description of the API"], className: "main" }] },
    {
      arrow: "codegen",
      frame: "packages/contract",
      boxes: [
        { title: "Types", notes: count(contract.components?.schemas, "schemas") },
        { title: "Validators", notes: ["of each message"] },
        { title: "Routes", notes: count(documentedOperations(contract), "operations") },
        { title: "Limits", notes: count(contract["x-rate-limit-plans"], "plans, bans") },
        { title: "Errors", notes: count(contract["x-error-codes"], "codes") },
        { title: "Document", notes: ["with its examples"] },
      ],
    },
    {
      arrow: "import",
      frame: "Everything else",
      boxes: [
        { title: "Server", notes: ["SQLite, PostgreSQL"] },
        { title: "Client", notes: ["also for React"] },
        { title: "Docs", notes: ["reference, samples"] },
        { title: "Sandbox", notes: ["the store in memory"] },
        { title: "Mock", notes: ["the examples"] },
        { title: "Console", notes: ["a frontend"] },
      ],
    },
    {
      arrow: "test over HTTP",
      isUpwards: true,
      boxes: [{ title: "Contract tests", notes: ["read the document themselves"], className: "main" }],
    },
  ];
  return {
    title: "From the contract to everything else",
    text: joinSentences(
      "`codegen` turns `openapi/petstore.yaml` into types, validators, routes, limits and error codes.",
      "Server, client, docs, sandbox, mock and console import them. The contract tests read the document themselves.",
    ),
    draw: (width) => {
      const { height, shapes } = drawLayers(layers, width, 22);
      return { height, shapes: [...shapes, drawArrow([22, 26, 4, 26, 4, height - 26, 19, height - 26])] };
    },
  };
}

export function drawCluster(): Picture {
  const layers: Layer[] = [
    { boxes: [{ title: "Clients" }] },
    { boxes: [{ title: "nginx", notes: ["distributes and retries requests"] }] },
    {
      frame: "Servers without local data",
      boxes: [1, 2, 3, 4].map((number) => ({ title: `server-${number}` })),
    },
    {
      boxes: [
        { title: "PostgreSQL", notes: ["pets, orders, keys,", "idempotency records"], className: "main" },
        { title: "Redis or Valkey", notes: ["counts of requests,", "strikes and bans"], className: "main" },
      ],
    },
  ];
  return {
    title: "Several servers behind nginx",
    text: joinSentences(
      "nginx distributes the requests over servers without local data.",
      "PostgreSQL stores pets, orders, keys and idempotency records. Redis or Valkey counts requests, strikes and bans.",
    ),
    draw: (width) => drawLayers(layers, width),
  };
}

/** The checks of a request in their order, with the error codes of each. */
const checks: readonly (readonly [title: string, rule: string, codes: readonly string[]])[] = [
  ["Message", "well-formed", ["bad_request", "request_timeout", "headers_too_large"]],
  ["API key", "valid", ["missing_api_key", "invalid_api_key", "expired_api_key", "revoked_api_key"]],
  ["Rate limits", "not exhausted", ["key_banned", "rate_limit_exceeded", "daily_quota_exceeded"]],
  ["Route", "found, in scope", ["route_not_found", "method_not_allowed", "insufficient_scope"]],
  ["Input", "valid", ["unsupported_media_type", "payload_too_large", "malformed_json", "invalid_request"]],
  [
    "Data",
    "permit it",
    ["invalid_cursor", "pet_not_found", "pet_not_available", "idempotency_conflict", "precondition_failed"],
  ],
  ["Service", "available", ["service_unavailable", "internal_error"]],
];

export function drawLifecycle(contract: ContractRoot): Picture {
  const statuses = documentedOperations(contract).flatMap(({ responses }) => responses.map(([status]) => status));
  const success = [...new Set(statuses)].filter((status) => status < "400").toSorted();
  const describe = (code: string) => `${getErrorStatus(contract, code)} ${errorLink(code)}`;
  return {
    title: "The checks of a request, in their order",
    text: "The service checks a request in this order. The first check that fails ends the request with one of its errors. If the service itself fails, the request ends at any check.",
    items: checks.map(([title, rule, codes]) => `${title} ${rule}, else ${formatList(codes.map(describe))}`),
    draw: (width) => {
      const [columns, boxWidth, row] = [width > 500 ? 2 : 1, width > 500 ? 180 : 120, 20];
      const left = boxWidth + 34;
      let y = 0;
      const shapes = checks.flatMap(([title, rule, codes]) => {
        const rows = Math.ceil(codes.length / columns);
        const [top, height] = [y, Math.max(54, rows * row + 12)];
        const middle = top + height / 2;
        y += height + 26;
        const texts = codes.flatMap((code, index) => {
          const x = left + (index % columns) * ((width - left) / 2);
          const place = { y: middle + (Math.floor(index / columns) - (rows - 1) / 2) * row, anchor: "start" } as const;
          const status = String(getErrorStatus(contract, code));
          const statusText = drawText(status, { ...place, x, className: "code error title" });
          return [statusText, drawText(code, { ...place, x: x + 30, className: "code" })];
        });
        return [
          drawBox({ x: 0, y: top, width: boxWidth, height }, { title, notes: [rule] }),
          drawArrow([boxWidth + 3, middle, left - 8, middle], "error"),
          drawArrow([boxWidth / 2, top + height + 3, boxWidth / 2, y - 3]),
          ...texts,
        ];
      });
      const result = drawBox(
        { x: 0, y, width: boxWidth, height: 40 },
        { title: success.join(", "), className: "main" },
      );
      return { height: y + 40, shapes: [...shapes, result] };
    },
  };
}
