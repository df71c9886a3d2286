import { AssertionError } from "node:assert";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { isNode } from "@animal-store/openapi-document";
import { parseBase } from "./arguments.ts";
import { type ApiDocument, isNamed, type Operation } from "./document.ts";
import { listTypeErrors, UsageError } from "./errors.ts";
import type { Exchange } from "./http-rules.ts";
import { listTypes } from "./schema/values.ts";
import type { CaseResult, ConformanceSetup, StartedService } from "./session.ts";
import { describeError } from "./text.ts";

const text = { type: "string" };
const flag = { type: "boolean" };
const method = { isFunction: true };
const headers = {
  type: "object",
  propertyNames: { pattern: "^[!#$%&'*+.^_`|~\\w-]+$" },
  additionalProperties: { type: "string", pattern: "^[\\t -~\\x80-\\xff]*$" },
};
const scenario = {
  type: "object",
  required: ["id", "title", "isWrite", "run"],
  properties: { id: text, title: text, isWrite: flag, run: method },
};

/** The types of the members of a setup. */
const schema = {
  type: "object",
  additionalProperties: false,
  properties: {
    headers,
    query: { type: "object", additionalProperties: text },
    otherUsers: { type: "object", additionalProperties: headers },
    scopes: { type: "object", additionalProperties: headers },
    ids: { type: "object" },
    values: { type: "object" },
    forbidden: { type: "array", items: text },
    stubs: { type: "object", additionalProperties: text },
    scenarios: { type: "array", items: scenario },
    rejectionStatuses: { type: "array", items: { type: "integer" } },
    ...{ isStrict: flag, isCoverageRequired: flag },
    ...{ reset: method, start: method, rules: method, transport: method, redact: method, toScenarios: method },
  },
};

/** @param base undefined if the module starts the service */
export async function importSetup(file: string, base: URL | undefined): Promise<object> {
  const path = resolve(file);
  if (!existsSync(path)) throw new UsageError(`--setup ${file}: the file does not exist.`);
  const module: { default?: unknown } = await import(pathToFileURL(path).href).catch((cause: unknown) => {
    // npm writes `"type": "commonjs"` into a new package.json.
    const advice =
      cause instanceof SyntaxError ? ". A module with import and export needs the extension .mts or .mjs." : "";
    throw new UsageError(`--setup ${file} cannot be loaded: ${describeError(cause)}${advice}`, { cause });
  });
  const { default: exported } = module;
  const label = `--setup ${file}: the default export`;
  const isFunction = (value: unknown): value is (base?: string) => unknown => typeof value === "function";
  const setup = isFunction(exported) ? await nameErrors(label, exported)(base?.href) : exported;
  if (typeof setup === "object" && setup !== null) return setup;
  throw new UsageError(`--setup ${file} must export an object as its default. --help shows one.`);
}

/** Errors of these functions are findings of the case. */
const functionsOfCases = ["rules", "transport"];

/**
 * Checks the types of a setup, and returns it with functions whose errors are usage errors that name them.
 * @param label names the setup in errors
 */
export function checkSetup(label: string, setup: object): ConformanceSetup {
  const problems = listTypeErrors(schema, setup);
  if (problems.length > 0)
    throw new UsageError(`${label} has wrong members. --help shows them.\n  ${problems.join("\n  ")}`);
  const { scenarios = [] } = setup as ConformanceSetup;
  const ids = scenarios.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) < index);
  if (repeated !== undefined) throw new UsageError(`${label} has two scenarios with the id "${repeated}".`);
  const members = Object.entries(setup).map(([key, member]) => {
    const isNamed = typeof member === "function" && !functionsOfCases.includes(key);
    return [key, isNamed ? nameErrors(`${label}: ${key}`, member.bind(setup)) : member];
  });
  return Object.fromEntries(members);
}

/** Checks the result of `start`. @throws {UsageError} if it has no valid URL or setup */
export function checkStarted(label: string, started: StartedService | undefined): StartedService {
  try {
    const { baseUrl, setup = {} } = started ?? {};
    return { baseUrl: parseBase(`${baseUrl}`).href.replace(/\/$/, ""), setup: checkSetup(`${label}: start`, setup) };
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    const { message } = cause as Error;
    throw new UsageError(`${label}: start returned the baseUrl ${started?.baseUrl}. ${message}`, { cause });
  }
}

/** Stops a started service. @returns an error of `stop` */
export async function stopService(label: string, started: StartedService | undefined): Promise<Error | undefined> {
  try {
    await started?.stop?.();
    return undefined;
  } catch (error) {
    return error instanceof AssertionError ? error : toUsageError(`${label}: stop`, error);
  }
}

/** Returns a function whose errors have its name. */
function nameErrors<Arguments extends unknown[], Result>(label: string, call: (...values: Arguments) => Result) {
  return (...values: Arguments): Result => {
    const fail = (error: unknown): never => {
      throw toUsageError(label, error);
    };
    try {
      const result = call(...values);
      return result instanceof Promise ? (result.catch(fail) as Result) : result;
    } catch (error) {
      return fail(error);
    }
  };
}

function toUsageError(label: string, cause: unknown): UsageError {
  if (cause instanceof UsageError) return cause;
  return new UsageError(`${label} threw ${describeError(cause)}`, { cause });
}

/** @throws {UsageError} if a name is none of the document, because it would do nothing */
export function assertNames(document: ApiDocument, setup: ConformanceSetup): void {
  const { forbidden = [], stubs = {}, ids = {}, values = {} } = setup;
  const { operations } = document;
  const assertOperation = (kind: string, name: string) => {
    const advice = `Use an operationId or a label such as ${operations[0]?.label}.`;
    if (!operations.some((each) => isNamed(each, name)))
      throw new UsageError(`${kind} "${name}" is no operation of the document. ${advice}`);
  };
  const assertInput = (kind: string, name: string) => {
    const owner = operations.find(({ id }) => name.startsWith(`${id}.`));
    const path = owner ? name.slice(owner.id.length + 1) : name;
    // A path begins with a member, and a name can contain dots.
    const isNamed = (input: string) => input === path || (kind === "values" && path.startsWith(`${input}.`));
    if (!(owner ? [owner] : operations).some((each) => listInputs(document, each).some(isNamed)))
      throw new UsageError(
        `${kind} "${name}" is no parameter and no body member of ${owner?.label ?? "the document"}.`,
      );
  };
  for (const name of forbidden) assertOperation("forbidden", name);
  for (const name of Object.keys(stubs)) assertOperation("stubs", name);
  for (const name of Object.keys(ids)) assertInput("ids", name);
  for (const name of Object.keys(values)) assertInput("values", name);
}

/** Returns the names of the parameters and body members of an operation. */
function listInputs(document: ApiDocument, { parameters, body }: Operation): string[] {
  const contents = body?.contents ?? [];
  const described = contents.flatMap(({ schema = true }) => listTypes(document, schema).map((type) => type.properties));
  const examples = contents.flatMap((content) => Object.values(content.examples));
  return [...parameters.map(({ name }) => name), ...[...described, ...examples].filter(isNode).flatMap(Object.keys)];
}

export type Redact = (text: string) => string;

/** Returns the function that removes secrets from texts. */
export function createRedactor({ redact }: ConformanceSetup): Redact {
  if (!redact) return (text) => text;
  return (text) => {
    const redacted: unknown = redact(text);
    if (typeof redacted === "string") return redacted;
    throw new UsageError(`redact must return a text, got ${inspect(redacted)}.`);
  };
}

/** Removes secrets from the texts of a result, before reports escape or shorten them. */
export function redactResult(result: CaseResult, redact: Redact): CaseResult {
  const { case: conformanceCase, findings, skipReason } = result;
  return {
    ...result,
    case: { ...conformanceCase, id: redact(conformanceCase.id), title: redact(conformanceCase.title) },
    skipReason: skipReason && redact(skipReason),
    findings: findings.map(({ message, exchange, ...finding }) => ({
      ...finding,
      message: redact(message),
      exchange: exchange && redactExchange(exchange, redact),
    })),
  };
}

function redactExchange(exchange: Exchange, redact: Redact): Exchange {
  const { baseUrl, request } = exchange;
  const { target, headers = [], body, raw } = request;
  return {
    ...exchange,
    baseUrl: redact(baseUrl),
    request: {
      ...request,
      target: redact(target),
      headers: headers.map(([name, value]) => [name, redact(value)]),
      body: body && redact(Buffer.from(body).toString()),
      raw: raw && redact(raw),
    },
  };
}
