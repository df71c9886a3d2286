import type { Fault } from "../fault.ts";
import { withHeader } from "../plant/change-answers.ts";
import { operationOf } from "../plant/operation-of.ts";
import { behaviour, otherAnswers, otherRequests, otherStores, withUrl } from "./behaviour.ts";

/** What a list may show, and where its pages begin. */
export const pagingFaults: readonly Fault[] = [
  ...[1, -1].flatMap((step) =>
    (["pets", "orders"] as const).map((store) =>
      behaviour(
        `a page of ${store} ${step > 0 ? "skips" : "repeats"} an entry`,
        [store === "pets" ? "paging/listPets/every-entry-once" : "paging/listOrders"],
        () =>
          otherStores((stores) => ({
            [store]: {
              ...stores[store],
              list: (page: Parameters<typeof stores.pets.list>[0]) =>
                stores[store].list({ ...page, after: page.after > 0 ? page.after + step : 0 }),
            },
          })),
      ),
    ),
  ),
  behaviour("pets come in descending order", ["inputs/createPet/valid", "paging/listPets"], () =>
    otherStores(({ pets }) => ({ pets: { ...pets, list: async (page) => (await pets.list(page)).reverse() } })),
  ),
  behaviour("orders come in descending order", ["inputs/createOrder", "paging/listOrders"], () =>
    otherStores(({ orders }) => ({ orders: { ...orders, list: async (page) => (await orders.list(page)).reverse() } })),
  ),
  behaviour("a full page never has a next one", ["paging/listPets/default"], () =>
    otherStores(({ pets }) => ({ pets: { ...pets, list: (page) => pets.list({ ...page, limit: page.limit - 1 }) } })),
  ),
  behaviour("a last page that is full has a next one", ["paging/listPets/exactly-full"], () =>
    otherStores(({ pets }) => ({
      pets: {
        ...pets,
        list: async (page) => {
          const found = await pets.list(page);
          const last = found.at(-1);
          return last && found.length === page.limit - 1 ? [...found, last] : found;
        },
      },
    })),
  ),
  behaviour("a page is one entry short", ["paging/listPets/every-entry-once"], () =>
    otherAnswers((answer, request) =>
      operationOf(request) === "listPets" && answer.headers.has("link")
        ? { ...answer, text: answer.text.replace(/,\{[^{}]*\}\]$/, "]") }
        : answer,
    ),
  ),
  behaviour("the filter is ignored", ["inputs/listPets/query status"], () =>
    otherStores(({ pets }) => ({ pets: { ...pets, list: (page) => pets.list({ ...page, status: undefined }) } })),
  ),
  behaviour("the filter lets pets without a status pass", ["inputs/listPets/query status"], () =>
    otherStores(({ pets }) => ({
      pets: {
        ...pets,
        list: async ({ status, after, limit }) =>
          (await pets.list({ status: undefined, after, limit: 1_000_000 }))
            .filter((pet) => pet.status === undefined || status === undefined || pet.status === status)
            .slice(0, limit),
      },
    })),
  ),
  behaviour("pets without a status are listed nowhere", ["inputs/createPet/valid", "paging/listPets"], () =>
    otherStores(({ pets }) => ({
      pets: { ...pets, list: async (page) => (await pets.list(page)).filter((pet) => pet.status !== undefined) },
    })),
  ),
  behaviour("the next page forgets the filter", ["paging/keeps-filter"], () =>
    otherAnswers((answer) => {
      const link = answer.headers.get("link");
      return link === null ? answer : withHeader(answer, "link", link.replace(/&status=\w+/, ""));
    }),
  ),
  behaviour("the next page forgets the limit", ["paging/listPets/every-entry-once"], () =>
    otherAnswers((answer) => {
      const link = answer.headers.get("link");
      return link === null ? answer : withHeader(answer, "link", link.replace(/limit=\d+&/, ""));
    }),
  ),
  behaviour("a cursor is accepted under another filter", ["paging/another-filter"], () =>
    otherRequests((request) =>
      rewriteCursor(
        request,
        (list) => list,
        () => new URL(request.url).searchParams.get("status"),
      ),
    ),
  ),
  behaviour("a cursor of the pets is accepted for the orders", ["paging/another-operation"], () =>
    otherRequests((request) =>
      rewriteCursor(
        request,
        () => operationOf(request),
        (filter) => filter,
      ),
    ),
  ),
  behaviour("a cursor that was never issued begins anew", ["inputs/listPets/query cursor"], () =>
    otherRequests((request) =>
      withUrl(request, (url) => {
        const cursor = url.searchParams.get("cursor");
        if (cursor !== null && !decoded(cursor)) url.searchParams.delete("cursor");
      }),
    ),
  ),
  behaviour("a cursor works with its own limit only", ["paging/listPets/another-limit"], () =>
    otherRequests((request) =>
      withUrl(request, (url) => {
        if (url.searchParams.has("cursor") && url.searchParams.get("limit") === "5") url.searchParams.set("limit", "2");
      }),
    ),
  ),
];

function rewriteCursor(
  request: Request,
  list: (list: string) => string,
  filter: (filter: string) => string | null,
): Request {
  const cursor = new URL(request.url).searchParams.get("cursor") ?? "";
  const parts = decoded(cursor);
  if (!parts) return request;
  const status = filter(parts[1].replace("status=", ""));
  const text = `${list(parts[0])}:${status ? `status=${status}` : ""}:${parts[2]}`;
  return withUrl(request, (url) => url.searchParams.set("cursor", Buffer.from(text).toString("base64url")));
}

function decoded(cursor: string): [list: string, filter: string, after: string] | undefined {
  const [, list, filter, after] = /^(\w+):([^:]*):(\d+)$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return list !== undefined && filter !== undefined && after !== undefined ? [list, filter, after] : undefined;
}
