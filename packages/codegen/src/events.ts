import type { Schema } from "./document.ts";
import type { Part } from "./findings.ts";
import { assertNoBytes, listAlternatives } from "./schema.ts";

/** How the events of `text/event-stream` carry the values that the schema describes. */
export interface EventsEntry {
  /** The format of the field `data`. */
  data: "json" | "text";
  /** True if the schema describes the whole event, with its fields `event`, `data`, `id` and `retry`. */
  isEnvelope?: true;
  /** The values of `event` whose `data` is text, if that of others is JSON. */
  textEvents?: unknown[];
}

const eventFields = ["event", "data", "id", "retry"];

/** OpenAPI 3.1 does not define the schema of a stream. It describes one event: its data, or all of its fields. */
export function toEventsEntry(part: Part, schema: Schema | boolean | undefined): EventsEntry {
  const { document } = part;
  assertNoBytes(part, "events", schema);
  if (schema === undefined) return { data: "text" };
  const events = listAlternatives(document, schema);
  if (!events.every(isWholeEvent)) return { data: events.every(isText) ? "text" : "json" };
  const textEvents = events.filter((event) => listAlternatives(document, getField(event, "data")).every(isText));
  if (textEvents.length === 0 || textEvents.length === events.length)
    return { data: textEvents.length === 0 ? "json" : "text", isEnvelope: true };
  const jsonEvents = events.filter((event) => !textEvents.includes(event));
  const textNames = textEvents.flatMap(listNames);
  const jsonNames = jsonEvents.flatMap(listNames);
  if (textNames.includes(undefined) || jsonNames.some((name) => textNames.includes(name)))
    part.reject(
      "has events with text and with JSON in data, and event does not distinguish them. Give event a different const in each.",
    );
  return { data: "json", isEnvelope: true, textEvents: textNames };

  function listNames(event: Schema): unknown[] {
    const names = listAlternatives(document, getField(event, "event"));
    return names.flatMap(({ const: value, enum: values = [value] }) => values as unknown[]);
  }
}

function isWholeEvent({ type = "object", properties = {} }: Schema): boolean {
  const names = Object.keys(properties as object);
  return type === "object" && names.includes("data") && names.every((name) => eventFields.includes(name));
}

function getField({ properties }: Schema, name: string): unknown {
  return (properties as Record<string, unknown>)[name];
}

function isText({ type }: Schema): boolean {
  return type === "string";
}
