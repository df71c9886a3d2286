import type { Content, MediaType, OpenApiDocument, Operation, PathItem, Reference } from "./document.ts";
import { locateOperations, type RequestBody, type Response, resolve } from "./document.ts";

export type Direction = "request" | "response";

/**
 * Returns the media types of all bodies, with their names. Requests of webhooks and callbacks count as responses, because the
 * application sends them.
 */
export function listContents(document: OpenApiDocument): Record<Direction, Map<MediaType, string>> {
  const found = { request: new Map<MediaType, string>(), response: new Map<MediaType, string>() };
  addItems(document.paths ?? {}, "request");
  addItems(document.webhooks ?? {}, "response");
  addResponses(document["x-unrouted-responses"] as Operation["responses"], "response");
  return found;

  function addItems(items: Record<string, PathItem>, direction: Direction): void {
    for (const { operation } of locateOperations(Object.entries(items))) {
      if (operation.requestBody) addContent(resolve<RequestBody>(document, operation.requestBody).content, direction);
      addResponses(operation.responses, direction === "request" ? "response" : "request");
      if (direction === "request")
        for (const callback of Object.values(operation.callbacks ?? {}))
          addItems(resolve<Record<string, PathItem>>(document, callback as unknown as Reference), "response");
    }
  }

  function addResponses(responses: Operation["responses"] = {}, direction: Direction): void {
    for (const reference of Object.values(responses))
      addContent(resolve<Response>(document, reference)?.content, direction);
  }

  function addContent(content: Content = {}, direction: Direction): void {
    for (const [name, media] of Object.entries(content)) found[direction].set(media, name);
  }
}
