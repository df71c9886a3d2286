import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { toNode } from "@animal-store/openapi-document";
import type { Contract, OperationEntry, ResponseEntry } from "@animal-store/openapi-document/contract";
import { listExamples } from "./cases/examples.ts";
import type { ApiDocument, Content, Operation, Parameter } from "./document.ts";
import { SkipCase } from "./errors.ts";
import { findRequestValidator } from "./schema/schema-validator.ts";
import { createResponseValidator } from "./validate-response.ts";

/** The state of a service whose code was generated from its document. */
export interface Implementation {
  /** The generated contract table. The parts of the document that it lacks were left out and are not tested. */
  readonly contract: ServedContract;
  /** The ids of the operations whose handlers have no logic. */
  readonly stubs: readonly string[];
  /** The path of the file with the known gaps. A test removes its outdated entries; with `CI=true` it fails instead. */
  readonly baseline: string;
}

type ServedContract = Pick<Contract, "operations" | "security" | "securitySchemes">;

/** The known gaps of a service, each with its reason. */
interface Gaps {
  /** By the ids of operations. */
  readonly stubs: Readonly<Record<string, string>>;
  /** By the ids of the cases of examples. */
  readonly invalidExamples: Readonly<Record<string, string>>;
}

/** Reads the baseline. A repository without gaps needs none. */
export function readGaps({ baseline }: Implementation): Gaps {
  const { stubs, invalidExamples } = existsSync(baseline) ? toNode(JSON.parse(readFileSync(baseline, "utf8"))) : {};
  return { stubs: toNode(stubs), invalidExamples: toNode(invalidExamples) } as unknown as Gaps;
}

/** Returns the reason of each stub, by the label of its operation. */
export function toStubs({ contract, stubs }: Implementation, gaps: Gaps): Record<string, string> {
  const entries = stubs.map((id) => [toLabel(contract.operations[id]), gaps.stubs[id] ?? "is not in the baseline"]);
  return Object.fromEntries(entries);
}

/** Returns the document without the operations, parameters, media types and response headers that the service does not have. */
export function withServedParts(document: ApiDocument, contract: ServedContract): ApiDocument {
  const entries = new Map(Object.values(contract.operations).map((entry) => [toLabel(entry), entry]));
  const operations = document.operations.flatMap((operation) => {
    const entry = entries.get(operation.label);
    if (!entry) return [];
    const { security = contract.security } = entry;
    // Only the proxy of a service can check a certificate, and only the service itself a scheme that the document does not define.
    const isOpen = (requirement: object) =>
      Object.keys(requirement).every((name) =>
        /^(undefined|mutualTLS)$/.test(`${contract.securitySchemes[name]?.type}`),
      );
    const isPublic = security.length === 0 || security.some(isOpen);
    return [{ ...toServed(operation, entry), security: security.filter((each) => !isOpen(each)), isPublic }];
  });
  return { ...document, operations, unrouted: document.unrouted.map(withoutRequiredHeaders) };
}

/** The service sends errors, and responses without an operation, before a handler can set headers. */
function withoutRequiredHeaders<Each extends { readonly headers: Operation["responses"][number]["headers"] }>(
  response: Each,
): Each {
  return { ...response, headers: response.headers.map((each) => ({ ...each, required: false })) };
}

function toServed(operation: Operation, { parameters, body, responses }: OperationEntry): Operation {
  const isServed = ({ name, in: location }: Parameter) =>
    parameters.some(
      (each) => each.in === location && (location === "header" ? isSameName(each.name, name) : each.name === name),
    );
  const contents = operation.body?.contents.filter((each) => hasType(body, each)) ?? [];
  return {
    ...operation,
    parameters: operation.parameters.filter(isServed),
    body: body && operation.body ? { ...operation.body, contents } : undefined,
    responses: operation.responses.map((response) => {
      const entry = responses[response.status];
      const names = Object.keys(entry?.headers ?? {});
      const headers = response.headers.filter(({ name }) => names.some((each) => isSameName(each, name)));
      const served = { ...response, contents: response.contents.filter((each) => hasType(entry, each)), headers };
      // The types of handlers require their headers.
      return /^[45]|^default$/.test(response.status) ? withoutRequiredHeaders(served) : served;
    }),
  };
}

function hasType(served: Partial<Pick<ResponseEntry, "mediaType" | "contents">> | null = {}, content: Content) {
  // codegen reads the range application/*+json as application/json.
  const types = [served?.mediaType ?? "", ...Object.keys(served?.contents ?? {})];
  return types.some((type) => isSameName(type, content.mediaType.replace("/*+", "/")));
}

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function toLabel({ method = "", path = "" } = {}): string {
  return `${method} ${path}`;
}

/**
 * Removes outdated entries from the baseline, except in CI.
 * @param fixedExamples the ids of cases in the baseline whose examples are valid or no longer exist
 * @returns what to do about each difference between the baseline and the service
 */
export function updateGaps(implementation: Implementation, gaps: Gaps, fixedExamples: readonly string[]): string[] {
  const { stubs, baseline } = implementation;
  const isMissing = (id: string) => gaps.stubs[id] === undefined;
  const missing = stubs
    .filter(isMissing)
    .map((id) => `${id} is a stub, but not in ${baseline}. Implement it, or add it to "stubs" with a reason.`);
  const outdated = [...Object.keys(gaps.stubs).filter((id) => !stubs.includes(id)), ...fixedExamples];
  if (outdated.length === 0) return missing;
  if (/^(1|true)$/i.test(process.env.CI ?? ""))
    return [
      ...missing,
      ...outdated.map((id) => `${id} has no gap: remove it from ${baseline}, as npm test does without CI.`),
    ];
  const remove = (entries: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(entries).filter(([id]) => !outdated.includes(id)));
  const next: Gaps = { stubs: remove(gaps.stubs), invalidExamples: remove(gaps.invalidExamples) };
  writeFileSync(baseline, `${JSON.stringify(next, undefined, 2)}\n`);
  return missing;
}

/** Returns the examples of served operations that break their schemas, by the ids of their cases, with the violated rules. */
export function listInvalidExamples(document: ApiDocument, contract: ServedContract): Record<string, string> {
  const { validateOpen } = createResponseValidator(document);
  const validate = findRequestValidator(document);
  const examples = listExamples(withServedParts(document, contract));
  const invalid = examples.flatMap(({ caseId, status, content: { schema = true }, value }) => {
    try {
      const [violation] = (status === undefined ? validate : validateOpen)(schema, value);
      return violation ? [[caseId, `${violation.path} ${violation.message}`.trim()]] : [];
    } catch (error) {
      if (error instanceof SkipCase) return [];
      throw error;
    }
  });
  return Object.fromEntries(invalid);
}
