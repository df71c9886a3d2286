import {
  type ContractRoot,
  formatDuration,
  getByPath,
  getErrorStatus,
  getOperation,
  toRequestLine,
} from "../contract-document.ts";
import { errorLink } from "../reference/links.ts";
import { drawArrow, drawBox, drawPolyline, drawText } from "./drawing.ts";
import { formatList, joinSentences } from "./markdown.ts";
import type { Picture } from "./pictures.ts";

export function drawStatuses(contract: ContractRoot): Picture {
  const schemas = ["components", "schemas"];
  const statuses = getByPath(contract, [...schemas, "PetStatus", "enum"]) as string[];
  const orderStatuses = getByPath(contract, [...schemas, "Order", "properties", "status", "enum"]) as string[];
  const [free, placed] = [["no status", "available"], formatList(orderStatuses)];
  const taken = statuses.filter((status) => !free.includes(status));
  const code = "pet_not_available";
  const error = `${getErrorStatus(contract, code)} ${code}`;
  const [reserved] = taken;
  return {
    title: "The statuses of pets and orders",
    text: joinSentences(
      `\`createPet\` sets any status, or none. \`createOrder\` changes a pet without a status or with \`available\` to \`${reserved}\`, and creates an order with the status \`${placed}\`.`,
      `For a pet that is ${formatList(taken.map((status) => `\`${status}\``))}, it returns ${getErrorStatus(contract, code)} ${errorLink(code)}.`,
    ),
    draw: (width) => {
      const [boxWidth, height, inset] = [width > 500 ? 160 : 100, 40, 16];
      const [right, end, bend] = [width - 40 - boxWidth, width - inset, inset + boxWidth + 14];
      const toMiddle = (index: number) => 64 + index * 54;
      const box = (x: number, middle: number, title: string, className = "") =>
        drawBox({ x, y: middle - height / 2, width: boxWidth, height }, { title, className });
      const errorY = toMiddle(taken.length) - 4;
      const [petBottom, orderMiddle] = [errorY + 24, errorY + 68];
      const label = { x: (inset + boxWidth + right) / 2, className: "code" };
      return {
        height: orderMiddle + 32,
        shapes: [
          drawBox({ x: 0, y: 0, width, height: petBottom }, { className: "frame" }),
          drawText("Pet", { x: inset, y: 20, anchor: "start", className: "title" }),
          ...free.map((status, index) => box(inset, toMiddle(index), status)),
          ...taken.map((status, index) => box(right, toMiddle(index), status, index === 0 ? "main" : "")),
          drawPolyline([inset + boxWidth, toMiddle(1), bend, toMiddle(1), bend, toMiddle(0)]),
          drawArrow([inset + boxWidth, toMiddle(0), right - 3, toMiddle(0)]),
          drawText("createOrder", { ...label, y: toMiddle(0) - 12 }),
          ...taken.map((_, index) => drawPolyline([right + boxWidth, toMiddle(index), end, toMiddle(index)], "error")),
          drawArrow([end, toMiddle(0), end, errorY, right + boxWidth - 2, errorY], "error"),
          drawText(`createOrder: ${error}`, {
            x: right + boxWidth - 8,
            y: errorY,
            anchor: "end",
            className: "code error",
          }),
          drawBox({ x: 0, y: orderMiddle - 32, width, height: 64 }, { className: "frame" }),
          drawText("Order", { x: inset, y: orderMiddle, anchor: "start", className: "title" }),
          drawArrow([inset + 52, orderMiddle, right - 3, orderMiddle]),
          drawText("createOrder", { ...label, y: orderMiddle - 12 }),
          box(right, orderMiddle, placed, "main"),
        ],
      };
    },
  };
}

export function drawPagination(contract: ContractRoot): Picture {
  const [list, create] = [toRequestLine(contract, "listPets"), toRequestLine(contract, "createPet")];
  const [limit, count] = [2, 6];
  const steps = [
    { request: `${list}?limit=${limit}`, note: "Link with cursor", page: 0 },
    { request: create, note: "adds a pet" },
    { request: "GET the link", note: "Link with cursor", page: 1 },
    { request: "GET the link", note: "last page", page: 2 },
  ];
  return {
    title: "Three pages, with a new pet in between",
    text: `The first page has the pets 1 and 2. Its cursor marks the position after pet 2. Then a client adds pet ${count}. The next page has the pets 3 and 4, and the last page has 5 and ${count}. No pet is skipped or repeated.`,
    draw: (width) => {
      const isWide = width > 500;
      const [left, top, row] = isWide ? [190, 0, 62] : [0, 24, 84];
      const [tile, height, space] = [(width - left + 10) / count, 38, 10];
      const toY = (step: number) => top + step * row;
      const shapes = steps.flatMap(({ request, note, page }, step) => {
        const y = toY(step);
        const tiles = Array.from({ length: step === 0 ? count - 1 : count }, (_, index) => {
          const place = { x: left + index * tile, y, width: tile - space, height };
          const isInPage = Math.floor(index / limit) === page;
          const isNew = page === undefined && index === count - 1;
          return drawBox(place, { title: `${index + 1}`, className: isInPage || isNew ? "main" : "" });
        });
        const next = page === undefined ? -1 : steps.findIndex((each) => each.page === page + 1);
        const cursorX = left + ((page ?? 0) + 1) * limit * tile - space / 2;
        const notePlace = isWide ? { x: 0, y: y + 28 } : { x: width, y: y - 14, anchor: "end" as const };
        return [
          drawText(request, { x: 0, y: isWide ? y + 10 : y - 14, anchor: "start", className: "code" }),
          drawText(note, { anchor: "start", ...notePlace }),
          ...tiles,
          next < 0 ? "" : drawArrow([cursorX, y + 4, cursorX, toY(next) + height / 2], "main"),
        ];
      });
      return { height: toY(steps.length - 1) + height, shapes };
    },
  };
}

type Step = {
  readonly from: "client" | "service";
  /** Above and below an arrow, or in a box without an arrow. */
  readonly lines: readonly [string, string];
  readonly kind: "request" | "main" | "error" | "lost" | "note";
};

export function drawIdempotency(contract: ContractRoot): Picture {
  const { responses } = getOperation(contract, "createOrder", "picture");
  const [created = ""] = responses.map(([status]) => status).toSorted();
  const request = toRequestLine(contract, "createOrder");
  const stored = formatDuration(Number(getByPath(contract, ["x-idempotency", "keptSeconds"])));
  const [code, key] = ["idempotency_conflict", "Idempotency-Key: 9f4a"];
  const conflict = String(getErrorStatus(contract, code));
  const steps: Step[] = [
    { from: "client", kind: "request", lines: [request, key] },
    { from: "service", kind: "note", lines: ["creates the order,", `stores it for ${stored}`] },
    { from: "service", kind: "lost", lines: [created, "the response is lost"] },
    { from: "client", kind: "request", lines: [request, key] },
    { from: "service", kind: "note", lines: ["finds the result,", "creates nothing"] },
    { from: "service", kind: "main", lines: [created, "Idempotency-Replayed: true"] },
    { from: "client", kind: "request", lines: ["another body", key] },
    { from: "service", kind: "error", lines: [conflict, code] },
  ];
  return {
    title: "A retry after a lost response",
    text: joinSentences(
      `The client sends an \`Idempotency-Key\`. The service creates the order, and stores the response for ${stored}. The response is lost, so the client sends the same request again.`,
      `It gets the stored response ${created}, with \`Idempotency-Replayed: true\`. The same key with another body gets ${conflict} ${errorLink(code)}.`,
    ),
    draw: (width) => {
      const [headWidth, head, row, noteWidth] = [90, 36, 56, 160];
      const [client, service] = [headWidth / 2, width - headWidth / 2];
      const height = head + steps.length * row + 4;
      const shapes = steps.flatMap(({ from, lines, kind }, index) => {
        const y = head + 32 + index * row;
        if (kind === "note")
          return drawBox({ x: width - noteWidth, y: y - 23, width: noteWidth, height: 46 }, { notes: lines });
        const [start, target] = from === "client" ? [client + 3, service - 3] : [service - 3, client + 3];
        const middle = width / 2;
        const isLost = kind === "lost";
        const toCross = (offset: number, index: number) => offset + (index % 2 === 0 ? middle : y);
        return [
          isLost ? drawPolyline([start, y, middle, y], "error dashed") : drawArrow([start, y, target, y], kind),
          isLost ? drawPolyline([-7, -7, 7, 7, 0, 0, -7, 7, 7, -7].map(toCross), "error") : "",
          drawText(lines[0], { x: middle, y: y - 15, className: `code title ${kind}` }),
          drawText(lines[1], { x: middle, y: y + 15, className: isLost ? "" : "code" }),
        ];
      });
      const lines = [client, service].map((x) => drawPolyline([x, head, x, height], "lifeline"));
      const heads = ["Client", "Service"].map((title, index) =>
        drawBox({ x: index * (width - headWidth), y: 0, width: headWidth, height: head }, { title }),
      );
      return { height, shapes: [...lines, ...heads, ...shapes] };
    },
  };
}

const plan = "free";

/** The facts of the picture: a client exhausts the limit of a minute, waits too briefly, and is banned. Times in seconds. */
export function toLimitScenario({ "x-rate-limit-plans": plans, "x-ban": ban }: ContractRoot) {
  const { perMinute, perDay } = plans?.[plan] ?? {};
  if (!ban || !perMinute || !perDay) throw new Error(`The picture needs x-ban and the limits of the plan ${plan}.`);
  const exhaustedAt = 20;
  const interval = 2 * ban.graceSeconds;
  const bannedAt = exhaustedAt + ban.strikes * interval;
  return { ...ban, perMinute, perDay, exhaustedAt, interval, bannedAt, wait: 60 - exhaustedAt };
}

export function drawRateLimits(contract: ContractRoot): Picture {
  const { perMinute, perDay, exhaustedAt, wait, interval, strikes, bannedAt, seconds } = toLimitScenario(contract);
  const [limit, ban] = ["rate_limit_exceeded", "key_banned"];
  const status = getErrorStatus(contract, limit);
  const day = perDay.toLocaleString("en-US");
  return {
    title: "Two windows, a 429, strikes and a ban",
    text: joinSentences(
      `A key of the plan \`${plan}\` sends ${perMinute} requests in ${exhaustedAt} s. The next one gets ${status} ${errorLink(limit)} with \`Retry-After: ${wait}\`. A client that waits can send ${perMinute} more in the next minute, and ${day} in a day.`,
      `A client that sends a request every ${interval} s instead gets ${strikes} strikes, and then ${getErrorStatus(contract, ban)} ${errorLink(ban)} for ${seconds} s.`,
    ),
    draw: (width) => {
      const [end, height, axis] = [width - 24, 26, 250];
      const toX = (time: number) => (time / 120) * (width - 100);
      const bar = (from: number, to: number, y: number, title: string, className: string) =>
        drawBox({ x: from, y, width: to - from, height }, { title, className });
      const exhausted = toX(exhaustedAt);
      const lanes = (["The client waits", "The client continues"] as const).flatMap((title, index) => {
        const y = 122 + index * 88;
        return [
          drawText(title, { x: 0, y: y - 34, anchor: "start", className: "title" }),
          bar(0, exhausted - 3, y, String(perMinute), "main"),
          drawPolyline([exhausted + 1, y - 3, exhausted + 1, y + height + 3], "error"),
          drawText(String(status), { x: exhausted + 1, y: y - 13, className: "code error title" }),
        ];
      });
      const ticks = Array.from({ length: strikes }, (_, index) => toX(exhaustedAt + (index + 1) * interval));
      const times = [
        [0, 0, "start"],
        [60, toX(60), "middle"],
        [120, toX(120), "middle"],
        [bannedAt + seconds, end, "end"],
      ] as const;
      return {
        height: axis + 24,
        shapes: [
          bar(0, width, 0, `day: ${day} requests`, "frame"),
          bar(0, toX(60) - 3, 34, `minute: ${perMinute}`, "frame"),
          bar(toX(60) + 3, toX(120) - 3, 34, `minute: ${perMinute}`, "frame"),
          bar(toX(120) + 3, width, 34, "…", "frame"),
          ...lanes,
          drawArrow([exhausted + 5, 135, toX(60) - 3, 135], "dashed"),
          drawText(`wait ${wait} s`, { x: (exhausted + toX(60)) / 2 + 4, y: 119 }),
          bar(toX(60) + 1, toX(60 + exhaustedAt), 122, String(perMinute), "main"),
          ...ticks.map((x) => drawPolyline([x, 214, x, 232], "error")),
          drawText(`${strikes} strikes`, { x: exhausted + 22, y: 197, anchor: "start" }),
          bar(toX(bannedAt) + 4, end, 210, `${ban}: ${seconds} s`, "error"),
          drawPolyline([0, axis, width, axis]),
          ...[223, axis].map((y) => drawText("//", { x: end - 32, y, className: "title" })),
          ...times.map(([time, x, anchor]) =>
            drawText(formatTime(time), { x, y: axis + 16, anchor, className: "code" }),
          ),
        ],
      };
    },
  };
}

/** Formats seconds as `m:ss`. */
function formatTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
