import type { Oas3Rule, Plugin } from "@redocly/openapi-core";
import { methods } from "./document.ts";

/** References to path items that could be followed in two ways, or that would be lost when the items are drawn in. */
export function pathItemRule(root: string): { plugins: Plugin[]; rules: Record<string, "error"> } {
  const rule: Oas3Rule = () => ({
    ref: {
      enter(node, { report, location, type }, { node: target, location: targetLocation }) {
        if (type.name === "PathItem") {
          const field = [...methods, "parameters", "servers"].find((name) => name in node && name in Object(target));
          if (field)
            report({ message: `The path item it references has ${field} too`, location: location.child(field).key() });
          return;
        }
        const isInItem = /^#\/components\/pathItems\/[^/]+\//.test(String(targetLocation?.pointer));
        if (isInItem && targetLocation?.source.absoluteRef === root)
          report({ message: "$ref leads into a path item of components", location: location.child("$ref").key() });
      },
    },
  });
  return {
    plugins: [{ id: "codegen", rules: { oas3: { "path-items": rule } } }],
    rules: { "codegen/path-items": "error" },
  };
}
