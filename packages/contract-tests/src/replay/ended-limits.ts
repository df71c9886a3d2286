import { contract } from "@animal-store/contract";
import { createAnswer, createHttpClient } from "../http/http-client.ts";
import type { Target } from "../target.ts";
import { type KnownLimit, shows } from "./known-limit.ts";

/** The limits that a target no longer shows: it answers otherwise than wrong, or a mended one otherwise than right. */
export async function endedLimits(limits: readonly KnownLimit[], target: Target): Promise<KnownLimit[]> {
  const service = await target.start("normal");
  const client = createHttpClient(new URL(service.baseUrl).origin);
  const ended: KnownLimit[] = [];
  try {
    const { key } = await service.createKey();
    for (const limit of limits) {
      const { method, path, body, headers } = limit.request;
      const all = Object.entries({ Authorization: `Bearer ${key}`, ...headers });
      const request = { method, target: contract.basePath + path, headers: all, ...(body !== undefined && { body }) };
      const answer = await client.send(request).catch(() => createAnswer(0, [], new Uint8Array()));
      if (!shows(answer, limit.mended ? limit.right : limit.wrong)) ended.push(limit);
    }
  } finally {
    client.close();
    await service.stop();
  }
  return ended;
}
