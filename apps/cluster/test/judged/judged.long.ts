import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cluster, startCluster } from "../topology/start-cluster.ts";
import { judgeBalancer } from "./judge-balancer.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.end());

it("four servers behind a balancer keep the contract", async () => {
  const { passed, notTried, failed, seconds } = await judgeBalancer(cluster);
  console.log(`${passed} cases passed, ${notTried} were not tried, in ${Math.round(seconds)} s`);
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(200);
});
