import { type Contract, mountContract, type Validators } from "../../src/index.ts";
import { toHandlers } from "../mount-document.ts";
import { Candidates, type Sample } from "./candidates.ts";
import {
  followReferences,
  isWithoutBody,
  type Json,
  type OpenApi,
  type Part,
  resolveReference,
  type Schema,
  type SourceOperation,
  toList,
} from "./document.ts";
import type { Oracle } from "./oracle.ts";
import { type Target, writeParameter } from "./parameters.ts";

const requestsPerOperation = 100;
const bodiesPerResponse = 30;

export interface Generated {
  readonly contract: Contract;
  readonly requestValidators: Validators;
  readonly responseValidators: Validators;
}

export function findEntry({ operations }: Contract, { method, path }: SourceOperation) {
  return Object.values(operations).find((entry) => entry.method === method && entry.path === path);
}

type Reply = (status: number, body?: unknown, headers?: Record<string, string>) => unknown;
interface Expectation {
  readonly label: string;
  readonly isValid: boolean;
  readonly isAccepted: boolean;
  /** The status of the response, and the one that rejects an invalid value. */
  readonly status: number;
  readonly rejection: number;
  readonly details: object;
}

/** Sends requests to an app with the generated code, lets its handlers reply, and compares what it accepts with the oracle. */
export class Checks {
  readonly counts = { requests: 0, responses: 0, bodies: 0, validBodies: 0, unsampled: 0 };
  readonly problems: string[] = [];
  readonly #document: OpenApi;
  readonly #oracle: Oracle;
  readonly #contract: Contract;
  readonly #candidates: Candidates;
  readonly #app: ReturnType<typeof mountContract>;
  readonly #validatingApp: ReturnType<typeof mountContract>;
  #handle: (reply: Reply) => unknown = (reply) => reply(200);
  #invalidResponse: string | undefined;

  constructor(document: OpenApi, oracle: Oracle, generated: Generated, seed: number) {
    const { contract, requestValidators, responseValidators } = generated;
    this.#document = document;
    this.#oracle = oracle;
    this.#contract = contract;
    this.#candidates = new Candidates(document, seed);
    const handler = ({ reply }: { reply: Reply }) => this.#handle(reply);
    const options = {
      contract,
      requestValidators,
      handlers: toHandlers(contract, handler),
      admit: () => ({ headers: {}, context: undefined }),
      hash: (value: string) => String(value.length),
      onInvalidResponse: (message: string) => {
        this.#invalidResponse = message;
      },
    };
    this.#app = mountContract(options as never);
    this.#validatingApp = mountContract({ ...options, responseValidators } as never);
  }

  /** Checks a number of operations, in random order. */
  async checkOperations(operations: readonly SourceOperation[], count: number): Promise<void> {
    const remaining = [...operations];
    while (remaining.length > 0 && operations.length - remaining.length < count)
      await this.#checkOperation(
        remaining.splice(Math.floor(this.#candidates.random() * remaining.length), 1)[0] as SourceOperation,
      );
  }

  async #checkOperation(source: SourceOperation): Promise<void> {
    const operation = withoutLeftOut(source, this.#contract);
    const { label, parameters, bodies, isBodyRequired, responses, method } = operation;
    const samples = new Map<Part, Sample>();
    for (const part of [...parameters, ...bodies]) {
      const sample = await this.#findValid(part, (value) =>
        bodies.includes(part)
          ? this.#isValid(part, "request", value)
          : this.#writeParameter(createTarget(""), part, value),
      );
      if (sample) samples.set(part, sample);
    }
    const isSendable =
      parameters.every((part) => part.required !== true || samples.has(part)) &&
      (!isBodyRequired || bodies.some((part) => samples.has(part)));
    if (!isSendable) return void this.problems.push(`without a valid request in JSON: ${label}`);
    for (let count = 0; count < requestsPerOperation; count++)
      await this.#checkRequest(operation, samples, count % 4 === 0);
    if (method === "HEAD") return;
    for (const response of responses.filter(({ status }) => !isWithoutBody(status)))
      await this.#checkResponse(operation, samples, response);
  }

  /** Sends a request with at most one invalid part. */
  async #checkRequest(operation: SourceOperation, samples: Map<Part, Sample>, isUnchanged: boolean): Promise<void> {
    const { label, method, parameters, bodies, isBodyRequired } = operation;
    const body = this.#candidates.pick(bodies.filter((part) => samples.has(part)));
    const sent = parameters.filter(
      (part) => samples.has(part) && (part.required === true || this.#candidates.random() < 0.5),
    );
    // A body has more to change than a parameter.
    const changeable = [...sent, ...(body ? Array(sent.length + 2).fill(body) : [])] as Part[];
    const changed = isUnchanged ? undefined : this.#candidates.pick(changeable);
    const target = createTarget(this.#contract.basePath.replace(/\/$/, "") + operation.path);
    let isValid = true;
    for (const part of sent) {
      const sample = samples.get(part) as Sample;
      if (part === changed && part.in !== "path" && this.#candidates.random() < 0.1) isValid = part.required !== true;
      else {
        const isPartValid = await this.#writeParameter(
          target,
          part,
          part === changed ? this.#candidates.mutate(sample) : sample.value,
        );
        if (isPartValid === undefined) return;
        isValid &&= isPartValid;
      }
    }
    if (body) {
      const isOmitted = body === changed && this.#candidates.random() < 0.05;
      const { value, isValid: isBodyValid } = await this.#createBody(
        body,
        "request",
        samples.get(body) as Sample,
        body !== changed,
      );
      isValid &&= isOmitted ? !isBodyRequired : isBodyValid;
      target.headers["Content-Type"] = body.name;
      if (!isOmitted) target.body = JSON.stringify(value);
    }
    if (this.#matchesOtherPath(operation, target.path)) return;
    let isAccepted = false;
    this.#handle = (reply) => {
      isAccepted = true;
      return reply(200);
    };
    const response = await send(this.#app, method, target);
    this.counts.requests++;
    const details = { ...target, changed: changed?.name, schema: changed?.pointer, message: await response.text() };
    this.#compare({ label, isValid, isAccepted, status: response.status, rejection: 400, details });
  }

  /** Lets the handler reply with valid and invalid bodies. */
  async #checkResponse(
    operation: SourceOperation,
    samples: Map<Part, Sample>,
    response: Part & { status: string },
  ): Promise<void> {
    const { label, method, path, parameters, bodies, isBodyRequired } = operation;
    const entry = findEntry(this.#contract, operation)?.responses[response.status];
    if (!entry) return;
    const sample = await this.#findValid(response, (value) => this.#isValid(response, "response", value));
    if (!sample) return;
    const target = createTarget(this.#contract.basePath.replace(/\/$/, "") + path);
    for (const part of parameters)
      if (part.required === true) await this.#writeParameter(target, part, (samples.get(part) as Sample).value);
    const body = isBodyRequired ? bodies.find((part) => samples.has(part)) : undefined;
    if (body)
      Object.assign(target, {
        headers: { ...target.headers, "Content-Type": body.name },
        body: JSON.stringify(samples.get(body)?.value),
      });
    const status = toStatus(response.status, operation);
    const requiredHeaders = Object.entries(entry.headers).filter(([, header]) => header.required);
    const headers = Object.fromEntries(
      requiredHeaders.map(([name, header]) => [
        name,
        String(header.const ?? this.#findHeaderValue(response, name) ?? (header.type === "boolean" ? true : 1)),
      ]),
    );
    for (let count = 0; count < bodiesPerResponse; count++) {
      const { value, isValid } = await this.#createBody(response, "response", sample, count % 3 === 0);
      this.#invalidResponse = undefined;
      this.#handle = (reply) => reply(status, value, { ...headers, "Content-Type": response.name });
      const { status: sentStatus } = await send(this.#validatingApp, method, target);
      const message = this.#invalidResponse as string | undefined;
      // The headers above need not match a pattern or a bound.
      if (message?.includes(" breaks the contract: header ")) continue;
      this.counts.responses++;
      const isAccepted = message === undefined && sentStatus === status;
      const details = { response: response.status, value, schema: response.pointer, message };
      this.#compare({ label, isValid, isAccepted, status: sentStatus, rejection: 500, details });
    }
  }

  async #createBody(part: Part, direction: "request" | "response", validSample: Sample, isUnchanged: boolean) {
    const newSample = this.#candidates.sample(this.#findSchema(part));
    const isNewValid = await this.#isValid(part, direction, newSample.value);
    // A sample can be invalid, for example if it has a writeOnly member.
    const sample = isNewValid || this.#candidates.random() < 0.3 ? newSample : validSample;
    const value = isUnchanged ? sample.value : this.#candidates.mutate(sample);
    const isValid = await this.#isValid(part, direction, value);
    this.counts.bodies++;
    if (isValid) this.counts.validBodies++;
    return { value, isValid };
  }

  async #findValid(part: Part, isValid: (value: Json) => Promise<boolean | undefined>): Promise<Sample | undefined> {
    for (let attempt = 0; attempt < 40; attempt++) {
      const sample = this.#candidates.sample(this.#findSchema(part));
      if (await isValid(sample.value)) return sample;
    }
    this.counts.unsampled++;
    return undefined;
  }

  #findHeaderValue({ pointer }: Part, name: string): Json | undefined {
    const header = followReferences(this.#document, `${pointer.replace(/\/content\/.*/, "")}/headers/${name}`);
    const schema = resolveReference(this.#document, followReferences(this.#document, `${header}/schema`));
    const { enum: values, format } = (schema ?? {}) as Schema;
    return toList(values)[0] ?? (format === undefined ? undefined : this.#candidates.sample(schema as Schema).value);
  }

  #findSchema({ pointer }: Part): Schema {
    return resolveReference(this.#document, pointer) as Schema;
  }

  #isValid({ pointer }: Part, direction: "request" | "response", value: Json): Promise<boolean> {
    return this.#oracle.accepts(pointer, direction, value);
  }

  /** @returns whether one of the values that the text can mean is valid, or undefined if no text is defined for the value */
  async #writeParameter(target: Target, part: Part, value: Json): Promise<boolean | undefined> {
    const readings = writeParameter(target, part, value);
    for (const reading of readings ?? []) if (await this.#isValid(part, "request", reading)) return true;
    return readings && false;
  }

  /** A path without parameters is matched first (OpenAPI 3.1, section 4.8.8.1). */
  #matchesOtherPath(operation: SourceOperation, path: string): boolean {
    const { operations, basePath } = this.#contract;
    const others = Object.values(operations).filter((entry) => entry.path !== operation.path);
    return others.some((entry) => basePath.replace(/\/$/, "") + entry.path === path);
  }

  #compare({ label, isValid, isAccepted, status, rejection, details }: Expectation): void {
    if (isAccepted === isValid && (isAccepted || status === rejection)) return;
    const verdicts = `${isValid ? "valid" : "invalid"}, but the response has status ${status}`;
    this.problems.push(`wrong: ${label}: ${verdicts}: ${JSON.stringify(details).slice(0, 3000)}`);
  }
}

/** Removes what codegen has left out. */
function withoutLeftOut(operation: SourceOperation, contract: Contract): SourceOperation {
  const entry = findEntry(contract, operation);
  const { mediaType = "", contents = { [mediaType]: {} } } = entry?.body ?? {};
  const isServed = (part: Part) => entry?.parameters.some((each) => each.name === part.name && each.in === part.in);
  return {
    ...operation,
    parameters: operation.parameters.filter(isServed),
    bodies: operation.bodies.filter(({ name }) => name in contents),
  };
}

function createTarget(path: string): Target {
  return { path, query: [], headers: {} };
}

async function send(app: ReturnType<typeof mountContract>, method: string, target: Target): Promise<Response> {
  const { path, query, headers, body } = target;
  return app.request(query.length > 0 ? `${path}?${query.join("&")}` : path, {
    method,
    headers,
    ...(body && { body }),
  });
}

/** Returns a status for `2XX`, or for `default` one that nothing else documents. */
function toStatus(status: string, { responses }: SourceOperation): number {
  if (status !== "default") return Number(status.replace("XX", "99"));
  const documented = responses.map((each) => each.status);
  return [418, 599, 399, 299].find((each) => !documented.includes(`${String(each)[0]}XX`)) ?? 500;
}
