import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OperationEntry } from "../contract.ts";
import { Router } from "./router.ts";

function createFind(...routes: [method: string, path: string][]) {
  const operations = routes.map(([method, path]): OperationEntry => {
    return { id: `${method} ${path}`, method, path, parameters: [], body: null, responses: {}, deprecation: null };
  });
  const router = new Router(operations, ({ id }) => id);
  return (path: string) => router.find(path);
}

describe("Router", () => {
  it("returns percent-encoded parameters", () => {
    const find = createFind(["GET", "/shelves/{shelfId}/books/{isbn}/copies/{some.copy_name-2}"]);
    expect(find("/shelves/1/books/a%2Fb/copies/%20")?.parameters).toEqual({
      shelfId: "1",
      isbn: "a%2Fb",
      "some.copy_name-2": "%20",
    });
  });

  it.each([[["/books/{isbn}", "/books/newest"]], [["/books/newest", "/books/{isbn}"]]])(
    "prefers a literal segment to a parameter: %j",
    (paths) => {
      const find = createFind(...paths.map((path): [string, string] => ["GET", path]));
      expect(find("/books/newest")?.resource.path).toBe("/books/newest");
      expect(find("/books/new")?.resource.path).toBe("/books/{isbn}");
      expect(find("/books/newest2")?.resource.path).toBe("/books/{isbn}");
    },
  );

  it("prefers the path with the earlier literal segment if several match", () => {
    const find = createFind(["GET", "/{a}/books/x"], ["GET", "/shelves/{b}/x"], ["GET", "/shelves/books/{c}"]);
    expect(find("/shelves/books/x")?.resource.path).toBe("/shelves/books/{c}");
    expect(find("/shelves/other/x")?.resource.path).toBe("/shelves/{b}/x");
    expect(find("/halls/books/x")?.resource.path).toBe("/{a}/books/x");
  });

  it.each([
    ...[
      "/books/",
      "//books",
      "/book",
      "/books/1/2",
      "/Books",
      "/",
      "",
      "/books%2F1",
      "/%62ooks",
      "/constructor",
      "/books\n",
    ],
  ])("finds nothing at %j", (path) => {
    expect(createFind(["GET", "/books"], ["GET", "/books/{isbn}"])(path)).toBeUndefined();
  });

  it.each([
    ["/books:archive/{isbn}", "/booksX/1"],
    ["/books*", "/booksX"],
    ["/a+b", "/aab"],
    ["/books?", "/book"],
    ["/(books)", "/books"],
  ])("matches %s literally", (path, similarPath) => {
    const find = createFind(["GET", path], ["GET", "/other/{id}"]);
    expect(find(path.replace("{isbn}", "1"))?.resource.path).toBe(path);
    expect(find(similarPath)).toBeUndefined();
  });

  it("matches parameters with text around them, and prefers them to whole segments", () => {
    const find = createFind(["GET", "/books/{isbn}"], ["GET", "/books/{isbn}.json"], ["GET", "/years/{from}-{to}"]);
    expect(find("/books/7.json")).toMatchObject({
      resource: { path: "/books/{isbn}.json" },
      parameters: { isbn: "7" },
    });
    expect(find("/books/7_json")).toMatchObject({
      resource: { path: "/books/{isbn}" },
      parameters: { isbn: "7_json" },
    });
    expect(find("/books/.json")?.resource.path).toBe("/books/{isbn}");
    expect(find("/years/1990-2000")?.parameters).toEqual({ from: "1990", to: "2000" });
    expect(find("/years/1990")).toBeUndefined();
  });

  it("gives each parameter the longest text, as a pattern with a greedy group for each does", () => {
    const part = fc.oneof(
      { weight: 2, arbitrary: fc.constant("{}") },
      fc.constantFrom("/", "a", "-", "aa", "a-", "--"),
    );
    const template = fc.array(part, { maxLength: 10 }).map((parts) => {
      let count = 0;
      return `/${parts.join("").replaceAll("{}", () => `{p${count++}}`)}`;
    });
    const paths = fc.array(fc.string({ unit: fc.constantFrom("a", "-", "/"), maxLength: 12 }), { minLength: 20 });
    let [matches, others] = [0, 0];
    const property = fc.property(template, paths, (path, texts) => {
      const find = createFind(["GET", path]);
      const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`);
      const filled = texts.map((text) => path.replaceAll(/\{\w+\}/g, () => text.replaceAll("/", "-").slice(0, 4)));
      for (const text of [...texts.map((text) => `/${text}`), ...filled]) {
        const groups = pattern.exec(text)?.slice(1);
        expect(find(text)?.parameters).toEqual(
          groups && Object.fromEntries(names.map((name, index) => [name, groups[index]])),
        );
        if (groups) matches += 1;
        else others += 1;
      }
    });
    fc.assert(property, { numRuns: 500 });
    expect(Math.min(matches, others)).toBeGreaterThan(1000);
  });

  it.each(["", "-", "--", "-a-"].flatMap((literal) => [2, 3, 5].map((count) => [literal, count] as const)))(
    "takes linear time for a segment with the literal %j between parameters, %i of them",
    (literal, count) => {
      const template = Array.from({ length: count }, (_, index) => `{p${index}}`).join(literal);
      const find = createFind(["GET", `/tiles/${template}.png`]);
      const start = process.cpuUsage();
      for (const unit of ["-", "-a-", "a", "--a"])
        for (const end of ["", ".png", "/", ".png/"]) find(`/tiles/${unit.repeat(2 ** 14 / unit.length)}${end}`);
      const { user, system } = process.cpuUsage(start);
      // 16 paths of 16 KiB. In quadratic time, one takes 100 ms or more.
      expect((user + system) / 1000, "CPU time in milliseconds").toBeLessThan(100);
    },
  );

  it("allows HEAD wherever it allows GET, and OPTIONS everywhere", () => {
    const find = createFind(["POST", "/books"], ["GET", "/books"], ["DELETE", "/books/{isbn}"]);
    expect(find("/books")?.resource.allow).toBe("GET, HEAD, OPTIONS, POST");
    expect(find("/books/1")?.resource.allow).toBe("DELETE, OPTIONS");
    expect([...(find("/books")?.resource.routes ?? [])]).toEqual([
      ["POST", "POST /books"],
      ["GET", "GET /books"],
    ]);
  });
});
