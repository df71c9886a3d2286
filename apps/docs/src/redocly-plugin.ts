import { expandResponseHeaders } from "@animal-store/codegen/response-headers";

// Redocly requires a default export.
export default function docsPlugin() {
  return {
    id: "docs",
    preprocessors: { oas3: { "response-headers": () => ({ Root: { enter: expandResponseHeaders } }) } },
  };
}
