import { expect, it } from "vitest";
import type { OperationEntry, ParameterEntry } from "./contract.ts";
import { FetchRequest } from "./fetch-request.ts";
import type { ParametersRead } from "./read-parameters.ts";
import { rememberTargets } from "./remember-targets.ts";

/** Asks a reader that remembers, and counts how often it reads. */
function open(parameters: Pick<ParameterEntry, "name" | "in">[], violations: ParametersRead["violations"] = []) {
  let reads = 0;
  const remembering = rememberTargets({ parameters } as unknown as OperationEntry, ({ request }) => {
    reads += 1;
    return { values: { query: { target: request.target } }, violations };
  });
  return (path: string, headers: Record<string, string> = {}) => {
    const request = new FetchRequest(new Request(`http://here${path}`, { headers }));
    const { values } = remembering({ request, path: {}, query: "" });
    return { target: values.query?.target, reads };
  };
}

const limit = { name: "limit", in: "query" } as const;

it("a target that comes again is read twice, and no more", () => {
  const ask = open([limit]);
  for (const reads of [1, 2, 2, 2]) expect(ask("/pets?limit=1")).toEqual({ target: "/pets?limit=1", reads });
  expect(ask("/pets?limit=2")).toEqual({ target: "/pets?limit=2", reads: 3 });
});

it.each<[string, Parameters<typeof open>, string]>([
  ["with a parameter in its path", [[{ name: "id", in: "path" }]], "/pets/1"],
  ["that breaks a rule", [[limit], [{ path: "limit", message: "limit must be an integer." }]], "/pets?limit=x"],
  ["that is very long", [[limit]], `/pets?limit=${"1".repeat(200)}`],
])("a target %s is read every time", (_, given, path) => {
  const ask = open(...given);
  for (const reads of [1, 2, 3]) expect(ask(path).reads).toBe(reads);
});

it("a request with a header that the operation reads is read every time", () => {
  const ask = open([limit, { name: "Prefer", in: "header" }]);
  for (const reads of [1, 2, 2]) expect(ask("/pets").reads).toBe(reads);
  for (const reads of [3, 4]) expect(ask("/pets", { Prefer: "wait=1" }).reads).toBe(reads);
});

it("more targets than are remembered are still read right", () => {
  const ask = open([limit]);
  for (let round = 0; round < 3; round += 1) {
    for (let number = 0; number < 3000; number += 1) {
      expect(ask(`/pets?limit=${number}`).target).toBe(`/pets?limit=${number}`);
    }
  }
});

it("what is remembered cannot be changed by who was given it", () => {
  const remembering = rememberTargets({ parameters: [limit] } as unknown as OperationEntry, () => {
    return { values: { query: { limit: 1 } }, violations: [] };
  });
  const source = { request: new FetchRequest(new Request("http://here/pets")), path: {}, query: "" };
  for (let time = 0; time < 2; time += 1) remembering(source);
  expect(Object.isFrozen(remembering(source).values.query)).toBe(true);
});
