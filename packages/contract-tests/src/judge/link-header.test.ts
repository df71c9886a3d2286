import { expect, it } from "vitest";
import { parseLinks } from "./judge-headers.ts";

it("reads several links with several parameters", () => {
  expect(parseLinks('</docs#a>; rel="deprecation"; type="text/html", </v1/pets?a=1,2>; rel=next')).toEqual([
    { target: "/docs#a", rel: "deprecation" },
    { target: "/v1/pets?a=1,2", rel: "next" },
  ]);
});

it.each([
  "",
  "/v1/pets",
  "</v1/pets>",
  "</v1/pets>; title=next",
  '</v1/pets>; rel="next"; ',
  '</v1/pets>; rel="next" </b>; rel="next"',
])("takes %j for no Link", (header) => {
  expect(parseLinks(header)).toBeUndefined();
});
