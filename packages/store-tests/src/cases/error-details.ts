import assert from "node:assert/strict";
import type { PlatformDocument, Scenario } from "@animal-store/conformance/internal";
import type { OperationId, Schemas } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { type Node, toPointer } from "@animal-store/openapi-document";
import { examplesOf, expectError, operationIds } from "../contract-document.ts";
import { type InputField, listFields } from "../input-fields.ts";
import { bodyAs } from "./steps.ts";

/** An invalid request, and the paths of its errors: names of parameters, and JSON Pointers of members. */
interface InvalidRequest {
  readonly title: string;
  readonly paths: readonly string[];
  readonly query?: string;
  /** The members of the body that differ from its example. A text that starts with "raw " is sent without quotes. */
  readonly members?: Readonly<Record<string, unknown>>;
}

const unknownNames = ["colour", "__proto__", "constructor", "a/b~c", ""];

/** The details of an error name each invalid input, up to the limit of the contract. */
export function createErrorDetailScenarios({ requestLimits: { violations = 0 } }: PlatformDocument): Scenario[] {
  const counts = [violations - 1, violations, violations + 1, 2 * violations];
  return operationIds.flatMap((operation) => [
    ...counts.map((count) => ({
      ...toScenario(operation, createManyViolations(count, violations)),
      covers: ["x-request-limits/violations"],
    })),
    ...[...listInvalidQueries(operation), ...listInvalidBodies(operation)].map((request) =>
      toScenario(operation, request),
    ),
  ]);
}

function toScenario(operation: OperationId, { title, paths, query, members }: InvalidRequest): Scenario {
  const body = members && stringifyJson({ ...examplesOf(operation).body, ...members }).replace(/"raw (.*?)"/, "$1");
  return {
    id: `error-details/${operation}/${title}`,
    title: `the details name ${title}`,
    ...expectError(operation, "invalid_request"),
    async run({ call }) {
      const response = await call(operation, { body, ...(query !== undefined && { query }) });
      const { details = [] } = bodyAs<Schemas["Error"]>(response);
      assert.deepEqual(details.map(({ path }) => path).sort(), paths.toSorted());
      return response;
    },
  };
}

function createManyViolations(count: number, limit: number): InvalidRequest {
  const names = Array.from({ length: count }, (_, index) => `unknown${index}`);
  const query = names.map((name) => `${name}=1`).join("&");
  return { title: `violations: ${count}`, paths: names.slice(0, limit), query };
}

function listInvalidQueries(operation: OperationId): InvalidRequest[] {
  const parameters = listFields(operation).filter(({ in: place, schema }) => place === "query" && !isFreeText(schema));
  const query = parameters.map(({ name }) => `${name}=x%20y`).join("&");
  const unknown = unknownNames.map((name) => ({
    title: `the unknown parameter ${name}`,
    paths: [name],
    query: `${encodeURIComponent(name)}=1`,
  }));
  if (parameters.length === 0) return unknown;
  return [{ title: "all parameters", paths: parameters.map(toPath), query }, ...unknown];
}

function listInvalidBodies(operation: OperationId): InvalidRequest[] {
  const fields = listFields(operation).filter(({ in: place }) => place === "body");
  if (fields.length === 0) return [];
  // Other integers are numbers of JSON Schema, which can be written as 1.0.
  const integers = fields.filter(({ schema }) => schema.format === "int64");
  return [
    {
      title: "all members",
      paths: fields.map(toPath),
      members: Object.fromEntries(fields.map(({ name }) => [name, null])),
    },
    ...integers.flatMap(({ name, path }) =>
      ["1.0", "1e2"].map((number) => ({
        title: `${name}, an integer written as ${number}`,
        paths: [path],
        members: { [name]: `raw ${number}` },
      })),
    ),
    ...unknownNames.map((name) => ({
      title: `the unknown member ${name}`,
      paths: [toPointer(name)],
      members: Object.fromEntries([[name, 1]]),
    })),
  ];
}

function isFreeText({ type, enum: choices, format }: Node): boolean {
  return type === "string" && !choices && !format;
}

// The first item of a list is invalid.
function toPath({ path, schema }: InputField): string {
  return schema.type === "array" ? `${path}/0` : path;
}
