import { parseJson, stringifyJson } from "@animal-store/exact-json";
import type { Fault } from "../fault.ts";
import { changeAnswers } from "../plant/change-answers.ts";
import { type Family, families } from "./families.ts";

type Members = Readonly<Record<string, unknown>>;

/** What a member becomes; an empty list: it goes. */
const changes: readonly [what: string, change: (name: string, value: unknown) => [string, unknown][]][] = [
  ["dropped", () => []],
  ["renamed", (name, value) => [[`${name}_`, value]]],
  ["of another type", (name, value) => [[name, typeof value === "string" ? 7 : String(value)]]],
  ["null", (name) => [[name, null]]],
];

/** Of each response: each member that its examples show, at every depth, dropped, renamed and of another type. */
export const memberFaults: readonly Fault[] = families.flatMap((family) =>
  memberPaths(family).flatMap((path) =>
    changes.map(
      ([what, change]): Fault => ({
        id: `member/${family.name}/${path.join("/")} ${what}`,
        ...family.places[0],
        plant: () =>
          changeAnswers(family.places, family.parserCodes, (answer) =>
            answer.text === ""
              ? answer
              : { ...answer, text: stringifyJson(changeAt(parseJson(answer.text), path, change)) },
          ),
      }),
    ),
  ),
);

/** Where examples have members: names from the outermost in, lists passed through. */
function memberPaths({ response }: Family): string[][] {
  const [content] = Object.values(response.content ?? {});
  const found = Object.values(content?.examples ?? {}).flatMap(({ value }) => pathsIn(value));
  return [...new Map(found.map((path) => [path.join("/"), path])).values()];
}

function pathsIn(value: unknown): string[][] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (!isMembers(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [[name], ...pathsIn(member).map((path) => [name, ...path])]);
}

function changeAt(value: unknown, path: readonly string[], change: (typeof changes)[number][1]): unknown {
  if (Array.isArray(value)) return value.map((entry) => changeAt(entry, path, change));
  if (!isMembers(value)) return value;
  const [name = "", ...inner] = path;
  const entries = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    if (key !== name) return [[key, member]];
    return inner.length > 0 ? [[key, changeAt(member, inner, change)]] : change(key, member);
  });
  return Object.fromEntries(entries);
}

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null;
}
