import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { parse } from "yaml";

/** The root of the contract, as far as the docs show it in their own way. */
export type ContractRoot = {
  info: { title: string; version: string; description?: string; "x-logo"?: Logo };
  paths: Record<string, Record<string, unknown>>;
  "x-rate-limit-plans"?: Record<string, RateLimitPlan>;
  "x-error-codes"?: Record<string, ErrorCode>;
  "x-ban"?: Ban;
  "x-unrouted-responses"?: Record<string, Response | Reference>;
};

export type Logo = { url: string; altText: string; href?: string };

export type Reference = { $ref: string };

export type Ban = { strikes: number; withinSeconds: number; seconds: number; graceSeconds: number };

export type RateLimitPlan = { perMinute: number | null; perDay: number | null };

export type ErrorCode = { status: number; description: string };

/** An operation of the contract with its marks of stability and deprecation. */
export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, Content> };
  responses?: Record<string, Response | Reference>;
  deprecated?: boolean;
  "x-stability"?: string;
  "x-deprecated-at"?: string;
  "x-sunset"?: string;
  "x-successor"?: string;
  "x-badges"?: Badge[];
  "x-codeSamples"?: CodeSample[];
};

export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema | Reference;
  examples?: Record<string, Example>;
};

export type Schema = { type?: string; enum?: unknown[] };

export type Example = { summary?: string; value: unknown };

export type Content = { examples?: Record<string, Example> };

export type Badge = { name: string; color: string };

export type CodeSample = { lang: string; label: string; source: string };

export type Response = { description: string; content?: Record<string, Content>; "x-error-codes"?: string[] };

/** Where the repository's own contract lies. */
export const ownContract: string = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));

export function readContract(file: string = ownContract): ContractRoot {
  return parse(expandYaml(readFileSync(file, "utf8")));
}

/** An operation with its place, and with its references resolved. */
export type DocumentedOperation = {
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
  responses: [status: string, answer: Response][];
};

/** All operations of the contract, in its order. */
export function documentedOperations(contract: ContractRoot): DocumentedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (!isOperation(operation)) return [];
      const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
      const responses = resolveResponses(contract, operation.responses);
      return [{ method: method.toUpperCase(), path, operation, parameters, responses }];
    }),
  );
}

/** Every documented answer, also those that belong to no operation. */
export function documentedResponses(contract: ContractRoot): [status: string, answer: Response][] {
  const ofOperations = documentedOperations(contract).flatMap(({ responses }) => responses);
  return [...ofOperations, ...resolveResponses(contract, contract["x-unrouted-responses"])];
}

function resolveResponses(contract: ContractRoot, responses: Operation["responses"] = {}): [string, Response][] {
  return Object.entries(responses).map(([status, response]) => [status, resolve(contract, response)]);
}

function isOperation(value: unknown): value is Operation {
  return typeof value === "object" && value !== null && "operationId" in value;
}

/** What stands in a place of the document, or where its `$ref` leads. @throws {Error} when that leads nowhere */
export function resolve<Target extends object>(contract: ContractRoot, place: Target | Reference): Target {
  if (!("$ref" in place)) return place;
  const found = getByPath(contract, place.$ref.replace(/^#\//, "").split("/"));
  if (typeof found !== "object" || found === null) {
    throw new Error(
      `$ref must lead to a part of the contract, and ${place.$ref} does not. Correct it in the contract.`,
    );
  }
  // The linter holds that a reference leads to a thing of the kind that its place asks for.
  return found as Target;
}

/** The value below a path of member names; undefined where there is none. */
export function getByPath(document: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
    document,
  );
}

/** A date of the contract as people write it: 5 December 2030. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
