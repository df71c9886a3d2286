import { collectSchemas, compileValidators } from "@animal-store/codegen";
import { contract, type OperationId } from "@animal-store/contract";
import { validators as inputs } from "@animal-store/contract/inputs";
import type { ServedContract } from "@animal-store/service";
import { contractDocument, resolve } from "../../src/document/contract-document.ts";
import type { Fault } from "../fault.ts";
import { type SchemaNode, schemaVariants, type Variant } from "./schema-variants.ts";

type OpenApi = Parameters<typeof collectSchemas>[0];
type Validators = ServedContract["inputs"];

/** A validator of an operation whose schema differs from the contract's. */
interface ChangedInput {
  readonly id: string;
  readonly operation: OperationId;
  readonly validator: string;
  readonly schema: ReturnType<typeof collectSchemas>["inputs"] extends Map<string, infer Schema> ? Schema : never;
  readonly about: readonly string[];
}

const changedInputs = Object.entries(contractDocument.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) => changesOf(path, method, operation as unknown as SchemaNode)),
);

/** Each constraint of each parameter and body loosened and tightened by one: the service reads by other validators. */
export const inputFaults: readonly Fault[] = await compileFaults();

function changesOf(path: string, method: string, operation: SchemaNode): ChangedInput[] {
  const plain = withoutReferences({ ...operation, responses: {} }) as SchemaNode;
  const id = String(plain.operationId) as OperationId;
  const parameters = (plain.parameters ?? []) as { name: string; in: string; required?: boolean; schema: SchemaNode }[];
  const change = (what: string, changed: SchemaNode, validator: string, about: string[]): ChangedInput[] => {
    const schemas = collectSchemas({
      ...contractDocument,
      paths: { [path]: { [method]: changed } },
    } as unknown as OpenApi);
    const schema = schemas.inputs.get(validator);
    return schema === undefined ? [] : [{ id: `input/${id}/${what}`, operation: id, validator, schema, about }];
  };
  const ofParameters = parameters.flatMap((parameter, index) => {
    const replaced = (next: object) => ({ ...plain, parameters: parameters.with(index, { ...parameter, ...next }) });
    const about = [`inputs/${id}`];
    return [
      ...(parameter.required || "default" in parameter.schema
        ? []
        : change(`${parameter.name} required`, replaced({ required: true }), `${id}.parameters`, about)),
      ...parameterVariants(parameter.schema).flatMap(({ what, schema }) =>
        change(`${parameter.name}: ${what}`, replaced({ schema }), `${id}.parameters`, about),
      ),
    ];
  });
  const content =
    (plain.requestBody as { content?: Record<string, { schema: SchemaNode }> } | undefined)?.content ?? {};
  const ofBody = Object.entries(content).flatMap(([mediaType, { schema: whole }]) =>
    schemaVariants(whole).flatMap(({ what, schema }) =>
      change(`body ${what}`, { ...plain, requestBody: { content: { [mediaType]: { schema } } } }, `${id}.body`, [
        `inputs/${id}`,
      ]),
    ),
  );
  return [...ofParameters, ...ofBody];
}

// A parameter is text by nature: a string that may be anything is no change.
function parameterVariants(schema: SchemaNode): Variant[] {
  return schemaVariants(schema).filter(({ what }) => what !== "any type for string");
}

// All validators are compiled in one go: one at a time they would take minutes.
async function compileFaults(): Promise<Fault[]> {
  const code = await compileValidators(
    { ...contractDocument, components: {} } as unknown as OpenApi,
    new Map(changedInputs.map(({ id, schema }) => [id, schema])),
  );
  const compiled = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { validators: Validators };
  return changedInputs.map(({ id, operation, validator, about }) => {
    const changed = compiled.validators[id];
    if (!changed) throw new Error(`${id} was not compiled. Look into compileFaults.`);
    return {
      id,
      operation,
      status: 400,
      about,
      plant: () => ({ served: { contract, inputs: { ...inputs, [validator]: changed } } }),
    };
  });
}

function withoutReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutReferences);
  if (typeof node !== "object" || node === null) return node;
  if ("$ref" in node) return withoutReferences(resolve<object>(contractDocument, node as { $ref: string }));
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withoutReferences(value)]));
}
