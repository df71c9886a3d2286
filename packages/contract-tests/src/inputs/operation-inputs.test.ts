import { describe, expect, it } from "vitest";
import { operationIds } from "../cases/contract-case.ts";
import { type ContractDocument, contractDocument } from "../document/contract-document.ts";
import { toInputProperties } from "./input-properties.ts";
import { inputsOf } from "./operation-inputs.ts";

/** The document with something changed in the schema of a new pet. */
function changed(change: (newPet: { properties: Record<string, object>; additionalProperties: boolean }) => void) {
  const document = structuredClone(contractDocument) as ContractDocument;
  change(document.components.schemas.NewPet as never);
  return document;
}

describe("what an operation takes", () => {
  it("has a probe for each constraint that a slot states", () => {
    for (const operation of operationIds) {
      const inputs = inputsOf(contractDocument, operation);
      const probes = toInputProperties(inputs);
      for (const { name, schema } of inputs.slots) {
        const kinds = probes.filter(({ slot }) => slot?.name === name).map(({ kind }) => kind);
        const constraints = ["minLength", "maxLength", "minimum", "maximum", "format", "enum", "pattern"];
        for (const constraint of constraints.filter((one) => one in schema))
          expect(kinds.join(), `${operation} ${name}`).toContain(constraint);
      }
    }
  });

  it("follows the document: a new member has probes of its own", () => {
    const document = changed(({ properties }) => {
      properties.weight = { type: "integer", minimum: 3, maximum: 8 };
    });
    const kinds = toInputProperties(inputsOf(document, "createPet"))
      .filter(({ slot }) => slot?.path === "/weight")
      .map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(["minimum: 3", "maximum: 8", "minimum -1", "maximum +1", "type: null"]),
    );
  });

  it("sends null for a nullable member, and does not expect an error", () => {
    const document = changed(withNote({ type: ["string", "null"], enum: ["a", null] }));
    const kinds = toInputProperties(inputsOf(document, "createPet"))
      .filter(({ slot }) => slot?.path === "/note")
      .map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["null", "enum: a", "type: true"]));
    expect(kinds).not.toContain("type: null");
  });

  it.each<[what: string, change: Parameters<typeof changed>[0], message: RegExp]>([
    [
      "a keyword",
      withNote({ type: "string", contentEncoding: "base64" }),
      /The keyword contentEncoding of note, type string, is not supported/,
    ],
    ["a format", withNote({ type: "integer", format: "int32" }), /The format int32 of note is not supported/],
    ["a type", withNote({ type: "array" }), /The type array of note is not supported/],
    [
      "an open body",
      (newPet) => Object.assign(newPet, { additionalProperties: true }),
      /A body that is not a closed object \(createPet\) is not supported/,
    ],
  ])("rejects %s that nothing is generated for", (_what, change, message) => {
    expect(() => inputsOf(changed(change), "createPet")).toThrow(message);
  });
});

function withNote(schema: object): Parameters<typeof changed>[0] {
  return ({ properties }) => Object.assign(properties, { note: schema });
}
