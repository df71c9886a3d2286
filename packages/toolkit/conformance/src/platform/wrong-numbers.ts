import { isNode, type Node } from "@animal-store/openapi-document";
import type { ApiDocument } from "../document.ts";
import { readPlatformDocument } from "./platform-document.ts";

/** A document with one wrong number. The scenarios that cover the number must fail on a correct service. */
export interface WrongNumber {
  /** The covered item: `x-ban/strikes`. */
  readonly path: string;
  readonly value: number;
  readonly wrongValue: number;
  readonly document: ApiDocument;
}

/** Lists documents in which one number of the platform is off by one. */
export function listWrongNumbers(document: ApiDocument): WrongNumber[] {
  const names = ["x-ban", "x-idempotency", "x-cross-origin", "x-request-limits"];
  const groups = { "x-rate-limit-plans": Object.fromEntries(readPlatformDocument(document).plans) };
  return [...Object.entries(groups), ...names.map((name) => [name, document.root[name]] as const)]
    .flatMap(([name, node]) => listNumbers(node, name))
    .flatMap(({ path, value }) =>
      [value - 1, value + 1].map((wrongValue) => ({
        path,
        value,
        wrongValue,
        document: { ...document, root: withNumber(document.root, path.split("/"), wrongValue) },
      })),
    );
}

function listNumbers(node: unknown, path: string): { path: string; value: number }[] {
  if (typeof node === "number") return [{ path, value: node }];
  const members = isNode(node) ? Object.entries(node) : [];
  return members.flatMap(([name, member]) => listNumbers(member, `${path}/${name}`));
}

function withNumber(node: Node, [name = "", ...rest]: readonly string[], value: number): Node {
  const member = node[name];
  return { ...node, [name]: isNode(member) ? withNumber(member, rest, value) : value };
}
