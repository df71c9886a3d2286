import { sandboxOrigin } from "@animal-store/sandbox/address";
import type { ContractRoot, DocumentedOperation, Example, Parameter, Schema } from "../contract-document.ts";
import { resolveRef } from "../contract-document.ts";

export function operationSamples(documented: DocumentedOperation, contract: ContractRoot) {
  const call = { ...documented, ...createInput(documented, contract) };
  return { sh: toCurl(call), ts: toClientCall(call) };
}

type Call = DocumentedOperation & ReturnType<typeof createInput>;

function createInput({ operation, parameters }: DocumentedOperation, contract: ContractRoot) {
  const valuesIn = (location: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location && isInSample(parameter, contract))
        .map((parameter) => [parameter.name, findExample(operation.operationId, parameter)]),
    );
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const [body] = Object.values<Example>(content?.examples ?? {});
  return { query: valuesIn("query"), pathValues: valuesIn("path"), header: valuesIn("header"), body: body?.value };
}

// Omits opaque values, such as cursors and ETags, which come from earlier responses.
function isInSample({ required, schema }: Parameter, contract: ContractRoot): boolean {
  const { type, enum: values } = resolveRef<Schema>(contract, schema);
  return required === true || type !== "string" || values !== undefined;
}

function findExample(operationId: string, { name, examples }: Parameter): unknown {
  const [example] = Object.values(examples ?? {});
  if (example) return example.value;
  throw new Error(
    `${operationId}: ${name} must have an example for the samples of the reference. Add it to petstore.yaml.`,
  );
}

function toCurl({ method, path, query, pathValues, header, body }: Call): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((item) => [name, String(item)]));
  const search = new URLSearchParams(pairs).toString();
  const encodedPath = path.replaceAll(/\{(.+?)\}/g, (_, name: string) => encodeURIComponent(String(pathValues[name])));
  const options = [
    ...(["GET", "POST"].includes(method) && (method === "GET" || body !== undefined) ? [] : [`-X ${method}`]),
    `-H "Authorization: Bearer $KEY"`,
    ...Object.entries(header).map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-H "Content-Type: application/json"`, `-d ${quoteForShell(JSON.stringify(body))}`]),
    `"${sandboxOrigin}/v1${encodedPath}${search && `?${search}`}"`,
  ];
  return `curl ${options.join(" \\\n  ")}\n`;
}

function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function toClientCall({ operation, parameters, query, pathValues, header, body }: Call): string {
  const hasParameters = parameters.some(({ in: location }) => location === "path" || location === "query");
  const input = hasParameters ? { ...pathValues, ...query, ...(body !== undefined && { body }) } : (body ?? {});
  const options = Object.keys(header).length > 0 ? [{ headers: header }] : [];
  const args = Object.keys(input).length > 0 || options.length > 0 ? [input, ...options] : [];
  return `import { createStoreClient, orThrow } from "@animal-store/client";

const store = createStoreClient({ baseUrl: "${sandboxOrigin}/v1", apiKey: process.env.KEY ?? "" });

const result = await store.${operation.operationId}(${args.map(toLiteral).join(", ")});
console.log(orThrow(result));
`;
}

/** Formats a JSON value as a TypeScript literal. */
export function toLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${quoteName(name)}: ${toLiteral(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function quoteName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
