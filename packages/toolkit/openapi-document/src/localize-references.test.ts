import { describe, expect, it } from "vitest";
import { createDocument } from "./index.ts";

/** Returns what a reference of a schema resolves to in a document with `$self`. */
function resolveIn($self: string | undefined, $ref: string, openapi = "3.2.0"): unknown {
  const reference = { $ref };
  const document = createDocument({
    openapi,
    ...($self !== undefined && { $self }),
    components: { schemas: { Name: { type: "string" }, Other: { properties: { name: reference } } } },
  });
  return document.resolve(reference);
}

const fragment = "#/components/schemas/Name";

describe("a reference by the URI in $self", () => {
  it.each([
    ["https://api.example/v1/openapi", `https://api.example/v1/openapi${fragment}`],
    ["https://api.example/v1/openapi", `openapi${fragment}`],
    ["https://api.example/v1/openapi", `/v1/openapi${fragment}`],
    ["https://api.example/v1/openapi", `../v1/./openapi${fragment}`],
    ["https://API.example:443/v1/openapi", `https://api.example/v1/openapi${fragment}`],
    ["/v1/openapi", `openapi${fragment}`],
    ["/v1/openapi", `/v1/openapi${fragment}`],
    ["urn:example:api", `urn:example:api${fragment}`],
    ["https://api.example/v1/openapi", fragment],
  ])("of %s resolves: %s", (self, reference) => {
    expect(resolveIn(self, reference)).toEqual({ type: "string" });
  });

  it.each([
    ["https://api.example/v1/openapi", `https://api.example/v2/openapi${fragment}`],
    [undefined, `https://api.example/v1/openapi${fragment}`],
  ])("of %s does not resolve: %s", (self, reference) => {
    expect(resolveIn(self, reference)).toEqual({});
  });

  it("is a URL of another document in OpenAPI 3.1", () => {
    const self = "https://api.example/v1/openapi";
    expect(resolveIn(self, self + fragment, "3.1.0")).toEqual({});
  });
});

it("leaves references in examples", () => {
  const value = { $ref: `https://api.example/openapi${fragment}` };
  const { root } = createDocument({
    openapi: "3.2.0",
    $self: "https://api.example/openapi",
    components: { examples: { a: { dataValue: value }, b: { value } } },
  });
  expect(root.components).toEqual({ examples: { a: { dataValue: value }, b: { value } } });
});

it("writes URIs of discriminators and security schemes as references within the document", () => {
  const self = "https://api.example/openapi";
  const { root } = createDocument({
    openapi: "3.2.0",
    $self: self,
    security: [{ "#/components/securitySchemes/key": [] }, { [`${self}#/components/securitySchemes/a~1b`]: ["read"] }],
    components: {
      securitySchemes: { key: {}, "a/b": {} },
      schemas: { Book: { discriminator: { mapping: { a: self + fragment }, defaultMapping: self + fragment } } },
    },
  });
  expect(root.security).toEqual([{ key: [] }, { "a/b": ["read"] }]);
  expect(root.components).toMatchObject({
    schemas: { Book: { discriminator: { mapping: { a: fragment }, defaultMapping: fragment } } },
  });
});

it("keeps a security scheme whose name is also a URI", () => {
  const name = "#/components/securitySchemes/key";
  const { root } = createDocument({
    openapi: "3.2.0",
    security: [{ [name]: [] }],
    components: { securitySchemes: { key: {}, [name]: {} } },
  });
  expect(root.security).toEqual([{ [name]: [] }]);
});
