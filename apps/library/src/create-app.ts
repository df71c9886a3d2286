import { Channel, type ContractApp, mountContract, type Validators } from "@animal-store/openapi-hono";
import { type components, contract } from "./generated/contract.ts";
import { validators as requestValidators } from "./generated/inputs.js";
import type { LibraryStore } from "./store.ts";

export interface LibraryOptions {
  readonly store: LibraryStore;
  /** The key that clients send in `X-Library-Key`. */
  readonly key: string;
  readonly responseValidators?: Validators;
}

export function createApp({ store: { tables, writes }, key, responseValidators }: LibraryOptions): ContractApp {
  const loans = new Channel<components["schemas"]["LoanEvent"]>();
  return mountContract({
    contract,
    requestValidators,
    responseValidators,
    authenticate: ({ libraryKey }) => (libraryKey?.key === key ? { context: "reader" } : undefined),
    handlers: {
      async listBooks({ query: { language, after, limit }, reply }) {
        const rows = await tables.books.list({ filter: { language }, after, limit: limit + 1 });
        const books = rows.slice(0, limit);
        const last = books.at(-1);
        return reply(200, { books, ...(rows.length > limit && last && { next: last.id }) });
      },
      async addBook({ body, reply }) {
        const { outcome } = await writes.addBook(body);
        return reply(201, outcome);
      },
      async findBook({ path: { bookId }, reply, replyError }) {
        const book = await tables.books.find(bookId);
        return book ? reply(200, book) : replyError(404, missing(bookId));
      },
      async removeBook({ path: { bookId }, reply, replyError }) {
        const { outcome } = await writes.removeBook({ bookId });
        if (outcome === "missing") return replyError(404, missing(bookId));
        return outcome === "lent" ? replyError(409, lent(bookId)) : reply(204);
      },
      async lendBook({ path: { bookId }, body: { reader }, reply, replyError }) {
        const { outcome } = await writes.lendBook({ bookId, reader });
        if (outcome === "missing") return replyError(404, missing(bookId));
        if (outcome === "lent") return replyError(409, lent(bookId));
        loans.publish({ event: "lent", data: outcome });
        return reply(200, outcome);
      },
      async returnBook({ path: { bookId }, reply, replyError }) {
        const { outcome } = await writes.returnBook({ bookId });
        if (outcome === "missing") return replyError(404, missing(bookId));
        loans.publish({ event: "returned", data: outcome });
        return reply(204);
      },
      async setCover({ path: { bookId }, body, reply, replyError }) {
        if ("image" in body && body.image.size > maxImageBytes)
          return replyError(400, `The image has ${body.image.size} bytes. Send at most ${maxImageBytes}.`);
        const url = "image" in body ? await toDataUrl(body.image) : body.url;
        const { caption } = body;
        const { outcome } = await writes.setCover({ bookId, cover: { url, ...(caption && { caption }) } });
        return outcome === "missing" ? replyError(404, missing(bookId)) : reply(200, outcome);
      },
      watchLoans: ({ reply }) => reply(200, loans.subscribe()),
    },
  });
}

// The store keeps images in the rows of the books.
const maxImageBytes = 64 * 1024;

async function toDataUrl(image: Blob): Promise<string> {
  return `data:${image.type};base64,${Buffer.from(await image.arrayBuffer()).toString("base64")}`;
}

function missing(bookId: number): string {
  return `There is no book ${bookId}. List the books to see which ids exist.`;
}

function lent(bookId: number): string {
  return `Book ${bookId} is lent. Return it first.`;
}
