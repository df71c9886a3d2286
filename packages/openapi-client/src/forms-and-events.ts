import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { describeResponse } from "./api-error.ts";
import type { CallContent, EventFormat } from "./calls.ts";
import { toEssence } from "./headers.ts";

type Init = { body?: unknown; headers?: Record<string, unknown> | Headers; [option: string]: unknown };

/** The part of a client for content that is not JSON. */
export type ContentLayer = typeof formsAndEvents;

/**
 * Sends forms, text and bytes, and reads events. Pass it as `content` to a client whose contract has them. Objects in a multipart form
 * become JSON parts. Members that are null are omitted, because a form cannot contain null.
 * @example
 * ```ts
 * const gallery = createApiClient<Gallery>(calls, { baseUrl, apiKey: false, content: formsAndEvents });
 *
 * await gallery.addPicture({ title: "Sunflowers", file });
 * const { data } = await gallery.watchChanges();
 * for await (const { event, data: change } of data ?? []) console.log(event, change);
 * ```
 */
export const formsAndEvents = { withBody, readContent, hasEvents } as const;

/** Returns the options of openapi-fetch that serialize a body. */
function withBody(content: CallContent, init: Init): Init {
  const defaultType = content.body;
  if (!defaultType || init.body === undefined || init.bodySerializer) return init;
  const headers: Record<string, unknown> = Object.fromEntries(
    init.headers instanceof Headers ? init.headers : Object.entries(init.headers ?? {}),
  );
  const typeHeader = Object.keys(headers).find((name) => name.toLowerCase() === "content-type") ?? "Content-Type";
  const type = String(headers[typeHeader] ?? defaultType);
  return {
    ...init,
    bodySerializer: (body: object) => serializeBody(type, body, content),
    // The runtime adds the type of a multipart form with its boundary, and that of a Blob for a range such as `image/*`.
    headers: { ...headers, [typeHeader]: isMultipart(type) || type.endsWith("/*") ? null : type },
  };
}

function isMultipart(type: string): boolean {
  return /^multipart\//i.test(type);
}

/** Returns the events of a response, or the text of another response. */
function readContent(content: CallContent, response: Response, data: unknown): unknown {
  const { events } = content;
  if (!events || !response.ok || !response.body) return data;
  return hasEvents(content, response) ? iterateEvents(response, events) : response.text();
}

function hasEvents(content: CallContent | undefined, { headers }: Response): boolean {
  return content?.events !== undefined && toEssence(headers.get("Content-Type")) === "text/event-stream";
}

function isJsonType(type: string): boolean {
  return /[/+]json$/.test(toEssence(type));
}

function serializeBody(type: string, body: object, { parts = {}, deepObjects = {} }: CallContent): unknown {
  if (body instanceof Blob || ArrayBuffer.isView(body)) return body;
  if (isJsonType(type)) return stringifyJson(body);
  if (!isMultipart(type) && toEssence(type) !== "application/x-www-form-urlencoded") return body;
  if (body instanceof FormData || body instanceof URLSearchParams) return body;
  const form = new FormData();
  const query = new URLSearchParams();
  const deepType = Object.keys(deepObjects).find((each) => toEssence(each) === toEssence(type));
  const deepFields = deepObjects[deepType ?? ""] ?? [];
  for (const [name, value] of Object.entries(body).flatMap((entry) => expandObject(entry, deepFields))) {
    const partType = Object.hasOwn(parts, name) ? parts[name] : undefined;
    const isJson = isJsonType(partType ?? "") && !(value instanceof Blob);
    for (const item of isJson ? [value] : [value].flat()) {
      if (item === undefined || item === null) continue;
      if (!isMultipart(type)) query.append(name, isJson ? stringifyJson(item) : String(item));
      else if (item instanceof Blob) appendFile(form, name, item, partType);
      else if (isJson || typeof item === "object")
        form.append(name, new Blob([stringifyJson(item)], { type: partType ?? "application/json" }));
      else form.append(name, String(item));
    }
  }
  return isMultipart(type) ? form : query;
}

/** Returns the members of an object with style deepObject under their names, such as `meta[key]`. */
function expandObject([name, value]: [string, unknown], deepFields: readonly string[]): [string, unknown][] {
  if (!deepFields.includes(name) || typeof value !== "object" || value === null) return [[name, value]];
  return Object.entries(value).map(([key, member]) => [`${name}[${key}]`, member]);
}

function appendFile(form: FormData, field: string, file: Blob, type: string | undefined): void {
  const { name = "blob" } = file as Partial<File>;
  form.append(field, file.type || !type ? file : new Blob([file], { type }), name);
}

type StreamEvent = { event?: string; data?: string; id?: string; retry?: number };

/** Parses the events of a response (HTML standard, section 9.2.6). The end of the iteration cancels the request. */
async function* iterateEvents(response: Response, format: EventFormat): AsyncGenerator<unknown, void, undefined> {
  const reader = (response.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
  let event: StreamEvent = {};
  let lastLine = "";
  let endsWithCr = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // An event without its final blank line is discarded (HTML, section 9.2.6).
      if (done) return;
      // CRLF can be split between two chunks.
      const [firstPart = "", ...lines] = (endsWithCr ? value.replace(/^\n/, "") : value).split(/\r\n|\n|\r/);
      endsWithCr = value.endsWith("\r");
      lines.unshift(lastLine + firstPart);
      lastLine = lines.pop() as string;
      for (const line of lines) {
        if (line !== "") readField(event, line);
        else {
          const { data } = event;
          if (data === "[DONE]" && format.data === "json" && !format.isEnvelope) return;
          if (data !== undefined) yield toItem(response, format, { ...event, data });
          event = {};
        }
      }
    }
  } finally {
    await reader.cancel();
  }
}

function readField(event: StreamEvent, line: string): void {
  const [, name, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
  if (name === "data") event.data = event.data === undefined ? value : `${event.data}\n${value}`;
  else if (name === "event" || (name === "id" && !value.includes("\0"))) event[name] = value;
  else if (name === "retry" && /^\d+$/.test(value)) event.retry = Number(value);
}

function toItem(
  response: Response,
  { data: format, isEnvelope, textEvents }: EventFormat,
  event: StreamEvent & { data: string },
): unknown {
  const isText = format === "text" || textEvents?.includes(event.event);
  const data = isText ? event.data : parseData(response, event.data);
  return isEnvelope ? { ...event, data } : data;
}

function parseData(response: Response, data: string): unknown {
  try {
    return parseJson(data);
  } catch (cause) {
    throw new SyntaxError(
      `${describeResponse(response)} with an event whose data is not JSON: ${data.slice(0, 80)}. Check for a proxy.`,
      { cause },
    );
  }
}
