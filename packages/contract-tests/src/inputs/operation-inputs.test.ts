import { describe, expect, it } from "vitest";
import { operationIds } from "../cases/contract-case.ts";
import { type ContractDocument, contractDocument } from "../document/contract-document.ts";
import { toInputProperties } from "./input-properties.ts";
import { getInputs } from "./operation-inputs.ts";

function changeNewPet(change: (newPet: { properties: Record<string, object>; additionalProperties: boolean }) => void) {
  const document = structuredClone(contractDocument) as ContractDocument;
  change(document.components.schemas.NewPet as never);
  return document;
}

describe("the inputs of an operation", () => {
  it("have a property for each constraint", () => {
    for (const operation of operationIds) {
      const inputs = getInputs(contractDocument, operation);
      const properties = toInputProperties(inputs);
      for (const { name, schema } of inputs.fields) {
        const kinds = properties.filter(({ field }) => field?.name === name).map(({ kind }) => kind);
        const constraints = ["minLength", "maxLength", "minimum", "maximum", "format", "enum", "pattern"];
        for (const constraint of constraints.filter((keyword) => keyword in schema))
          expect(kinds.join(), `${operation} ${name}`).toContain(constraint);
      }
    }
  });

  it("include a member that is added to the contract", () => {
    const document = changeNewPet(({ properties }) => {
      properties.weight = { type: "integer", minimum: 3, maximum: 8 };
    });
    const kinds = toInputProperties(getInputs(document, "createPet"))
      .filter(({ field }) => field?.path === "/weight")
      .map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(["minimum: 3", "maximum: 8", "minimum -1", "maximum +1", "type: null"]),
    );
  });

  it("accept null for a nullable member", () => {
    const document = changeNewPet(addNote({ type: ["string", "null"], enum: ["a", null] }));
    const kinds = toInputProperties(getInputs(document, "createPet"))
      .filter(({ field }) => field?.path === "/note")
      .map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["null", "enum: a", "type: true"]));
    expect(kinds).not.toContain("type: null");
  });

  it.each<[feature: string, change: Parameters<typeof changeNewPet>[0], message: RegExp]>([
    [
      "a keyword",
      addNote({ type: "string", contentEncoding: "base64" }),
      /The keyword contentEncoding of note, type string, is not supported/,
    ],
    ["a format", addNote({ type: "integer", format: "int32" }), /The format int32 of note is not supported/],
    ["a type", addNote({ type: "array" }), /The type array of note is not supported/],
    [
      "an open body",
      (newPet) => Object.assign(newPet, { additionalProperties: true }),
      /A body that is not a closed object \(createPet\) is not supported/,
    ],
  ])("reject %s that the generators do not support", (_feature, change, message) => {
    expect(() => getInputs(changeNewPet(change), "createPet")).toThrow(message);
  });
});

it("of a form are those of createFormCases", () => {
  const document = structuredClone(contractDocument) as ContractDocument;
  const operation = document.paths["/pets"]?.post as { requestBody: object };
  operation.requestBody = { content: { "multipart/form-data": { schema: { type: "object" } } } };
  expect(() => getInputs(document, "createPet")).toThrow(
    /createPet has a body of multipart.form-data. Use createFormCases/,
  );
});

function addNote(schema: object): Parameters<typeof changeNewPet>[0] {
  return ({ properties }) => Object.assign(properties, { note: schema });
}
