import { expect, it } from "vitest";
import { createAskedLately } from "./asked-lately.ts";

it("knows what was asked about a moment ago, and not what was never asked about", () => {
  const wasAskedLately = createAskedLately();
  for (const name of ["listPets ", "getPet 1", "getPet 10", "listPets cursor=bGlzdFBldHM6OjIw"]) {
    expect(wasAskedLately(name)).toBe(false);
    expect(wasAskedLately(name)).toBe(true);
  }
});

it("forgets what was asked about before very many others", () => {
  const wasAskedLately = createAskedLately();
  wasAskedLately("getPet 0");
  for (let id = 1; id <= 300_000; id += 1) wasAskedLately(`getPet ${id}`);
  expect(wasAskedLately("getPet 0")).toBe(false);
});

it("knows a few thousand of the last ones", () => {
  const wasAskedLately = createAskedLately();
  const names = Array.from({ length: 4000 }, (_, index) => `getPet ${index * 251}`);
  for (const name of names) wasAskedLately(name);
  expect(names.filter((name) => wasAskedLately(name)).length).toBeGreaterThan(3000);
});
