import { createLogger } from "@stoplight/prism-core";
import {
  createInstance,
  generateHttpParam,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpResponse,
  type PrismHttpInstance,
} from "@stoplight/prism-http";

export type PrismOperation = Parameters<PrismHttpInstance["request"]>[1][number];
type PrismValue = Parameters<typeof generateHttpParam>[0];

/** A Prism mock of an OpenAPI document. */
export interface Prism {
  readonly operations: readonly PrismOperation[];
  /** Returns the documented response with a status. Prism generates a body without an example. */
  respond(operation: PrismOperation, status: string, example: string | undefined): Promise<IHttpResponse>;
}

/** @param document can contain bigints */
export async function createPrism(document: object): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(document);
  const instance = createInstance(toConfig(), { logger: createLogger("mock", { level: "silent" }) });

  return {
    operations,
    async respond(operation, status, example) {
      // The path of an operation matches itself, so Prism needs no values for its parameters.
      const request = { method: operation.method as "get", url: { path: operation.path } };
      const result = await instance.request(request, [operation], toConfig(Number(status), example))();
      if (result._tag === "Left") throw result.left;
      return result.right.output;
    },
  };
}

// Prism stores request data in the config, so each request gets a new one. The pipeline has validated the request.
function toConfig(code?: number, exampleKey?: string): IHttpConfig {
  return {
    isProxy: false,
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false, ...(code !== undefined && { code }), ...(exampleKey !== undefined && { exampleKey }) },
  };
}

/** Returns the names of the examples of each response, by status. */
export function listExampleNames({ responses }: PrismOperation): ReadonlyMap<string, readonly string[]> {
  return new Map(
    responses.map(({ code, contents = [] }) => [code, (contents[0]?.examples ?? []).map(({ key }) => key)]),
  );
}

/** Returns the first example of a parameter or content. Prism generates one if it has no example. */
export function findExample(value: PrismValue): unknown {
  const example = value.examples?.[0];
  if (example && "value" in example) return example.value;
  const generated = generateHttpParam(value);
  return generated._tag === "Some" ? generated.value : undefined;
}
