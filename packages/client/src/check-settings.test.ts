import { describe, expect, it } from "vitest";
import { createStoreClient, createTypedClient } from "./index.ts";

const baseUrl = "https://api.animal-store.example/v1";
const key = "as_live_test";
const creators = [
  { name: "createTypedClient", create: createTypedClient },
  { name: "createStoreClient", create: createStoreClient },
];

describe.each(creators)("$name", ({ create }) => {
  it.each([
    "",
    "undefined",
    "/v1",
    "api.animal-store.example/v1",
    "localhost:3000/v1",
    "ftp://api.animal-store.example/v1",
    `${baseUrl}?`,
    `${baseUrl}?key=secret`,
    `${baseUrl}#pets`,
    "https://somebody@api.animal-store.example/v1",
    "https://",
  ])("refuses the baseUrl '%s' at once, where no page is around it", (bad) => {
    expect(() => create({ baseUrl: bad, key })).toThrow(
      new TypeError(`baseUrl must be an http(s) URL without user or query, got "${bad}". Pass the API's.`),
    );
  });

  it.each(["http://127.0.0.1:3000/v1", "http://[::1]:3000/v1/", "HTTPS://api.animal-store.example", `${baseUrl}/@me`])(
    "takes the baseUrl %s",
    (good) => {
      expect(() => create({ baseUrl: good, key })).not.toThrow();
    },
  );

  it.each([" ", "as_live_test\n", " as_live_test", "Bearer as_live_test", "as_live_…", "ä", "\0", "a\u007f"])(
    "refuses the key '%s' at once, and does not repeat it",
    (bad) => {
      expect(() => create({ baseUrl, key: bad })).toThrow(
        new TypeError("key must be visible ASCII. Pass the API key."),
      );
    },
  );

  it("says of an empty key that it is empty, as where the environment has none", () => {
    expect(() => create({ baseUrl, key: "" })).toThrow(new TypeError("key is empty. Pass the API key."));
  });

  it("refuses what a program without types leaves out", () => {
    const missing: { key: string; baseUrl: string } = JSON.parse("{}");
    expect(() => create({ ...missing, key })).toThrow("baseUrl must be an http(s) URL");
    expect(() => create({ ...missing, baseUrl })).toThrow("key is empty");
  });
});
