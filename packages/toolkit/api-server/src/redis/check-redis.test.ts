import { ErrorReply } from "@redis/client";
import { expect, it } from "vitest";
import { hideCredentials, toAuthError } from "./check-redis.ts";

const password = "S3cret".repeat(40);

it.each([
  [
    `ERR unknown command 'HELLO', with args beginning with: '3' 'AUTH' 'u' '${password.slice(0, 100)}`,
    "ERR unknown command 'HELLO …",
  ],
  [`ERR unknown command \`AUTH\`, with args beginning with: \`${password}\`, `, "ERR unknown command `AUTH …"],
  [`ERR AUTH 'u' '${password}' is not supported by this proxy`, "ERR AUTH …"],
  ["NOAUTH Authentication required.", "NOAUTH Authentication required."],
  [
    "NOPERM User u has no permissions to run the 'evalsha' command",
    "NOPERM User u has no permissions to run the 'evalsha' command",
  ],
  [
    "ERR AUTH <password> called without any password configured",
    "ERR AUTH <password> called without any password configured",
  ],
])("shows the error %s without credentials", (message, shown) => {
  expect(hideCredentials(message, password)).toBe(shown);
});

it("hides a password that a Redis repeats without quotation marks", () => {
  const error = toAuthError(new ErrorReply(`ERR AUTH failed for ${password}`), password);
  expect(error?.message).toMatch(/^REDIS_URL points to a Redis that denies access: ERR AUTH failed for a value/);
  expect(error?.message).not.toContain("S3cret");
});
