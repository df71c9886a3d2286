import assert from "node:assert/strict";
import { isNode } from "@animal-store/openapi-document";
import type { Operation } from "../document.ts";
import type { HttpResponse } from "../http/http-client.ts";
import { tryParse } from "../validate-response.ts";
import type { PlatformDocument } from "./platform-document.ts";
import type { CallOptions, ScenarioContext } from "./scenario.ts";

/** A path that no document describes. */
export const unknownPath = "/unknown-path-of-the-tests";

/** Returns the member `code` of an error. */
export function errorCode({ bodyText }: HttpResponse): string | undefined {
  const body = tryParse(bodyText);
  return isNode(body) && typeof body.code === "string" ? body.code : undefined;
}

/** @param status undefined for any success */
export function expectStatus(response: HttpResponse, status: number | undefined): HttpResponse {
  if (status === undefined) {
    assert(response.status >= 200 && response.status < 300, `Expected a success, got ${response.status}`);
    return response;
  }
  const message = `Expected ${status}, got ${response.status}: ${response.bodyText.slice(0, 500)}`;
  assert.equal(response.status, status, message);
  return response;
}

/** Asserts the status of an error code, and the code if the error has one. */
export function expectCode({ platform }: ScenarioContext, response: HttpResponse, code: string): HttpResponse {
  expectStatus(response, platform.statusOf(code));
  if (platform.hasCode(code)) assert.equal(errorCode(response) ?? code, code);
  return response;
}

/** The status is undefined if the document has a range of statuses. */
export function expectSuccess({ id, responses }: Operation): { operation: string; status?: number } {
  const status = Number(responses.find((entry) => entry.status.startsWith("2"))?.status);
  return { operation: id, ...(status > 0 && { status }) };
}

/** @param operation `unrouted` for requests that match no operation */
export function expectError(platform: PlatformDocument, operation: string, code: string) {
  return { operation, status: platform.statusOf(code), code };
}

/** Returns a valid request, for entries that no other scenario uses. @param variant a name for other values */
export async function validRequest(
  { requests }: ScenarioContext,
  operation: Operation,
  variant?: string,
): Promise<CallOptions> {
  return { values: await requests.resources.createRequest(operation, { isFresh: true, ...(variant && { variant }) }) };
}

/** Returns the elements of a header that is a list, without the blanks around them. */
export function parseList({ headers }: HttpResponse, name: string): string[] {
  return (headers.get(name) ?? "").split(",").map((element) => element.trim());
}

export function sendProbe(context: ScenarioContext, key: string | null = context.key): Promise<HttpResponse> {
  return context.call(context.platform.probe.id, { key });
}

/** Sends concurrent requests. */
export function sendConcurrently(context: ScenarioContext, key: string | null, count: number): Promise<HttpResponse[]> {
  return Promise.all(Array.from({ length: count }, () => sendProbe(context, key)));
}
