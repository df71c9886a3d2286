import assert from "node:assert/strict";
import type { OperationId } from "@animal-store/contract";
import { contractDocument, type ResponseObject, type Schema } from "../document/contract-document.ts";
import { documentedOperations } from "../document/documented-operations.ts";
import { examplesOf } from "../document/examples-of.ts";
import { resolve } from "../document/resolve.ts";
import type { Answer } from "../http/answer.ts";
import type { CaseContext } from "../runner/case-context.ts";
import { type ContractCase, operationIds, succeeds } from "./contract-case.ts";
import { expectReplayOf, onceKey } from "./idempotent-posts.ts";
import { addPet, getPet, order, read } from "./steps.ts";

/** The successful response of each operation, after members were sent in reverse order. */
const requests: { readonly [Id in OperationId]: (context: CaseContext) => Promise<Answer> } = {
  createPet: async (context) => {
    const options = { json: reversedExample("createPet"), headers: { "Idempotency-Key": onceKey(context) } };
    const first = await context.call("createPet", options);
    expectReplayOf(first, await context.call("createPet", options));
    return first;
  },
  getPet: async (context) => getPet(context, read("Pet", await addReversed(context)).id),
  listPets: async (context) => {
    await addReversed(context);
    return context.call("listPets", { query: "limit=100" });
  },
  createOrder: async (context) => order(context, (await addPet(context)).id),
  listOrders: async (context) => {
    await order(context, (await addPet(context)).id);
    return context.call("listOrders");
  },
};

/** Responses list the members of an object in the order of its schema, whatever the order of the request was. */
export const memberOrderCases: ContractCase[] = operationIds.map((operation) => ({
  id: `member-order/${operation}`,
  fact: "members come in the order of the contract",
  ...succeeds(operation),
  async run(context) {
    const answer = await requests[operation](context);
    const members = membersOf(operation, answer.status);
    for (const entry of [answer.body].flat() as object[]) {
      const found = Object.keys(entry);
      assert.deepEqual(
        found,
        members.filter((member) => found.includes(member)),
      );
    }
    return answer;
  },
}));

function addReversed({ call }: CaseContext): Promise<Answer> {
  return call("createPet", { json: reversedExample("createPet") });
}

function reversedExample(operation: OperationId): object {
  const example = examplesOf(contractDocument, operation).body as object;
  return Object.fromEntries(Object.entries(example).toReversed());
}

/** The members of an operation's response, or of the entries of its list. */
function membersOf(operation: OperationId, status: number): string[] {
  const response = documentedOperations(contractDocument).get(operation)?.responses.get(status) as ResponseObject;
  const [content] = Object.values(response.content ?? {});
  const schema = resolve<Schema>(contractDocument, content?.schema ?? {});
  const entry = schema.items ? resolve<Schema>(contractDocument, schema.items as Schema) : schema;
  return Object.keys(entry.properties ?? {});
}
