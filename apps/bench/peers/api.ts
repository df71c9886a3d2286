import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { PetStore } from "./pet-store.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

export interface ApiError {
  code: string;
  message: string;
  status: number;
}

const { API_KEY, DATABASE = "", DATABASE_URL, REDIS_URL } = process.env;

export const store: PetStore = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(DATABASE);

const limit = { points: 1_000_000_000, duration: 60 };
const limiter = REDIS_URL
  ? // Sends the commands of one event-loop iteration together.
    new RateLimiterRedis({ ...limit, storeClient: new Redis(REDIS_URL, { enableAutoPipelining: true }) })
  : new RateLimiterMemory(limit);

/** Authenticates a client and counts its request. @returns response headers, and the error of a rejected request */
export async function checkAccess(
  authorization: string | undefined,
): Promise<{ headers: Record<string, string>; error?: ApiError }> {
  const requestId = { "X-Request-Id": randomUUID() };
  if (authorization !== `Bearer ${API_KEY}`) {
    const code = authorization ? "invalid_api_key" : "missing_api_key";
    return {
      headers: { ...requestId, "WWW-Authenticate": "Bearer" },
      error: { code, message: "Send an API key.", status: 401 },
    };
  }
  const { remainingPoints, msBeforeNext } = await limiter.consume(authorization);
  return {
    headers: {
      ...requestId,
      "X-RateLimit-Limit": String(limit.points),
      "X-RateLimit-Remaining": String(remainingPoints),
      "X-RateLimit-Reset": String(Math.ceil(msBeforeNext / 1000)),
    },
  };
}

export const cacheHeaders = { "Cache-Control": "private, no-cache" };
export const deprecationHeaders = {
  Deprecation: "@1764892800",
  Sunset: "Thu, 05 Dec 2030 00:00:00 GMT",
  Link: '</docs/read-one-pet/#replace-getpet>; rel="deprecation"; type="text/html", </v1/pets>; rel="successor-version"',
};

/** Returns a page and its headers. An extra row means that another page follows, and adds a link to it. */
export async function listPage(query: { limit: number; cursor: number; status?: string | undefined }) {
  const { limit, cursor, status } = query;
  const rows = await store.list({ after: cursor, limit: limit + 1, status });
  const page = rows.slice(0, limit);
  if (rows.length <= limit) return { page, headers: cacheHeaders };
  const filter = status ? `&status=${status}` : "";
  const link = `</v1/pets?limit=${limit}${filter}&cursor=${page.at(-1)?.id}>; rel="next"`;
  return { page, headers: { ...cacheHeaders, Link: link } };
}
