import assert from "node:assert/strict";
import { contract, type OperationId } from "@animal-store/contract";
import { boundsOf } from "../coverage/bounds.ts";
import { documentedInputs, type Input } from "../coverage/input.ts";
import { responsePlaces } from "../coverage/operation-places.ts";
import { schemaValues } from "../coverage/schema-values.ts";
import { contractDocument } from "../document/contract-document.ts";
import { examplesOf } from "../document/examples-of.ts";
import { entryPlaces, locate } from "../document/locate.ts";
import type { CaseContext } from "../runner/case-context.ts";
import { type ContractCase, operationsWithBody, refused, succeeds } from "./contract-case.ts";
import { latestPages } from "./own-entries.ts";
import { addPet, expectViolationAt, getPet, read } from "./steps.ts";

/** Each string that a body may hold, but for the values of an enum: kept up to its bounds, refused beyond them. */
export const stringMemberCases: ContractCase[] = operationsWithBody.flatMap((operation) =>
  documentedInputs(contractDocument)
    .filter((input) => input.operation === operation && isString(input))
    .flatMap((input) => casesOf(operation, input)),
);

function isString({ name, schema: { node } }: Input): boolean {
  return /^\/[^/[]+$/.test(name) && node.type === "string" && node.enum === undefined && node.format === undefined;
}

function casesOf(operation: OperationId, { name, place, schema }: Input): ContractCase[] {
  const member = name.slice(1);
  const { pattern = "" } = schema.node as { pattern?: string };
  const bounds = boundsOf(schema).map(({ bound, inwards }) => [Number(bound), Number(inwards)] as const);
  const isWithin = (length: number) => bounds.every(([bound, inwards]) => (length - bound) * inwards >= 0);
  const lengths = [...new Set([1, ...bounds.flatMap(([bound, inwards]) => [bound - inwards, bound, bound + inwards])])];
  // A longer text is refused for the size of its body, whatever its own bounds are.
  const longest = contract.limits.bodyBytes - JSON.stringify({ ...bodyOf(operation), [member]: "" }).length;
  const texts = lengths
    .filter((length) => length >= 0 && length <= longest)
    .map((length) => "x".repeat(length))
    .filter((text) => new RegExp(pattern, "u").test(text));
  const about = `string-members/${operation}/${member}`;
  return [
    ...texts
      .filter(({ length }) => isWithin(length))
      .map((text) => ({
        id: `${about}/kept/${text.length}`,
        fact: `a ${member} of length ${text.length} is kept, wherever it is read`,
        ...succeeds(operation),
        place,
        run: (context: CaseContext) => expectKept(context, operation, member, text),
      })),
    ...[...texts.filter(({ length }) => !isWithin(length)), 7, null].map((value) => ({
      id: `${about}/refused/${typeof value === "string" ? value.length : value}`,
      fact: `a ${member} ${typeof value === "string" ? `of length ${value.length}` : `that is ${value}`} is refused`,
      ...refused(operation, "invalid_request"),
      place,
      run: async ({ call }: CaseContext) =>
        expectViolationAt(await call(operation, { json: { ...bodyOf(operation), [member]: value } }), name),
    })),
  ];
}

async function expectKept(context: CaseContext, operation: OperationId, member: string, text: string) {
  const { id: petId } = await addPet(context);
  const own = operation === "createOrder" ? { petId } : {};
  const answer = await context.call(operation, { json: { ...bodyOf(operation), ...own, [member]: text } });
  if (!isAnswered(operation, member)) return answer;
  assert.equal(memberOf(answer.body, member), text);
  if (operation !== "createPet") return answer;
  const { id } = read("Pet", answer);
  assert.equal(memberOf((await getPet(context, id)).body, member), text);
  const listed = (await latestPages(context, "listPets")).flatMap((page) => read("Pets", page));
  assert.equal(
    memberOf(
      listed.find((pet) => pet.id === id),
      member,
    ),
    text,
  );
  return answer;
}

// What a body holds need not come back.
function isAnswered(operation: OperationId, member: string): boolean {
  const { status } = succeeds(operation);
  const response = responsePlaces(contractDocument).find((one) => one.row === operation && one.status === status);
  if (!response) return false;
  return entryPlaces(locate<object>(contractDocument, response.place), "content").some(([, content]) =>
    schemaValues(contractDocument, [...content, "schema"]).some(({ path }) => path.join() === member),
  );
}

function bodyOf(operation: OperationId): object {
  return Object(examplesOf(contractDocument, operation).body);
}

function memberOf(body: unknown, member: string): unknown {
  return Object.entries(body ?? {}).find(([name]) => name === member)?.[1];
}
