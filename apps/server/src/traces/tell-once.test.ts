import { expect, it } from "vitest";
import { tellOnce } from "./tell-once.ts";

it("a collector that is away is told once, and once that spans are dropped", () => {
  const lines: string[] = [];
  const tell = tellOnce({ warn: (_, message) => void lines.push(message), error() {} });
  for (const dropped of [3922, 17, 3922]) {
    tell("connect ECONNREFUSED 127.0.0.1:4318");
    tell(`Dropped ${dropped} spans because maxQueueSize reached`);
  }
  expect(lines).toEqual([
    "traces: connect ECONNREFUSED 127.0.0.1:4318",
    "traces: Dropped 3922 spans because maxQueueSize reached",
  ]);
});
