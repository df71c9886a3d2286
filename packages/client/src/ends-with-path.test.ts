import { expect, it } from "vitest";
import { endsWithPath } from "./ends-with-path.ts";

it.each([
  ["/v1/pets", "/pets", true],
  ["/proxied/v1/pets/7", "/pets/{petId}", true],
  ["/v1/pets/", "/pets/{petId}", false],
  ["/v1/pets/7/toys", "/pets/{petId}", false],
  ["/v1/mypets", "/pets", false],
  ["/v1/pets/7", "/pets/{pet-id}", true],
  ["/v1/feed.json", "/feed.json", true],
  ["/v1/feed-json", "/feed.json", false],
  ["/v1/pets:count", "/pets:count", true],
  ["/v1/a+(b)*$", "/a+(b)*$", true],
  ["/v1/aa(b)", "/a+(b)*$", false],
  ["/v1/caf%C3%A9/7", "/caf%C3%A9/{id}", true],
])("%s, compared with the path %s: %s", (pathname, path, isIts) => {
  expect(endsWithPath(pathname, path)).toBe(isIts);
});
