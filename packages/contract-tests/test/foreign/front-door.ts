import type { FastifyReply, FastifyRequest } from "fastify";
import type { Callers } from "./callers.ts";
import { Refusal } from "./refusal.ts";
import { markDeprecated } from "./routes.ts";

const RESOURCES = [
  { pattern: /^\/v1\/(?:pets|store\/orders)$/, methods: ["GET", "HEAD", "OPTIONS", "POST"] },
  { pattern: /^\/v1\/pets\/[^/]+$/, methods: ["GET", "HEAD", "OPTIONS"] },
];

const EXPOSED =
  "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, RateLimit-Policy, RateLimit, X-Request-Id, ETag, " +
  "Cache-Control, Link, Idempotency-Replayed, Deprecation, Sunset, WWW-Authenticate, Retry-After, Allow";

/** What stands on every answer. */
export const ALWAYS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
};

const PREFLIGHT = {
  "access-control-allow-methods": "GET, HEAD, OPTIONS, POST",
  "access-control-allow-headers": "Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id",
  "access-control-max-age": "600",
};

/** The path of a request target, as it was sent. */
export const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === "OPTIONS" && headers.origin !== undefined && headers["access-control-request-method"] !== undefined;

const isJson = (contentType: string | undefined): boolean => {
  const [type, ...parameters] = (contentType ?? "").toLowerCase().split(";");
  const charsets = parameters.map((text) => text.trim().split("=")).filter(([name]) => name === "charset");
  return type?.trim() === "application/json" && charsets.every(([, value]) => /^"?utf-8"?$/.test(value ?? ""));
};

const quotaOf = (callers: Callers, request: FastifyRequest, now: number) => {
  try {
    const { quota, scopes } = callers.authenticate(request.headers.authorization, now);
    return { quota, scopes, unauthorized: undefined };
  } catch (unauthorized) {
    return { quota: callers.quotaOfAddress(request.ip, now), scopes: [] as readonly string[], unauthorized };
  }
};

const allowedMethods = (path: string): string[] => {
  const resource = RESOURCES.find(({ pattern }) => pattern.test(path));
  if (resource === undefined) throw new Refusal("route_not_found", `Nothing is found at ${path}.`);
  return resource.methods;
};

/** Answers or refuses what needs no body, in the documented order; true when the answer is sent. */
export const passFrontDoor = (callers: Callers, request: FastifyRequest, reply: FastifyReply, now: number): boolean => {
  const { method, headers } = request;
  reply.headers({ ...ALWAYS, "x-request-id": request.id, vary: "Origin" });
  if (headers.origin !== undefined && callers.mayComeFrom(headers.origin)) {
    reply.header("access-control-allow-origin", headers.origin);
    reply.header("access-control-expose-headers", EXPOSED);
  }
  const path = pathOf(request.url);
  if (!/^\/v1(?:\/|$)/.test(path)) throw new Refusal("route_not_found", `Nothing is found at ${path}.`);
  reply.headers(callers.quotaOfAddress(request.ip, now).headers(now));
  if (request.raw.httpVersion === "1.1" && headers.host === undefined) {
    throw new Refusal("bad_request", "An HTTP/1.1 request names its host.");
  }
  if (request.raw.rawHeaders.filter((text, at) => at % 2 === 0 && /^authorization$/i.test(text)).length > 1) {
    throw new Refusal("bad_request", "A request carries one key.");
  }
  if (/%(?![0-9a-f]{2})/i.test(request.url)) {
    throw new Refusal("bad_request", "The target of a request is percent-encoded.");
  }
  if (isPreflight(request)) {
    reply.headers(PREFLIGHT).code(204).send();
    return true;
  }
  const { quota, scopes, unauthorized } = quotaOf(callers, request, now);
  const overLimit = quota.take(now);
  reply.headers(quota.headers(now));
  if (overLimit !== undefined) throw overLimit;
  if (unauthorized !== undefined) throw unauthorized;
  const methods = allowedMethods(path);
  const allow = { allow: methods.join(", ") };
  if (!methods.includes(method)) {
    throw new Refusal("method_not_allowed", `${path} does not take ${method}.`, allow);
  }
  if (method === "OPTIONS") {
    reply.headers(allow).code(204).send();
    return true;
  }
  const scope = method === "POST" ? "write" : "read";
  if (!scopes.includes(scope)) {
    if (/^\/v1\/pets\/[^/]+$/.test(path)) markDeprecated(reply);
    throw new Refusal("insufficient_scope", `Your key needs the scope ${scope}.`, {
      "www-authenticate": `Bearer error="insufficient_scope", scope="${scope}"`,
    });
  }
  if (method === "POST" && (!isJson(headers["content-type"]) || headers["content-encoding"] !== undefined)) {
    throw new Refusal("unsupported_media_type", "Only application/json in UTF-8, not encoded, is taken here.");
  }
  return false;
};
