import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { componentId, rulesInWords, toAjvSchema } from "./ajv-schema.ts";
import { bundleStandalone } from "./bundle-standalone.ts";
import { CodegenError } from "./codegen-error.ts";
import type { OpenApiDocument, Schema } from "./document.ts";
import { int64Keyword } from "./int64-keyword.ts";

/** Schemas as Ajv takes them, by the name of the validator that is made of each. */
export type NamedSchemas = Map<string, Schema | boolean>;
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

/** Compiles schemas to a module of validators. @throws {CodegenError} when Ajv refuses one */
export async function compileValidators(document: OpenApiDocument, named: NamedSchemas): Promise<string> {
  const ajv = createAjv();
  const components = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => {
    const place = `components/schemas/${name}`;
    orRefuse(place, () => ajv.addSchema(identified(componentId(name), toAjvSchema(schema))));
    return { place, id: componentId(name), source: JSON.stringify(schema) };
  });
  const ids = shareEqual(ajv, named);
  for (const [place, id] of ids)
    orRefuse(
      () => brokenComponent(ajv, components) ?? place,
      () => ajv.getSchema(id),
    );
  return bundleStandalone(ajv, ids);
}

function createAjv(): Ajv2020 {
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
  ajv.addVocabulary(rulesInWords);
  return ajv;
}

/** Adds each distinct schema once, under the name that first asks for it. @returns the id that serves each name */
function shareEqual(ajv: Ajv2020, named: NamedSchemas): Map<string, string> {
  const ids = new Map<string, string>();
  const entries = [...named].map(([name, schema]) => {
    const key = JSON.stringify(schema);
    const id = ids.get(key) ?? `contract:/${name}`;
    if (!ids.has(key)) orRefuse(name, () => ajv.addSchema(identified(id, schema)));
    ids.set(key, id);
    return [name, id] as const;
  });
  return new Map(entries);
}

function identified($id: string, schema: Schema | boolean): Schema {
  if (typeof schema !== "boolean") return { $id, ...schema };
  return schema ? { $id } : { $id, not: {} };
}

interface Component {
  place: string;
  id: string;
  source: string;
}

/** Where the mistake is: the broken component that references no other broken one. */
function brokenComponent(ajv: Ajv2020, components: Component[]): string | undefined {
  const broken = components.filter(({ id }) => !compiles(ajv, id));
  return broken.find(({ source }) => !broken.some(({ place }) => source.includes(`"#/${place}"`)))?.place;
}

function compiles(ajv: Ajv2020, id: string): boolean {
  try {
    ajv.getSchema(id);
    return true;
  } catch {
    return false;
  }
}

function orRefuse(place: string | (() => string), step: () => unknown): void {
  try {
    step();
  } catch (cause) {
    if (cause instanceof CodegenError) throw cause;
    const problem = `${(cause as Error).message}. Mend the schema: as it stands it would not be checked.`;
    throw new CodegenError(typeof place === "string" ? place : place(), problem);
  }
}
