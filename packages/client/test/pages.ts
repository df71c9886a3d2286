import type { Answer, SeenRequest } from "./serve.ts";

/** Five entries on three pages, whose links stand among others. */
export function threePages({ url }: SeenRequest): Answer {
  const next = new URL(url, "http://store.test");
  const cursor = Number(next.searchParams.get("cursor"));
  if (cursor === 4) return { body: pets(5), headers: { Link: '</v1/pets>; rel="first"' } };
  next.searchParams.set("cursor", String(cursor + 2));
  const Link = `</docs>; rel="help"; title="a, b", <${next.pathname}${next.search}>; rel="next"`;
  return { body: pets(cursor + 1, cursor + 2), headers: { Link } };
}

/** A page that holds these ids. */
export function pets(...ids: number[]): string {
  return JSON.stringify(ids.map((id) => ({ id, name: "Rex", categoryId: 7 })));
}
