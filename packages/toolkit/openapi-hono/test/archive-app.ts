import { contract } from "@animal-store/codegen/test/generated/archive/contract.ts";
import { validators as requestValidators } from "@animal-store/codegen/test/generated/archive/inputs.js";
import { validators as responseValidators } from "@animal-store/codegen/test/generated/archive/responses.js";
import { mountContract } from "../src/index.ts";

const papers = [
  { id: 1, title: "Maps" },
  { id: 2, title: "Letters" },
];

/** Serves test/archive.overlay.yaml of codegen. Validates every response. */
export function createArchiveApp() {
  return mountContract({
    contract,
    requestValidators,
    responseValidators,
    handlers: {
      listPapers: ({ query, reply }) => reply(200, papers.slice(0, query.limit)),
      searchPapers: ({ query, body, reply }) =>
        reply(200, papers.filter(({ title }) => "year" in body || title.includes(body.words)).slice(0, query.limit)),
      copyPaper: ({ path, body, reply, replyError }) =>
        papers.some(({ id }) => id === path.id)
          ? reply(201, { id: 1000 + path.id, title: body.title })
          : replyError(404, `There is no paper ${path.id}.`),
      findPapers: ({ querystring: { filter: { words = [], ids } = {} }, reply }) =>
        reply(
          200,
          papers.filter(
            ({ id, title }) => words.every((word) => title.includes(word)) && (ids === undefined || ids.includes(id)),
          ),
        ),
      exportPapers: ({ reply }) => reply(200, papers),
      importPapers: async ({ body, reply }) => {
        let count = 0;
        for await (const { id } of body) if (id > 0) count += 1;
        return reply(200, count);
      },
      watchPapers: ({ reply }) =>
        reply(
          200,
          papers.map((data) => ({ event: "added", data }) as const),
        ),
      findCopies: ({ path, reply }) => reply(200, [1000 + path.id]),
    },
  });
}
