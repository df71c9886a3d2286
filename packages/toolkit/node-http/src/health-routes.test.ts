import { StoreUnavailableError } from "@animal-store/process";
import { expect, it } from "vitest";
import { createHealthRoutes } from "./health-routes.ts";

function openReadiness() {
  const state = {
    now: 0,
    readFailure: undefined as Error | undefined,
    writeFailure: undefined as Error | undefined,
    warning: undefined as string | undefined,
    isStopping: false,
    probes: 0,
  };
  const app = createHealthRoutes({
    checks: {
      "reads fail": () => {
        if (state.readFailure) throw state.readFailure;
      },
      "writes fail": async () => {
        state.probes += 1;
        if (state.writeFailure) throw state.writeFailure;
      },
    },
    warning: () => state.warning,
    isStopping: () => state.isStopping,
    now: () => state.now,
  });
  const getReadiness = async () => {
    const response = await app.request("/readyz");
    return [response.status, (await response.json()).reasons];
  };
  return { app, state, getReadiness };
}

const isReady = [200, undefined];

it("checks at most once per second, and recovers by itself", async () => {
  const { app, state, getReadiness } = openReadiness();
  state.writeFailure = new StoreUnavailableError("the disk is full");
  const notReady = [503, ["writes fail: the disk is full"]];
  expect(await Promise.all([getReadiness(), getReadiness()])).toEqual([notReady, notReady]);
  expect((await app.request("/healthz")).status).toBe(200);
  state.writeFailure = undefined;
  state.now += 999;
  expect(await getReadiness()).toEqual(notReady);
  expect(state.probes).toBe(1);
  state.now += 1;
  expect(await Promise.all([getReadiness(), getReadiness()])).toEqual([isReady, isReady]);
  expect(state.probes).toBe(2);
});

it("reports each failed check, and hides the messages of database drivers", async () => {
  const { state, getReadiness } = openReadiness();
  state.readFailure = new Error("connect ECONNREFUSED db.internal:5432");
  state.writeFailure = new StoreUnavailableError("the database is read-only");
  expect(await getReadiness()).toEqual([
    503,
    ["reads fail: unexpected failure, see the log", "writes fail: the database is read-only"],
  ]);
});

it("reports a warning while it is ready, and that the process is stopping", async () => {
  const { state, getReadiness } = openReadiness();
  state.warning = "limits: Redis unavailable";
  expect(await getReadiness()).toEqual([200, ["limits: Redis unavailable"]]);
  state.isStopping = true;
  expect(await getReadiness()).toEqual([503, ["process: shutting down", "limits: Redis unavailable"]]);
});

it("is ready without checks", async () => {
  expect(await (await createHealthRoutes({}).request("/readyz")).json()).toEqual({ status: "ready" });
});
