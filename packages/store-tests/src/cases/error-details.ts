import assert from "node:assert/strict";
import type { PlatformDocument, Scenario, ScenarioContext } from "@animal-store/conformance/internal";
import type { OperationId, Schemas } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { toPointer } from "@animal-store/openapi-document";
import { examplesOf } from "../contract-document.ts";
import { type InputField, listFields } from "../input-fields.ts";
import { expectError, operationIds } from "./outcomes.ts";
import { bodyAs } from "./steps.ts";

/** An invalid request, and the paths of its errors: names of parameters, and JSON Pointers of members. */
interface InvalidRequest {
  readonly title: string;
  readonly paths: readonly string[];
  readonly query?: readonly string[];
  /** A text that starts with "raw " is sent without quotes. */
  readonly members?: Readonly<Record<string, unknown>>;
}

const unusualNames = ["__proto__", "constructor", "a/b~c", ""];

/** The details of an error name each invalid input, up to the limit of the contract. */
export function createErrorDetailScenarios({ requestLimits: { violations = 0 } }: PlatformDocument): Scenario[] {
  return operationIds.flatMap((operation) =>
    listRequests(operation, violations).map(({ title, paths, query = [], members }) => ({
      id: `error-details/${operation}/${title}`,
      title: `the details name ${title}`,
      ...expectError(operation, "invalid_request"),
      ...(title.startsWith("violations") && { covers: ["x-request-limits/violations"] }),
      run: async ({ call }: ScenarioContext) => {
        const text = members && stringifyJson({ ...Object(examplesOf(operation).body), ...members });
        const body = text?.replace(/"raw (.*?)"/, "$1");
        const response = await call(operation, {
          ...(query.length > 0 && { query: query.join("&") }),
          ...(body !== undefined && { body }),
        });
        const { details = [] } = bodyAs<Schemas["Error"]>(response);
        assert.deepEqual(details.map(({ path }) => path).sort(), paths.toSorted());
        return response;
      },
    })),
  );
}

function listRequests(id: OperationId, violations: number): InvalidRequest[] {
  const fields = listFields(id);
  const parameters = fields.filter(({ in: place, name }) => place === "query" && name !== "cursor");
  const members = fields.filter(({ in: place }) => place === "body");
  // The first item of a list is invalid.
  const toPath = ({ path, schema }: InputField) => (schema.type === "array" ? `${path}/0` : path);
  return [
    ...[violations - 1, violations, violations + 1, 2 * violations].map((count) => {
      const names = Array.from({ length: count }, (_, index) => `unknown${index}`);
      return {
        title: `violations: ${count}`,
        paths: names.slice(0, violations),
        query: names.map((name) => `${name}=1`),
      };
    }),
    ...(parameters.length > 0
      ? [
          {
            title: "all parameters",
            paths: parameters.map(toPath),
            query: parameters.map(({ name }) => `${name}=x%20y`),
          },
        ]
      : []),
    ...["colour", ...unusualNames].map((name) => ({
      title: `the unknown parameter ${name}`,
      paths: [name],
      query: [`${encodeURIComponent(name)}=1`],
    })),
    ...(members.length > 0
      ? [
          {
            title: "all members",
            paths: members.map(toPath),
            members: Object.fromEntries(members.map(({ name }) => [name, null])),
          },
          ...members
            .filter(({ schema }) => schema.type === "integer")
            .flatMap((field) =>
              ["1.0", "1e2"].map((number) => ({
                title: `${field.name}, an integer written as ${number}`,
                paths: [field.path],
                members: { [field.name]: `raw ${number}` },
              })),
            ),
          ...["colour", ...unusualNames].map((name) => ({
            title: `the unknown member ${name}`,
            paths: [toPointer(name)],
            members: Object.fromEntries([[name, 1]]),
          })),
        ]
      : []),
  ];
}
