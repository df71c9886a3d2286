import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cluster, startCluster } from "../topology/start-cluster.ts";
import { testBalancer } from "./test-balancer.ts";

/** Cases that nginx handles differently from a server. */
const knownDeviations: readonly (readonly [id: RegExp, reason: string])[] = [
  [/^requests\/getPet\/path petId\/percent-encoded$/, "nginx rejects a path that it cannot decode"],
  [/^http\/\w+\/if-(none-)?match$|^entity-tags\/\w+\/parameters$/, "nginx rejects a second If-None-Match or If-Match"],
  [/^raw-http\//, "nginx reads and writes the messages"],
  [/^parser\/options-server$/, "nginx rejects the target *"],
];

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.end());

it("four servers behind a balancer pass the contract tests", async () => {
  const { passed, skipped, failed, seconds } = await testBalancer(cluster);
  const [knownFailures, otherFailures] = [true, false].map((isKnown) =>
    failed.filter((line) => knownDeviations.some(([id]) => id.test(line.slice(0, line.indexOf(":")))) === isKnown),
  );
  console.log(
    `${passed} cases passed, ${skipped} were skipped, ${knownFailures?.length} are known deviations of nginx, in ${Math.round(seconds)} s`,
  );
  expect(otherFailures).toEqual([]);
  expect(passed).toBeGreaterThan(700);
});
