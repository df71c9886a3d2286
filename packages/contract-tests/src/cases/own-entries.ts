import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { OperationId } from "@animal-store/contract";
import type { Answer } from "../http/answer.ts";
import type { CaseContext } from "../runner/case-context.ts";
import type { Service } from "../target.ts";
import { idsOf, nextCursor, nextQuery, walkPages } from "./steps.ts";

type Id = number | bigint;
type QueryByList = Map<string, string>;

// Lists grow at their end: what an earlier case has passed by, no later one need read again.
const lastPages = new WeakMap<Service, QueryByList>();
const beginnings = new WeakMap<CaseContext, QueryByList>();

/**
 * The last pages of a list, with everything that the case has added to it.
 * @param filter what the query has beside limit and cursor: `status=sold`
 */
export async function latestPages(
  context: CaseContext,
  operation: OperationId,
  filter = "",
): Promise<[Answer, ...Answer[]]> {
  const list = `${operation}?${filter}`;
  const last = queriesOf(lastPages, context.service);
  const own = queriesOf(beginnings, context);
  const query = own.get(list) ?? last.get(list) ?? joined(filter, "limit=100");
  own.set(list, query);
  const pages = await walkPages(context, operation, query);
  const previous = pages.at(-2);
  last.set(list, (previous && nextQuery(operation, previous)) ?? query);
  return pages;
}

/** The end of a query that lets a list begin with an entry of the case: a cursor, or nothing where it is the first one of all. */
export async function beginningWith(
  context: CaseContext,
  operation: OperationId,
  id: Id,
  filter = "",
): Promise<string> {
  const pages = await latestPages(context, operation, filter);
  const index = pages.findIndex((page) => idsOf([page]).includes(id));
  const [page, previous] = [pages[index], pages[index - 1]];
  assert(page, `${operation} must list the entry ${id} that was added, and does not.`);
  const query = previous
    ? nextQuery(operation, previous)
    : queriesOf(beginnings, context).get(`${operation}?${filter}`);
  const cursor = /(?:^|&)(cursor=[^&]+)/.exec(query ?? "")?.[1];
  const place = idsOf([page]).indexOf(id);
  if (place === 0) return cursor === undefined ? "" : `&${cursor}`;
  const before = await context.call(operation, { query: joined(filter, `limit=${place}`, cursor) });
  return `&cursor=${nextCursor(operation, before)}`;
}

/** A name that only this run gives: behind a URL others may have added animals too. */
export function ownName({ service }: CaseContext, name: string): string {
  return service.remote ? `${name} ${randomUUID()}` : name;
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== "").join("&");
}

function queriesOf<Key extends object>(maps: WeakMap<Key, QueryByList>, key: Key): QueryByList {
  const found = maps.get(key) ?? new Map<string, string>();
  maps.set(key, found);
  return found;
}
