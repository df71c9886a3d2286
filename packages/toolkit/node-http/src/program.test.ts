import { expect, it } from "vitest";
import { StartupError } from "./program.ts";

it.each([
  ["HOST postgres://u:s3cret@db.example/x is wrong", "HOST postgres://u:***@db.example/x is wrong"],
  ["redis://:s3@cret/x@db", "redis://:***@db"],
  ["the folder /data/postgres:/u:s3cret@db/x", "the folder /data/postgres:/u:***@db/x"],
  ["postgres://u@db/x and u:v@w", "postgres://u@db/x and u:v@w"],
])("a StartupError with the message %s hides the password", (message, shown) => {
  expect(new StartupError(message).message).toBe(shown);
});
