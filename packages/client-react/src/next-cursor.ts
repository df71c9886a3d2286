import type { operations } from "@animal-store/contract";

const cursor = "cursor" satisfies keyof NonNullable<operations["listPets"]["parameters"]["query"]>;

/** The cursor in the `Link` to the next page (RFC 8288), or undefined where the list ends. */
export function nextCursor(headers: Headers): string | undefined {
  const target = /<([^>]*)>\s*;\s*rel="?next"?/i.exec(headers.get("Link") ?? "")?.[1];
  if (target === undefined) return undefined;
  // Only the query counts, so that a relative reference needs no base of its own.
  return new URL(target, "http://localhost").searchParams.get(cursor) ?? undefined;
}
