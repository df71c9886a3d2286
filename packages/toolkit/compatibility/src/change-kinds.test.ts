import { Oas3_1Types, Oas3_2Types } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import {
  changeKinds,
  commonFields,
  type Field,
  laterFields,
  type Rule,
  type Verdict,
  waivedFields,
} from "./change-kinds.ts";

type NodeType = { properties: Record<string, unknown>; additionalProperties?: unknown; items?: unknown };

const specTypes = Object.entries(Oas3_2Types as Record<string, NodeType>);
const olderTypes = Oas3_1Types as Record<string, NodeType>;
const flows = ["ImplicitFlow", "PasswordFlow", "ClientCredentials", "AuthorizationCode", "DeviceAuthorization"];
// Lists and maps have no fields. Their entries have rules in the field that contains them.
const objectTypes = specTypes.filter(([, { properties }]) => Object.keys(properties).length > 0);
const containers = specTypes.filter((entry) => !objectTypes.includes(entry)).map(([name]) => name);
const specFields = objectTypes.flatMap(([type, { properties }]) =>
  Object.entries(properties)
    .filter(([name]) => !name.startsWith("x-"))
    .map(([name, definition]) => ({
      specType: type,
      type: flows.includes(type) ? "OAuthFlow" : type,
      name,
      definition,
    }))
    .map((field) => ({ ...field, title: `${field.type}.${field.name}` })),
);

const findField = (type: string, name: string): Field | undefined => changeKinds[type]?.[name];
const findWaiver = (type: string, name: string) => waivedFields[`${type}.${name}`] ?? waivedFields[type];

describe("the table of change kinds", () => {
  it.each(specFields)("classifies or waives $title of OpenAPI 3.2", ({ type, name }) => {
    expect(findField(type, name) ?? findWaiver(type, name)).toBeDefined();
  });

  it.each(specFields.filter(({ definition }) => containers.includes(String(definition))))(
    "classifies added and removed entries of $title",
    ({ type, name }) => {
      const changes = Object.keys(findField(type, name)?.rules ?? {});
      const isAnnotation = Object.values(findField(type, name)?.rules ?? {}).every(
        ({ request }) => request.verdict === "annotation",
      );
      const hasEntries = ["entry added", "entry removed"].every((change) => changes.includes(change));
      expect(isAnnotation || hasEntries || findField(type, name)?.as === "security").toBe(true);
    },
  );

  it("lists the fields that OpenAPI defines since 3.2", () => {
    const isNew = ({ specType, name }: (typeof specFields)[number]) =>
      !(name in (olderTypes[specType]?.properties ?? {}));
    const newFields = specFields.filter((field) => isNew(field) && findField(field.type, field.name));
    const isInOlderFlow = ({ title }: { title: string }) =>
      specFields.some((other) => other.title === title && !isNew(other));
    const titles = newFields.filter((field) => !isInOlderFlow(field)).map(({ title }) => title);
    expect([...laterFields].sort()).toEqual([...new Set(titles)].sort());
  });

  it("contains no field that OpenAPI does not define, except `x-` keys", () => {
    const defined = new Set(specFields.map(({ type, name }) => `${type}.${name}`));
    const ownTypes = ["ErrorCode", "RateLimitPlan", "Ban", "Idempotency", "RequestLimits", "CrossOrigin"];
    const unknownFields = listFields().filter(
      ({ type, name }) =>
        !name.startsWith("x-") && name !== "*" && !ownTypes.includes(type) && !defined.has(`${type}.${name}`),
    );
    expect(unknownFields.map(({ type, name }) => `${type}.${name}`)).toEqual([]);
  });

  it("has a reason for each verdict, and a next step for each breaking change", () => {
    for (const { kind, rule } of listKinds())
      for (const { verdict, reason, nextStep } of [rule.request, rule.response]) {
        expect(reason, kind).toMatch(/^[A-Z`].*\.$/);
        if (verdict === "breaking") expect(nextStep, kind).toMatch(/^(?!Keep it\b)[A-Z].*\.$/);
      }
  });

  it("gives different kinds of breaking changes different next steps", () => {
    const steps = listKinds().flatMap(({ rule }) => [rule.request.nextStep, rule.response.nextStep]);
    expect(new Set(steps).size).toBeGreaterThan(30);
  });

  it("is the table in CHANGES.md", async () => {
    await expect(describeKinds()).toMatchFileSnapshot("../CHANGES.md");
  });
});

function listFields() {
  return Object.entries(changeKinds).flatMap(([type, fields]) =>
    Object.entries(fields).map(([name, field]) => ({ type, name, field })),
  );
}

function listKinds() {
  const common = Object.entries(commonFields).map(([name, field]) => ({ type: "Any object", name, field }));
  return [...listFields(), ...common].flatMap(({ type, name, field }) =>
    Object.entries(field.rules).map(([change, rule]) => ({
      kind: `${type}.${name} ${change}`,
      type,
      name,
      change,
      rule,
    })),
  );
}

function toVerdict({ request, response }: Rule): Verdict {
  const verdicts = [request.verdict, response.verdict];
  return (["breaking", "compatible"] as const).find((verdict) => verdicts.includes(verdict)) ?? "annotation";
}

function describeKinds(): string {
  const kinds = listKinds();
  const count = (verdict: Verdict) => kinds.filter(({ rule }) => toVerdict(rule) === verdict).length;
  const types = [...new Set(kinds.map(({ type }) => type))];
  const waivers = Object.entries(waivedFields);
  return [
    "# Kinds of changes",
    "",
    `The comparison distinguishes ${kinds.length} kinds of changes: ${count("breaking")} break clients in requests, in responses or in both, ${count("compatible")} are compatible and ${count("annotation")} are annotations. ${waivers.length} fields or objects are waived.`,
    "",
    "`src/change-kinds.ts` is the table. `src/change-kinds.test.ts` checks that it contains every field of OpenAPI 3.2, and generates",
    "this file: `vitest run src/change-kinds.test.ts --update`.",
    "",
    "In webhooks and callbacks the client is the server, so the columns are reversed.",
    ...types.flatMap((type) => [
      "",
      `## ${type}`,
      "",
      ...formatTable(
        ["field", "change", "in requests", "in responses", "next step"],
        kinds.filter((kind) => kind.type === type).map(toCells),
      ),
    ]),
    "",
    "## Waived",
    "",
    ...formatTable(
      ["field or object", "reason"],
      waivers.map(([name, reason]) => [`\`${name}\``, reason]),
    ),
    "",
  ].join("\n");
}

function toCells({ name, change, rule }: ReturnType<typeof listKinds>[number]): string[] {
  const { request, response } = rule;
  const isEqual = !request.nextStep || !response.nextStep || request.nextStep === response.nextStep;
  const nextStep = isEqual
    ? (request.nextStep ?? response.nextStep ?? "")
    : `Requests: ${request.nextStep} Responses: ${response.nextStep}`;
  return [`\`${name}\``, change, request.verdict, response.verdict, nextStep];
}

function formatTable(head: string[], rows: string[][]): string[] {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll("|", "\\|")));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const formatRow = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [headLine = "", ...lines] = cells.map(formatRow);
  return [headLine, formatRow(widths.map((width) => "-".repeat(width))), ...lines];
}
