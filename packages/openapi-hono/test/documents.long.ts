import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Contract, type Handlers, mountContract, type Validators } from "../src/index.ts";
import { Candidates, type Sample } from "./documents/candidates.ts";
import {
  type Json,
  listOperations,
  type OpenApi,
  type Part,
  readDocument,
  resolveReference,
  type Schema,
  type SourceOperation,
} from "./documents/document.ts";
import { Oracle } from "./documents/oracle.ts";
import { type Target, writeParameter } from "./documents/parameters.ts";

/*
 * Generates code from real documents, and compares its checks with those of @hyperjump/json-schema on the unedited document:
 * OPENAPI_DOCUMENTS=/path/a.yaml:/path/b.json npm run test:long
 * OPENAPI_SEED repeats a run. oracle.ts lists the rules that differ from JSON Schema.
 */
const paths = (process.env.OPENAPI_DOCUMENTS ?? "").split(":").filter(Boolean);
const seed = Number(process.env.OPENAPI_SEED ?? Math.floor(Math.random() * 2 ** 31));
const checkedOperations = 50;
const requestsPerOperation = 40;
const bodiesPerResponse = 12;

const testFolder = fileURLToPath(new URL(".", import.meta.url));
const cli = join(dirname(createRequire(import.meta.url).resolve("@animal-store/codegen")), "cli.ts");
const compiler = fileURLToPath(new URL("../node_modules/.bin/tsc", import.meta.url));
const probes: Json[] = [null, true, 7, "text", [], {}];

if (paths.length === 0) test.skip("set OPENAPI_DOCUMENTS to the paths of documents, separated by colons", () => {});

const rows: Record<string, string | number>[] = [];
test.each(paths)("generates correct checks from %s", async (path) => {
  const folder = mkdtempSync(join(testFolder, "output-"));
  try {
    const { row, problems } = await checkDocument(path, folder);
    rows.push(row);
    console.log(`${problems.join("\n")}\n\nseed ${seed}\n\n${formatTable(rows)}`);
    expect(problems.filter((problem) => problem.startsWith("wrong"))).toEqual([]);
    expect(row.validated).toSatisfy((share: string) => Number.parseFloat(share) >= 95);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

async function checkDocument(path: string, folder: string) {
  const output = join(folder, "generated");
  const { rounds, rejected, skipped, ...usage } = generate(path, output);
  const document = await readDocument(path);
  const oracle = new Oracle(document, path);
  const generated = await load(output);
  const operations = listOperations(document);
  const entries = Object.values(generated.contract.operations);
  const served = operations.filter(({ method, path }) =>
    entries.some((each) => each.method === method && each.path === path),
  );
  const missing: string[] = [];
  for (const operation of operations)
    missing.push(...(await findUnvalidated(operation, generated, oracle)).slice(0, 1));
  const candidates = new Candidates(document, seed);
  const checks = new Checks({ document, oracle, candidates, generated });
  const remaining = [...served];
  while (remaining.length > 0 && remaining.length > served.length - checkedOperations)
    await checks.checkOperation(
      remaining.splice(Math.floor(candidates.random() * remaining.length), 1)[0] as SourceOperation,
    );
  const files = readdirSync(output).map((name) => readFileSync(join(output, name), "utf8"));
  const compilation = compileTypes(folder);
  const { requests, replies, validBodies, bodies, wrong, unsampled } = checks.counts;
  const row = {
    document: basename(path),
    rounds,
    rejected: rejected.length,
    skipped,
    operations: operations.length,
    served: served.length,
    validated: `${(((operations.length - missing.length) / operations.length) * 100).toFixed(1)} %`,
    ...usage,
    lines: files.join("").split("\n").length,
    MB: (files.join("").length / 1e6).toFixed(1),
    "tsc s": compilation.seconds,
    requests,
    responses: replies,
    "valid bodies": `${((validBodies / Math.max(bodies, 1)) * 100).toFixed(0)} %`,
    "without valid sample": unsampled,
    wrong,
  };
  const problems = [
    ...rejected,
    ...missing.map((line) => `not validated: ${line}`),
    ...compilation.errors.map((line) => `wrong type: ${line}`),
    ...checks.problems,
  ];
  return { row, problems };
}

/** Runs codegen as a child process. A second round allows the kinds of findings that the first one rejects. */
function generate(path: string, output: string) {
  const printUsage = `data:text/javascript,process.on("exit",()=>console.error(JSON.stringify(process.resourceUsage())))`;
  let rejected: string[] = [];
  for (const round of [1, 2]) {
    const allowed = rejected.flatMap((line) => /--allow (\S+)/.exec(line)?.[1] ?? []);
    const startedAt = performance.now();
    const options = allowed.flatMap((kind) => ["--allow", kind]);
    const { status, stderr } = spawnSync(process.execPath, ["--import", printUsage, cli, path, output, ...options], {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    const lines = stderr.trim().split("\n");
    const groups = stderr.split("\n\n").filter((group) => /^(rejected|skipped):/.test(group));
    if (status === 0) {
      const usage = JSON.parse(lines.at(-1) ?? "") as NodeJS.ResourceUsage;
      return {
        rounds: round,
        rejected: rejected.filter((line) => !line.startsWith("rejected:")),
        skipped: groups.flatMap((group) => /^skipped: (\d+ \S+)/.exec(group)?.[1] ?? []).join(", "),
        seconds: ((performance.now() - startedAt) / 1000).toFixed(1),
        "peak MiB": Math.round(usage.maxRSS / 1024),
      };
    }
    if (round === 2) throw new Error(stderr);
    rejected = groups.filter((group) => group.startsWith("rejected")).flatMap((group) => group.split("\n"));
  }
  throw new Error("unreachable");
}

interface Generated {
  readonly contract: Contract;
  readonly requestValidators: Validators;
  readonly responseValidators: Validators;
}

async function load(output: string): Promise<Generated> {
  const { contract } = (await import(join(output, "contract.ts"))) as { contract: Contract };
  const { validators: requestValidators } = (await import(join(output, "inputs.js"))) as { validators: Validators };
  const { validators: responseValidators } = (await import(join(output, "responses.js"))) as { validators: Validators };
  return { contract, requestValidators, responseValidators };
}

function compileTypes(folder: string) {
  const settings = {
    extends: "../../tsconfig.json",
    compilerOptions: { noEmit: true },
    include: ["generated"],
    exclude: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const startedAt = performance.now();
  const { stdout } = spawnSync(compiler, ["-p", folder], { encoding: "utf8", maxBuffer: 2 ** 28 });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return { seconds, errors: stdout.split("\n").filter(Boolean) };
}

/** Lists what an operation documents but the generated code does not validate. */
async function findUnvalidated(operation: SourceOperation, generated: Generated, oracle: Oracle): Promise<string[]> {
  const { label, method, path, parameters, bodies, responses } = operation;
  const entry = Object.values(generated.contract.operations).find(
    (each) => each.method === method && each.path === path,
  );
  if (!entry) return [`${label} is not served`];
  const problems = parameters
    .filter(
      ({ name, in: location, required = false }) =>
        !entry.parameters.some((each) => each.name === name && each.in === location && each.required === required),
    )
    .map(({ name }) => `${label} parameter ${name}`);
  for (const { name, pointer } of bodies)
    if (
      !(await isValidated(
        generated.requestValidators,
        `${entry.id}.body`,
        entry.body?.mediaType,
        name,
        pointer,
        "request",
      ))
    )
      problems.push(`${label} body ${name}`);
  for (const { name, pointer, status } of responses) {
    const mainType = entry.responses[status]?.mediaType;
    if (/^1|204|205|304/.test(status)) continue;
    if (
      !(await isValidated(
        generated.responseValidators,
        `${entry.id}.${status}.body`,
        mainType,
        name,
        pointer,
        "response",
      ))
    )
      problems.push(`${label} response ${status} ${name}`);
  }
  return problems;

  async function isValidated(
    validators: Validators,
    prefix: string,
    mainType: string | null | undefined,
    name: string,
    pointer: string,
    direction: "request" | "response",
  ): Promise<boolean> {
    const validator = validators[mainType === name ? prefix : `${prefix} ${name}`];
    if (!mainType || !validator) return false;
    const noLiterals = { has: () => false };
    for (const probe of probes)
      if (validator.call(noLiterals, probe) !== (await oracle.accepts(pointer, direction, probe))) return false;
    return true;
  }
}

interface Subject {
  readonly document: OpenApi;
  readonly oracle: Oracle;
  readonly candidates: Candidates;
  readonly generated: Generated;
}

/** Sends requests to an app with the generated code, and lets its handlers reply. */
class Checks {
  readonly counts = { requests: 0, replies: 0, validBodies: 0, bodies: 0, wrong: 0, unsampled: 0 };
  readonly problems: string[] = [];
  readonly #subject: Subject;
  readonly #app: ReturnType<typeof mountContract>;
  readonly #replyingApp: ReturnType<typeof mountContract>;
  #handle: (reply: (...args: unknown[]) => unknown) => unknown = (reply) => reply(200);
  #invalidResponse: string | undefined;

  constructor(subject: Subject) {
    this.#subject = subject;
    const { contract, requestValidators, responseValidators } = subject.generated;
    const handler = ({ reply }: { reply: (...args: unknown[]) => unknown }) => this.#handle(reply);
    const handlers = Object.fromEntries(Object.keys(contract.operations).map((id) => [id, handler]));
    const options = {
      contract,
      requestValidators,
      handlers: handlers as unknown as Handlers<Contract, unknown, never>,
      admit: () => ({ headers: {}, context: undefined }),
      hash: (value: string) => String(value.length),
      onInvalidResponse: (message: string) => {
        this.#invalidResponse = message;
      },
    };
    this.#app = mountContract(options as never);
    this.#replyingApp = mountContract({ ...options, responseValidators } as never);
  }

  async checkOperation(operation: SourceOperation): Promise<void> {
    const { bodies, isBodyRequired, responses } = operation;
    const parts = new Map<Part, Sample>();
    const required = operation.parameters.filter((each) => each.required === true);
    for (const part of [...operation.parameters, ...bodies]) {
      const sample = await this.#findValid(part, bodies.includes(part) ? "body" : "parameter");
      if (sample) parts.set(part, sample);
      else this.counts.unsampled++;
    }
    const canSend =
      required.every((part) => parts.has(part)) && (!isBodyRequired || bodies.some((part) => parts.has(part)));
    if (!canSend) return void this.problems.push(`no valid request: ${operation.label}`);
    for (let count = 0; count < requestsPerOperation; count++) await this.#checkRequest(operation, parts, count);
    if (operation.method === "HEAD") return;
    for (const response of responses) await this.#checkResponse(operation, parts, response);
  }

  /** Returns a sample that the oracle accepts. */
  async #findValid(part: Part, kind: "body" | "parameter" | "response"): Promise<Sample | undefined> {
    const { document, candidates } = this.#subject;
    const schema = resolveReference(document, part.pointer) as Schema | undefined;
    for (let attempt = 0; schema !== undefined && attempt < 40; attempt++) {
      const sample = candidates.sample(schema);
      const isValid =
        kind === "parameter"
          ? await this.#isParameterValid(emptyTarget(), part, sample.value)
          : await this.#isBodyValid(part, kind, sample.value);
      if (isValid) return sample;
    }
    return undefined;
  }

  #isBodyValid({ pointer }: Part, kind: "body" | "response", value: Json): Promise<boolean> {
    return this.#subject.oracle.accepts(pointer, kind === "body" ? "request" : "response", value);
  }

  /** @returns undefined if the value cannot be written */
  async #isParameterValid(target: Target, part: Part, value: Json): Promise<boolean | undefined> {
    const readings = writeParameter(target, part, value);
    if (!readings) return undefined;
    for (const reading of readings)
      if (await this.#subject.oracle.accepts(part.pointer, "request", reading)) return true;
    return false;
  }

  /** Sends a request with at most one invalid part. */
  async #checkRequest(operation: SourceOperation, parts: Map<Part, Sample>, count: number): Promise<void> {
    const { candidates, generated } = this.#subject;
    const { label, method, parameters, bodies, isBodyRequired } = operation;
    const body = candidates.pick(bodies.filter((part) => parts.has(part)));
    const present = parameters.filter(
      (part) => parts.has(part) && (part.required === true || candidates.random() < 0.5),
    );
    const choices = [...present, ...(body ? Array.from({ length: present.length + 2 }, () => body) : [])];
    const mutated = count % 4 === 0 ? undefined : candidates.pick(choices);
    const target: Target = {
      path: generated.contract.basePath.replace(/\/$/, "") + operation.path,
      query: [],
      headers: {},
    };
    let expected = true;
    const sent: Record<string, Json> = {};
    for (const part of present) {
      const sample = parts.get(part) as Sample;
      if (part === mutated && part.in !== "path" && candidates.random() < 0.1) {
        expected = part.required !== true;
        continue;
      }
      const value = part === mutated ? candidates.mutate(sample) : sample.value;
      const isValid = await this.#isParameterValid(target, part, value);
      if (isValid === undefined) return;
      expected &&= isValid;
      sent[part.name] = value;
    }
    let text: string | undefined;
    if (body) {
      const isOmitted = body === mutated && candidates.random() < 0.05;
      const sample = candidates.sample(resolveReference(this.#subject.document, body.pointer) as Schema);
      const isFresh = await this.#isBodyValid(body, "body", sample.value);
      const base = isFresh ? sample : (parts.get(body) as Sample);
      const value = body === mutated ? candidates.mutate(base) : base.value;
      const isValid = isOmitted ? !isBodyRequired : await this.#isBodyValid(body, "body", value);
      this.counts.bodies++;
      if (isValid) this.counts.validBodies++;
      expected &&= isValid;
      text = isOmitted ? "" : JSON.stringify(value);
      target.headers["Content-Type"] = body.name;
      sent.body = isOmitted ? "omitted" : value;
    }
    let isHandled = false;
    this.#handle = (reply) => {
      isHandled = true;
      return reply(200);
    };
    const url = target.path + (target.query.length > 0 ? `?${target.query.join("&")}` : "");
    const response = await this.#app.request(url, { method, headers: target.headers, ...(text && { body: text }) });
    this.counts.requests++;
    if (isHandled === expected && (isHandled || response.status === 400)) return;
    const detail = isHandled ? "" : await response.text();
    this.#report(label, {
      mutated: mutated?.name,
      pointer: mutated?.pointer,
      url,
      sent,
      expected,
      status: response.status,
      detail,
    });
  }

  async #checkResponse(
    operation: SourceOperation,
    parts: Map<Part, Sample>,
    response: Part & { status: string },
  ): Promise<void> {
    const { candidates, generated, document } = this.#subject;
    const { label, method, path, parameters, bodies, isBodyRequired } = operation;
    const entry = Object.values(generated.contract.operations).find(
      (each) => each.method === method && each.path === path,
    );
    const responseEntry = entry?.responses[response.status];
    if (!responseEntry || /^1|204|205|304/.test(response.status)) return;
    const sample = await this.#findValid(response, "response");
    if (!sample) return void this.counts.unsampled++;
    const target: Target = { path: generated.contract.basePath.replace(/\/$/, "") + path, query: [], headers: {} };
    for (const part of parameters.filter((each) => each.required === true))
      writeParameter(target, part, (parts.get(part) as Sample).value);
    const body = isBodyRequired ? bodies.find((part) => parts.has(part)) : undefined;
    if (body) target.headers["Content-Type"] = body.name;
    const url = target.path + (target.query.length > 0 ? `?${target.query.join("&")}` : "");
    const text = body && JSON.stringify(parts.get(body)?.value);
    const status =
      response.status === "default"
        ? pickOther(Object.keys(entry.responses))
        : Number(response.status.replace("XX", "99"));
    const required = Object.entries(responseEntry.headers).filter(([, header]) => header.required);
    const headers = Object.fromEntries(
      required.map(([name, header]) => [name, String(header.const ?? (header.type === "boolean" ? true : 1))]),
    );
    for (let count = 0; count < bodiesPerResponse; count++) {
      const fresh = candidates.sample(resolveReference(document, response.pointer) as Schema);
      const base = (await this.#isBodyValid(response, "response", fresh.value)) ? fresh : sample;
      const value = count % 3 === 0 ? base.value : candidates.mutate(base);
      const isValid = await this.#isBodyValid(response, "response", value);
      this.counts.bodies++;
      if (isValid) this.counts.validBodies++;
      this.#invalidResponse = undefined;
      this.#handle = (reply) => reply(status, value, { ...headers, "Content-Type": response.name });
      const { status: sentStatus } = await this.#replyingApp.request(url, {
        method,
        headers: target.headers,
        ...(text && { body: text }),
      });
      this.counts.replies++;
      const isAccepted = this.#invalidResponse === undefined && sentStatus === status;
      if (isAccepted === isValid && (isAccepted || sentStatus === 500)) continue;
      this.#report(label, {
        response: response.status,
        pointer: response.pointer,
        value,
        expected: isValid,
        status: sentStatus,
        detail: this.#invalidResponse,
      });
    }
  }

  #report(label: string, details: object): void {
    this.counts.wrong++;
    this.problems.push(`wrong: ${label} ${JSON.stringify(details).slice(0, 3000)}`);
  }
}

function emptyTarget(): Target {
  return { path: "", query: [], headers: {} };
}

/** Returns a status that only `default` documents. */
function pickOther(statuses: string[]): number {
  return [418, 599, 399, 299].find((status) => !statuses.includes(`${`${status}`[0]}XX`)) ?? 500;
}

function formatTable(rows: readonly Record<string, string | number>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, names.map(() => "---"), ...rows.map((row) => names.map((name) => row[name]))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
