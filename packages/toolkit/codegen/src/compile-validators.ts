import { createRequire } from "node:module";
import { stringifyJson } from "@animal-store/exact-json";
import {
  _,
  Ajv2020,
  type CodeKeywordDefinition,
  type KeywordCxt,
  type KeywordErrorDefinition,
  Name,
  stringify,
} from "ajv/dist/2020.js";
import { mergeEvaluated } from "ajv/dist/compile/util.js";
import standaloneModule from "ajv/dist/standalone/index.js";
import { rolldown } from "rolldown";
import { codegenKeywords, ruleDescriptions, toAjvSchema, toComponentId } from "./ajv-keywords.ts";
import type { OpenApiDocument, Schema } from "./document.ts";
import { CodegenError } from "./findings.ts";
import { validatorRuntime } from "./validator-runtime.ts";

export type SchemasByName = Map<string, Schema | boolean>;

/** Compiles schemas into an ES module that exports `validators`. @throws {CodegenError} if Ajv rejects a schema */
export async function compileValidators(document: OpenApiDocument, schemasByName: SchemasByName): Promise<string> {
  const ajv = createAjv(document);
  const ids = addDistinctSchemas(ajv, schemasByName);
  for (const [name, id] of ids) compile(ajv, name, id);
  return bundleStandalone(ajv, ids);
}

function compile(ajv: Ajv2020, name: string, id: string): void {
  try {
    ajv.getSchema(id);
  } catch (cause) {
    if (cause instanceof RangeError) throw cause;
    throw new CodegenError(`${name}: ${(cause as Error).message}. Fix the schema: it would not be validated.`);
  }
}

const inheritedNames = new RegExp(`"(?:${Object.getOwnPropertyNames(Object.prototype).join("|")})"`, "i");

const conditionalKeywords = ["anyOf", "oneOf", "if", "dependentSchemas", "discriminator"];

/** Generates the code of a keyword. `generate` adds the code of Ajv. */
type KeywordCode = (context: KeywordCxt, generate: () => void) => void;

function changeKeyword(
  ajv: Ajv2020,
  keyword: string,
  change: Partial<CodeKeywordDefinition>,
  code?: KeywordCode,
): void {
  const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
  ajv.removeKeyword(keyword);
  const generate: CodeKeywordDefinition["code"] = (context) => code?.(context, () => definition.code(context));
  ajv.addKeyword({ ...definition, ...change, code: code ? generate : definition.code });
}

/**
 * Resets the records of evaluated members and items before a keyword. Ajv declares them in a branch, so without that branch they
 * would still have the content of the previous value.
 */
function resetEvaluated({ gen, it }: KeywordCxt, generate: () => void): void {
  if (it.props !== true && !(it.props instanceof Name)) it.props = gen.var("props", stringify(it.props ?? {}));
  if (it.items !== true && !(it.items instanceof Name)) it.items = gen.var("items", it.items ?? 0);
  generate();
}

/** Ajv adds members to the record of evaluated members, which can be `true` for all. */
function recordPatterns({ gen, it }: KeywordCxt, generate: () => void): void {
  const { props } = it;
  if (!(props instanceof Name)) {
    generate();
    return;
  }
  it.props = gen.var("props", _`{}`);
  generate();
  it.props = mergeEvaluated.props(gen, it.props, props);
}

/** Ajv takes each item for evaluated. normalizeSchemas exempts those that match. */
function restoreItems({ it }: KeywordCxt, generate: () => void): void {
  const { items } = it;
  generate();
  if (items === undefined) delete it.items;
  else it.items = items;
}

/** Ajv compares the length of the array with the number of evaluated items, which can be `true` for all. */
function compareItems({ gen, it: { items } }: KeywordCxt, generate: () => void): void {
  if (items instanceof Name) gen.if(_`${items} === true`, () => gen.assign(items, Infinity));
  generate();
}

/** Adds the number of errors that precede the error of a keyword and are about its alternatives or items. */
const countErrors: KeywordErrorDefinition = {
  message: "",
  params: ({ errsCount, params: { passing = null } }) =>
    _`{errorCount: errors - ${errsCount}, passingSchemas: ${passing}}`,
};

// Ajv copies a schema without references into each validator that references it.
const maxInlinedKeywords = 50_000;

/** Creates an Ajv with the schemas of the components. */
export function createAjv(document: OpenApiDocument): Ajv2020 {
  const json = stringifyJson(document);
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    messages: false,
    passContext: true,
    // The linter reports invalid schemas, and checkSchemas unknown formats, with their locations.
    strict: false,
    inlineRefs: Math.ceil(maxInlinedKeywords / (json.match(/"\$ref":/g)?.length ?? 1)),
    strictNumbers: true,
    validateSchema: false,
    logger: false,
    // With this option, Ajv does not validate oneOf next to discriminator.
    discriminator: true,
    // The option slows down validators, so it is on only if a name needs it.
    ownProperties: inheritedNames.test(json),
    code: { source: true, lines: true, optimize: 1 },
  });
  for (const definition of codegenKeywords) {
    ajv.removeKeyword(String(definition.keyword));
    ajv.addKeyword(definition);
  }
  for (const keyword of ["anyOf", "oneOf", "contains"]) changeKeyword(ajv, keyword, { error: countErrors });
  changeKeyword(ajv, "contains", {}, restoreItems);
  changeKeyword(ajv, "unevaluatedItems", {}, compareItems);
  if (/"unevaluated(?:Items|Properties)":/.test(json)) {
    const position = { before: "unevaluatedProperties" };
    changeKeyword(ajv, "patternProperties", position, recordPatterns);
    for (const name of conditionalKeywords) changeKeyword(ajv, name, position, resetEvaluated);
  }
  ajv.addVocabulary(ruleDescriptions);
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    ajv.addSchema(withId(toComponentId(name), toAjvSchema(schema)));
  return ajv;
}

/** Adds each distinct schema once. @returns schema ids by validator name */
function addDistinctSchemas(ajv: Ajv2020, schemasByName: SchemasByName): Map<string, string> {
  const ids = new Map<string, string>();
  const entries = [...schemasByName].map(([name, schema]) => {
    const key = JSON.stringify(schema);
    const id = ids.get(key) ?? `contract:/${name}`;
    if (!ids.has(key)) ajv.addSchema(withId(id, schema));
    ids.set(key, id);
    return [name, id] as const;
  });
  return new Map(entries);
}

function withId($id: string, schema: Schema | boolean): Schema {
  if (typeof schema !== "boolean") return { $id, ...schema };
  return schema ? { $id } : { $id, not: {} };
}

const standaloneCode = standaloneModule as unknown as typeof standaloneModule.default;

/** Returns a module with validators and the code of Ajv that they use. @param ids schema ids by validator name */
async function bundleStandalone(ajv: Ajv2020, ids: Map<string, string>): Promise<string> {
  if (ids.size === 0) return "export const validators = {};\n";
  const distinctIds = [...new Set(ids.values())];
  const names = new Map(distinctIds.map((id, index) => [id, `v${index}`]));
  const source = standaloneCode(ajv, Object.fromEntries(Array.from(names, ([id, name]) => [name, id])));
  // The following changes must not apply to texts of the document.
  const texts: string[] = [];
  const compiled = source.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, (text) =>
    usedTexts.test(text) ? text : `"text ${texts.push(text) - 1}"`,
  );
  const modules = new Set(Array.from(compiled.matchAll(requirePattern), ([, name = ""]) => name));
  const recursive = findRecursive(compiled);
  const functions = compiled
    .replaceAll(requirePattern, 'runtime["$1"]')
    .split(/^(?=function \w)/m)
    .map((source) =>
      // vErrors === null ? validate1.errors : vErrors.concat(validate1.errors)
      source.replaceAll(
        /vErrors === null \? [\w.]+ : vErrors\.concat\(/g,
        `runtime.appendErrors(${recursive.has(/\b\w+(?=\()/.exec(source)?.[0] ?? "") ? "dynamicAnchors" : "{}"}, vErrors, `,
      ),
    )
    .join("")
    .replaceAll(callPattern, (call, name, member = "") =>
      recursive.has(name) ? `runtime.validateOnce(${name}${member}, this, ` : call,
    )
    // key0.replace(/~/g, "~0").replace(/\//g, "~1")
    .replaceAll(/\b(\w+)\.replace\(\/~\/g, "~0"\)\.replace\(\/\\\/\/g, "~1"\)/g, "runtime.escapeName($1)")
    // var props0 = {}; It has the names of evaluated members, which can be those of Object.prototype.
    .replaceAll(/\b(props\d+ = (?:props\d+ \|\| )?)\{(?=[}"])/g, "$1{__proto__: null, ")
    .replaceAll(/^\/\*# sourceURL=.*\n/gm, "");
  const used = Object.keys(validatorRuntime).filter((name) => functions.includes(`runtime.${name}`));
  const entries = Array.from(ids, ([name, id]) => `  ${JSON.stringify(name)}: compiled.${names.get(id)},`);
  return [
    await bundleRuntime([...modules], used),
    `const compiled = {};\n((exports) => {\n${functions.replaceAll(/"text (\d+)"/g, (_, index) => texts[index] ?? "")}\n})(compiled);`,
    `const validators = {\n${entries.join("\n")}\n};`,
    "export { validators };\n",
  ].join("\n");
}

/** Returns the names of the validators that can call themselves, and of the objects in which Ajv wraps them. */
function findRecursive(compiled: string): Set<string> {
  const wrapped = new Map<string, string>();
  for (const [, wrapper = "", name = ""] of compiled.matchAll(/const (wrapper\d+) = \{validate: (\w+)\}/g))
    wrapped.set(wrapper, name);
  const [, ...sources] = compiled.split(/^function (?=validate\d+\()/m);
  const calls = new Map<string, string[]>();
  for (const source of sources) {
    const called = Array.from(source.matchAll(callPattern), ([, name = ""]) => wrapped.get(name) ?? name);
    calls.set(source.slice(0, source.indexOf("(")), called);
  }
  const recursive = [...calls.keys()].filter((name) => {
    const reached = new Set(calls.get(name));
    for (const other of reached) for (const next of calls.get(other) ?? []) reached.add(next);
    return reached.has(name);
  });
  const wrappers = [...wrapped].flatMap(([wrapper, name]) => (recursive.includes(name) ? [wrapper] : []));
  return new Set([...recursive, ...wrappers]);
}

/** The texts of `requirePattern` and of the code that escapes names. */
const usedTexts = /^"(?:~[01]|ajv\/[\w/.-]+)"$/;
const requirePattern = /require\("([^"]+)"\)/g;
// wrapper0.validate.call(this, data0, {
const callPattern = /\b(\w+)(\.validate)?\.call\(this, /g;
const entryModule = "\0runtime";

/** Bundles modules of Ajv and functions of codegen into a constant with the name `runtime`. Documents use few combinations. */
function bundleRuntime(modules: readonly string[], functions: readonly string[]): Promise<string> {
  const require = createRequire(import.meta.url);
  const members = [
    ...modules.map((name) => `  ${JSON.stringify(name)}: require(${JSON.stringify(require.resolve(name))}),`),
    ...functions.map((name) => `  ${name}: ${validatorRuntime[name as keyof typeof validatorRuntime]},`),
  ].join("\n");
  const bundled = bundles.get(members) ?? bundle(members);
  bundles.set(members, bundled);
  return bundled;
}

const bundles = new Map<string, Promise<string>>();

async function bundle(members: string): Promise<string> {
  const bundle = await rolldown({
    input: entryModule,
    platform: "neutral",
    logLevel: "silent",
    plugins: [
      {
        name: "runtime",
        resolveId: (id) => (id === entryModule ? id : null),
        load: (id) => (id === entryModule ? `export const runtime = {\n${members}\n};\n` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", comments: false });
  await bundle.close();
  // Rolldown writes absolute paths into comments.
  return output[0].code.replaceAll(/^\/\/ .*\n/gm, "").replace(/export \{ runtime \};\n/, "");
}
