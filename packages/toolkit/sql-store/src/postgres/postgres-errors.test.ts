import { DatabaseError } from "pg";
import { expect, it } from "vitest";
import { TimeoutError } from "../timing/with-timeout.ts";
import { isUnavailable } from "./postgres-errors.ts";

const createError = (code: string) => Object.assign(new DatabaseError("", 0, "error"), { code });

it.each(["08006", "25006", "28P01", "40001", "40P01", "53300", "53100", "55P03", "57014", "57P01", "57P03", "58030"])(
  "SQLSTATE %s means that the database is unavailable",
  (state) => {
    expect(isUnavailable(createError(state))).toBe(true);
  },
);

it.each(["22003", "23505", "42P01", "XX001"])("SQLSTATE %s means a defect", (state) => {
  expect(isUnavailable(createError(state))).toBe(false);
});

it.each([
  Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" }),
  new Error("Connection terminated unexpectedly"),
  new TimeoutError(900),
  new Error("Client has encountered a connection error and is not queryable"),
])("%s means that the connection is lost", (error) => {
  expect(isUnavailable(error)).toBe(true);
});

it("any other error means a defect", () => {
  expect(isUnavailable(new TypeError("x is not a function"))).toBe(false);
});
