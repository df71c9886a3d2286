import { type EventLimits, readEventBytes } from "@animal-store/conformance";

export { type EventLimits, parseEvents, type StreamEvent } from "@animal-store/conformance";
export type { AnyDocument } from "./document/alternatives.ts";
export { createFormCases, type FormCase } from "./inputs/form-cases.ts";
export { createEventValidator } from "./response-validator/validate-events.ts";

/** Reads the first events of a response as text, then cancels the request. The stream can be endless. */
export async function readEvents(response: Response, limits?: EventLimits): Promise<string> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const chunks = {
    async *[Symbol.asyncIterator]() {
      for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
    },
  };
  const bytes = await readEventBytes(chunks, () => void reader.cancel().catch(() => {}), limits);
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
