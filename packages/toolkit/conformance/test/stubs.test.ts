import { fileURLToPath } from "node:url";
import { openInput } from "@animal-store/openapi-document";
import type { Contract, Validators } from "@animal-store/openapi-hono";
import { mountContract } from "@animal-store/openapi-hono";
import { createStubs } from "@animal-store/openapi-hono/examples";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it } from "vitest";
import { listInvalidExamples, withServedParts } from "../src/implementation.ts";
import { loadApiDocument, runConformance } from "../src/index.ts";
import { serve } from "./serve.ts";

// Services of the other documents need headers in each response, which middleware adds.
const names = ["archive", "gallery", "museum"];
const credentials = { Authorization: "Bearer test", "X-API-Key": "test" };

describe.each(names)("a service with only stubs for %s.yaml", async (name) => {
  const load = (file: string) => import(`@animal-store/codegen/test/generated/${name}/${file}`);
  const [{ contract }, { documentJson }, requests, responses] = await Promise.all(
    ["contract.ts", "document.ts", "inputs.js", "responses.js"].map(load),
  );
  const file = name === "archive" ? "archive.overlay.yaml" : `${name}.yaml`;
  const input = await openInput(fileURLToPath(import.meta.resolve(`@animal-store/codegen/test/${file}`)));
  const document = withServedParts(loadApiDocument(input), contract.operations);
  const invalid = listInvalidExamples(document, contract.operations);

  /** @returns the checks with findings */
  async function test(stubs: Readonly<Record<string, string>>): Promise<string[]> {
    const baseUrl = (await serve(getRequestListener(createApp().fetch))) + contract.basePath;
    const { findings } = await runConformance({
      document,
      baseUrl,
      seed: 1,
      isClosed: false,
      setup: { headers: credentials, stubs },
      isSelected: ({ id }) => invalid[id] === undefined,
    });
    return findings.map(({ check, operations, message }) => `${check} ${operations}: ${message}`);
  }

  function createApp() {
    const { stub, renderError } = createStubs({ contract, documentJson, responseValidators: responses.validators });
    const handlers = Object.fromEntries(Object.keys(contract.operations).map((id) => [id, stub]));
    const options = { contract, requestValidators: requests.validators, responseValidators: responses.validators };
    const scopes = listScopes(contract);
    const authenticate = (given: object) =>
      Object.values(given).every((each) => Object.values(each as object).every((value) => value === "test"))
        ? { context: {}, scopes }
        : undefined;
    return mountContract<Contract, never, never>({
      ...options,
      authenticate,
      handlers,
      hash: String,
      renderError,
    } as never);
  }

  it("has no findings if it lists its stubs", async () => {
    expect(
      await test(Object.fromEntries(document.operations.map(({ id }) => [id, "responds with the example"]))),
    ).toEqual([]);
  });
});

function listScopes({ operations, security }: Contract): string[] {
  const requirements = Object.values(operations).flatMap((operation) => operation.security ?? security);
  return requirements.flatMap((requirement) => Object.values(requirement).flat());
}
