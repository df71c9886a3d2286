import { isDeepStrictEqual } from "node:util";
import type { OperationEntry } from "@animal-store/codegen";
import {
  createReader,
  isNode,
  type Node,
  toArray,
  toNode,
  toOperationKeys,
} from "@animal-store/openapi-document/nodes";
import { normalize } from "../write-value.ts";
import { type GeneratedContract, handlersFile, readSources, type SourceFile } from "./contract-files.ts";
import { findHandlers } from "./find-handlers.ts";

/** Returns what a change of the contract means for the sources, one line each. */
export function explainChanges(before: GeneratedContract, after: GeneratedContract, files = readSources()): string[] {
  const ids = new Set([...Object.keys(before.operations), ...Object.keys(after.operations)]);
  const handlers = findHandlers(files, ids);
  const place = (id: string) => {
    const handler = handlers.get(id);
    return handler ? `${handler.file.path}:${handler.line}` : handlersFile;
  };
  const operationLines = [...ids].flatMap((id) => {
    const [old, operation] = [before.operations[id], after.operations[id]];
    // The list of missing handlers names new operations.
    if (!operation) return [`${id}: removed operation: delete its handler, ${place(id)}`];
    if (!old) return handlers.has(id) ? [`${id}: new operation, handled by ${place(id)}`] : [];
    if (old.method !== operation.method || old.path !== operation.path)
      return [`${id}: is now ${operation.method} ${operation.path}, handled by ${place(id)}`];
    return describeOperation({ contract: before, operation: old }, { contract: after, operation }, place(id));
  });
  return [...new Set([...operationLines, ...describeSchemas(before, after, files)])];
}

/** Returns a line for each operation without a handler. */
export function listMissingHandlers({ operations }: GeneratedContract, files = readSources()): string[] {
  const handlers = findHandlers(files, new Set(Object.keys(operations)));
  const missing = Object.keys(operations).filter((id) => !handlers.has(id));
  return missing.map((id) => `${id}: new operation, no handler (${handlersFile}). Run \`npm run add-handlers\``);
}

interface Version {
  readonly contract: GeneratedContract;
  readonly operation: OperationEntry;
}

function describeOperation(before: Version, after: Version, handler: string): string[] {
  const { id } = after.operation;
  const parts = {
    parameter: compareEntries(listParameters(before), listParameters(after)),
    response: compareEntries(listPart(before, "responses"), listPart(after, "responses")),
  };
  const lines = Object.entries(parts).flatMap(([kind, { added, removed, changed }]) => [
    ...added.map((name) => `${id}: new ${kind} ${name}: ${kind === "parameter" ? "read it in" : "see"} ${handler}`),
    ...removed.map((name) => `${id}: removed ${kind} ${name}: see ${handler}`),
    ...changed.map((name) => `${id}: changed ${kind} ${name}: see ${handler}`),
  ]);
  const bodies = [before, after].map((each) => listPart(each, "requestBody"));
  return isDeepStrictEqual(...(bodies as [Node, Node]))
    ? lines
    : [...lines, `${id}: changed request body: see ${handler}`];
}

function listParameters({ contract, operation }: Version): Record<string, unknown> {
  const { resolve } = createReader(contract.document);
  const parameters = toArray(findOperation({ contract, operation }).parameters).map((each) => toNode(resolve(each)));
  return Object.fromEntries(parameters.map((each) => [String(each.name), withoutTexts(each)]));
}

function listPart(version: Version, key: string): Record<string, unknown> {
  return toNode(withoutTexts(findOperation(version)[key])) as Record<string, unknown>;
}

function findOperation({ contract, operation: { path, method } }: Version): Node {
  const { resolve } = createReader(contract.document);
  return ["paths", path, ...toOperationKeys(method)].reduce<Node>(
    (node, key) => toNode(resolve(node[key])),
    contract.document,
  );
}

const texts = new Set(["summary", "description", "title", "example", "examples", "externalDocs", "tags"]);

/** Returns a part of a document without documentation. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (!isNode(value)) return value;
  const isText = ([key, member]: [string, unknown]) =>
    texts.has(key) && (typeof member !== "object" || /^ex|^tags/.test(key));
  const entries = Object.entries(value).filter((entry) => !isText(entry));
  return Object.fromEntries(entries.map(([key, member]) => [key, withoutTexts(member)]));
}

function describeSchemas(before: GeneratedContract, after: GeneratedContract, files: readonly SourceFile[]): string[] {
  const [old, current] = [before, after].map(({ document }) => toNode(toNode(document.components).schemas));
  return Object.keys(current ?? {}).flatMap((schema) => {
    if (old?.[schema] === undefined) return [];
    const [from, to] = [listMembers(before, schema), listMembers(after, schema)];
    const { added, removed, changed } = compareEntries(from.members, to.members);
    // A request has the members of its component.
    const name = schema.replace(/Request$/, "") in (current ?? {}) ? schema.replace(/Request$/, "") : schema;
    const table = findTable(files, name);
    const isRequired = (member: string) => to.required.includes(member);
    const nowRequired = Object.keys(to.members).filter(
      (member) => !added.includes(member) && isRequired(member) && !from.required.includes(member),
    );
    const column = (member: string) => (isRequired(member) ? "add a column in" : "for a column, edit");
    return [
      ...added.map((member) => {
        const what = `${name}: new ${isRequired(member) ? "required " : ""}member ${member}`;
        return table ? `${what}: ${column(member)} ${table} and a migration` : what;
      }),
      ...nowRequired.map((member) => `${name}: member ${member} is now required`),
      ...removed.map((member) => `${name}: removed member ${member}${table ? `: see its column in ${table}` : ""}`),
      ...changed.map((member) => `${name}: changed member ${member}${table ? `: check its column in ${table}` : ""}`),
    ];
  });
}

/** Returns where a table is defined whose items have the type of a component: `defineTable<Note>()`. */
function findTable(files: readonly SourceFile[], schema: string): string | undefined {
  const file = files.find(({ path }) => path === "src/tables.ts");
  for (const { 1: type = "", index } of file?.text.matchAll(/defineTable<(.*?)>\(\)/gs) ?? []) {
    const names = type.match(/[\w$]+|"[^"]*"/g) ?? [];
    const isItem = names.some((name) => normalize(name) === normalize(schema));
    if (isItem) return `${file?.path}:${file?.text.slice(0, index).split("\n").length}`;
  }
  return undefined;
}

/** Returns the members of a component, with those of its `allOf`. */
function listMembers({ document }: GeneratedContract, schema: string) {
  const { resolve } = createReader(document);
  const members: Record<string, unknown> = {};
  const required: string[] = [];
  const visited = new Set<unknown>();
  const visit = (part: unknown): void => {
    const node = toNode(resolve(part));
    if (visited.has(node)) return;
    visited.add(node);
    for (const [name, member] of Object.entries(toNode(node.properties))) members[name] = withoutTexts(member);
    required.push(...(toArray(node.required) as string[]));
    for (const each of toArray(node.allOf)) visit(each);
  };
  visit(toNode(toNode(document.components).schemas)[schema]);
  return { members, required };
}

function compareEntries(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  const names = Object.keys(after);
  return {
    added: names.filter((name) => !Object.hasOwn(before, name)),
    removed: Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
    changed: names.filter((name) => Object.hasOwn(before, name) && !isDeepStrictEqual(before[name], after[name])),
  };
}
