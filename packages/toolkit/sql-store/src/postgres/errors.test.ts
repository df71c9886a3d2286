import { DatabaseError } from "pg";
import { expect, it } from "vitest";
import { describeDriverErrors } from "../../test/describe-driver-errors.ts";
import { TimeoutError } from "../timing/with-timeout.ts";
import * as errors from "./errors.ts";

const createError = (code: string) => Object.assign(new DatabaseError(code, 0, "error"), { code });

const otherReason = "PostgreSQL is unavailable";
const reasons: Readonly<Record<string, string>> = {
  "08006": otherReason,
  "25006": "the database is read-only",
  "25P03": otherReason,
  "28P01": "PostgreSQL rejects the user or the password",
  "3D000": "the database does not exist",
  "40001": otherReason,
  "40P01": otherReason,
  "53100": "the disk of PostgreSQL is full",
  "53300": "PostgreSQL has no connection left",
  "55P03": "another session holds a lock for too long",
  "57014": "PostgreSQL took too long",
  "57P01": "PostgreSQL is starting or stopping",
  "57P03": "PostgreSQL is starting or stopping",
  "58030": otherReason,
  PW002: "PostgreSQL has fsync off, so a crash of its machine could lose acknowledged writes",
  PW003: "PostgreSQL has full_page_writes off, so a crash of its machine could lose acknowledged writes",
};

describeDriverErrors(errors, {
  unavailable: [
    ...Object.entries(reasons).map(([state, reason]) => [createError(state), reason] as const),
    ...[
      Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" }),
      new Error("Connection terminated unexpectedly"),
      new Error("Client has encountered a connection error and is not queryable"),
    ].map((error) => [error, "PostgreSQL cannot be reached"] as const),
    [new TimeoutError(900), "PostgreSQL did not respond in time"],
  ],
  defects: [...["22003", "23505", "42P01", "XX001"].map(createError), new TypeError("x is not a function")],
  foreignKeyViolation: createError("23503"),
});

const database = { location: "postgres://db/library", urlSource: "DATABASE_URL" } as const;

it.each([
  [new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"), "requires a password"],
  [Object.assign(new Error("self-signed certificate"), { code: "SELF_SIGNED_CERT_IN_CHAIN" }), "sslrootcert"],
  [Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }), "a running PostgreSQL"],
])("states the next step for %s", (error, nextStep) => {
  expect(errors.toDatabaseError(database, error).message).toContain(nextStep);
});
