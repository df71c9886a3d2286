import type { OperationId } from "@animal-store/contract";
import { isPathOf } from "../../src/coverage/exchange.ts";
import { documentedInputs } from "../../src/coverage/input.ts";
import { basePathOf, contractDocument, documentedOperations } from "../../src/document/contract-document.ts";
import type { HeardRequest } from "./start-foreign.ts";

/** What of an operation an implementation serves: parameters by name, members of the body by JSON Pointer. */
export type Served = Readonly<Partial<Record<OperationId, readonly string[]>>>;

const basePath = basePathOf(contractDocument);
const documented = [...documentedOperations(contractDocument).values()].flatMap(({ id, route }) =>
  route ? [{ id, ...route }] : [],
);
const inputs = Map.groupBy(documentedInputs(contractDocument), ({ operation }) => operation);

/** What the contract documents and an implementation does not serve, each with its operation. */
export function unservedIn(served: Served): string[] {
  return documented.flatMap(({ id }) => {
    const known = servedOf(served, id);
    return known ? unknownInputs(id, known).map((name) => `${name} of ${id}`) : [id];
  });
}

/** Whether a request is about something that the contract documents and an implementation does not serve. */
export function isUnserved(served: Served, { method, url, headers, body }: HeardRequest): boolean {
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  const here = documented.filter((one) => isPathOf(`${basePath}${one.path}`, path));
  const asked = here.find((one) => one.method === (method === "HEAD" ? "GET" : method));
  // What its path may be asked for is told by the answers to all other methods.
  if (!asked) return here.some(({ id }) => !servedOf(served, id));
  const known = servedOf(served, asked.id);
  if (!known) return true;
  const sent = [...new URLSearchParams(query).keys(), ...Object.keys(headers), ...membersOf(body)];
  return unknownInputs(asked.id, known).some((name) => sent.some((one) => one === name || one === name.toLowerCase()));
}

function servedOf(served: Served, id: string): readonly string[] | undefined {
  return Object.entries(served).find(([one]) => one === id)?.[1];
}

function unknownInputs(id: string, known: readonly string[]): string[] {
  return (inputs.get(id) ?? []).map(({ name }) => name).filter((name) => !known.includes(name));
}

function membersOf(body: Uint8Array | undefined): string[] {
  try {
    return Object.keys(JSON.parse(Buffer.from(body ?? []).toString())).map((name) => `/${name}`);
  } catch {
    return [];
  }
}
