import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cluster, startCluster } from "../topology/start-cluster.ts";
import { testBalancer } from "./test-balancer.ts";

/** Where nginx answers otherwise than a server, and why. */
const known: readonly (readonly [id: RegExp, why: string])[] = [
  [/^inputs\/getPet\/path petId\/percent-encoding/, "nginx refuses a path that it cannot decode, as no HTTP"],
  [/\/two header fields$|^entity-tags\/listPets\/parameters$/, "nginx refuses a second If-None-Match"],
  [/^parser\/bad-request\/a header without a colon$/, "nginx leaves such a line away"],
];

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.end());

it("four servers behind a balancer keep the contract", async () => {
  const { passed, notTried, failed, seconds } = await testBalancer(cluster);
  const [expected, others] = [true, false].map((isKnown) =>
    failed.filter((line) => known.some(([id]) => id.test(line.slice(0, line.indexOf(":")))) === isKnown),
  );
  console.log(
    `${passed} cases passed, ${notTried} were not tried, ${expected?.length} nginx answered itself, in ${Math.round(seconds)} s`,
  );
  expect(others).toEqual([]);
  expect(passed).toBeGreaterThan(700);
});
