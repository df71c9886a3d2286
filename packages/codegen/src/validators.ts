import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { type Schema as DocumentSchema, methods, type OpenApiDocument, type Parameter, type RequestBody, type Response, type Reference, resolve } from "./document.ts";
import { componentId, toAjvSchema } from "./ajv-schema.ts";
import { bundleStandalone } from "./bundle-standalone.ts";
import { int64Keyword } from "./int64-keyword.ts";
import { operationParameters } from "./operations.ts";

type Schema = DocumentSchema | boolean;
type NamedSchemas = Map<string, Schema>;
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

/** Writes two modules of compiled validators that need no eval: of what comes in, and of what is answered. */
export async function generateValidators(document: OpenApiDocument): Promise<{ inputs: string; answers: string }> {
  const { inputs, answers } = collectSchemas(document);
  return { inputs: await compile(document, inputs), answers: await compile(document, answers) };
}

/** Names of the validators, as the modules export them: `listPets.parameters`, `createPet.body`, `createPet.201.headers` … */
export function collectSchemas(document: OpenApiDocument): { inputs: NamedSchemas; answers: NamedSchemas } {
  const inputs: NamedSchemas = new Map();
  const answers: NamedSchemas = new Map();
  for (const item of Object.values(document.paths ?? {})) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const id = operation.operationId;
      const parameters = operationParameters(document, item.parameters ?? [], operation);
      if (parameters.length > 0) inputs.set(`${id}.parameters`, parametersSchema(parameters));
      if (operation.requestBody) inputs.set(`${id}.body`, bodySchema(resolve<RequestBody>(document, operation.requestBody)));
      collectAnswers(document, `${id}`, operation.responses ?? {}, answers);
    }
  }
  collectAnswers(document, "unrouted", (document["x-unrouted-responses"] ?? {}) as Record<string, Response | Reference>, answers);
  return { inputs, answers };
}

function collectAnswers(document: OpenApiDocument, owner: string, responses: Record<string, Response | Reference>, answers: NamedSchemas): void {
  for (const [status, reference] of Object.entries(responses)) {
    const response = resolve<Response>(document, reference);
    if (response.content) answers.set(`${owner}.${status}.body`, bodySchema(response as RequestBody));
    answers.set(`${owner}.${status}.headers`, headersSchema(document, response));
  }
}

function parametersSchema(parameters: Parameter[]): Schema {
  const places = [...new Set(parameters.map((parameter) => parameter.in))];
  const entries = places.map((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return [place, objectSchema(here.map(({ name, required = false, schema = {} }) => ({ name, required, schema })))] as const;
  });
  return { type: "object", properties: Object.fromEntries(entries), required: places };
}

function headersSchema(document: OpenApiDocument, { headers = {} }: Response): Schema {
  const members = Object.entries(headers).map(([name, reference]) => {
    const { required = false, schema = {} } = resolve(document, reference) as { required?: boolean; schema?: DocumentSchema };
    return { name: name.toLowerCase(), required, schema };
  });
  return objectSchema(members);
}

function objectSchema(members: { name: string; required: boolean; schema: DocumentSchema }[]): Schema {
  return {
    type: "object",
    properties: Object.fromEntries(members.map(({ name, schema }) => [name, toAjvSchema(schema)])),
    required: members.filter(({ required }) => required).map(({ name }) => name),
  };
}

function bodySchema({ content }: { content: RequestBody["content"] }): Schema {
  return toAjvSchema(Object.values(content)[0]?.schema ?? {});
}

async function compile(document: OpenApiDocument, named: NamedSchemas): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    messages: false,
    passContext: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    code: { source: true, lines: true, optimize: 1 },
  });
  addFormats(ajv);
  // Every int format but int64 is said by the bounds and the type.
  for (const format of ["int32", "float", "double", "password", "binary"]) ajv.addFormat(format, true);
  ajv.addKeyword(int64Keyword);
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    ajv.addSchema(identified(componentId(name), toAjvSchema(schema)));
  }
  return bundleStandalone(ajv, shareEqual(ajv, named));
}

/** Adds each distinct schema once, under the name that first asks for it. @returns the id that serves each name */
function shareEqual(ajv: Ajv2020, named: NamedSchemas): Map<string, string> {
  const ids = new Map<string, string>();
  const entries = [...named].map(([name, schema]) => {
    const key = JSON.stringify(schema);
    const id = ids.get(key) ?? `contract:/${name}`;
    if (!ids.has(key)) ajv.addSchema(identified(id, schema));
    ids.set(key, id);
    return [name, id] as const;
  });
  return new Map(entries);
}

function identified($id: string, schema: Schema): DocumentSchema {
  if (typeof schema !== "boolean") return { $id, ...schema };
  return schema ? { $id } : { $id, not: {} };
}
