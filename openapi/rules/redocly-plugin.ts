import { expandResponseHeaders } from "@animal-store/codegen/response-headers";
import type { NodeType } from "@redocly/openapi-core";
import { decisions } from "./decisions.ts";
import { errorExamples, headerExamples } from "./examples.ts";
import { storableText } from "./storable-text.ts";
import { sunsetNear, sunsetPassed } from "./sunsets.ts";
import { isStatusCode } from "./visit.ts";

type NodeTypes = Record<string, NodeType>;

// Redocly loads a plugin by its default export.
export default function animalStorePlugin() {
  return {
    id: "animal-store",
    typeExtension: { oas3: extendNodeTypes },
    preprocessors: { oas3: { "response-headers": () => ({ Root: { enter: expandResponseHeaders } }) } },
    rules: {
      oas3: {
        decisions,
        "error-examples": errorExamples,
        "header-examples": headerExamples,
        "storable-text": storableText,
        "sunset-near": sunsetNear,
        "sunset-passed": sunsetPassed,
      },
    },
  };
}

// `rule/stability` checks that of operations.
const stability: NodeType["properties"][string] = { enum: ["stable", "beta", "experimental"] };

// Makes Redocly check the `x-` keys, such as the responses of `x-unrouted-responses`.
function extendNodeTypes(types: NodeTypes): NodeTypes {
  return {
    ...types,
    Root: withProperties(types, "Root", {
      "x-error-codes": "ErrorCodes",
      "x-scopes": "Scopes",
      "x-unrouted-responses": "UnroutedResponses",
    }),
    Operation: withProperties(types, "Operation", {
      "x-deprecated-at": { type: "string" },
      "x-deprecation-docs": { type: "string" },
      "x-successor": { type: "string" },
      "x-sunset": { type: "string" },
    }),
    Parameter: withProperties(types, "Parameter", { "x-stability": stability }),
    Header: withProperties(types, "Header", { "x-stability": stability }),
    Schema: withProperties(types, "Schema", { "x-stability": stability, "x-open-enum": { type: "boolean" } }),
    Response: withProperties(types, "Response", {
      "x-error-codes": { type: "array", items: { type: "string" } },
      "x-stability": stability,
    }),
    Scopes: { properties: {}, additionalProperties: { type: "string" } },
    ErrorCodes: { properties: {}, additionalProperties: () => "ErrorCode" },
    ErrorCode: {
      properties: { status: { type: "integer" }, description: { type: "string" } },
      required: ["status", "description"],
      extensionsPrefix: "x-",
    },
    UnroutedResponses: {
      properties: {},
      additionalProperties: (_value: unknown, key: string) => (isStatusCode(key) ? "Response" : undefined),
    },
  };
}

function withProperties(types: NodeTypes, name: string, properties: NodeType["properties"]): NodeType {
  const type = types[name];
  if (!type) throw new Error(`Redocly has no node type ${name}: look up its new name in Oas3_1Types.`);
  return { ...type, properties: { ...type.properties, ...properties } };
}
