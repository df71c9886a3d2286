import { hash } from "node:crypto";
import {
  type Caller,
  createPlatform,
  idempotencyConflict,
  type PipelineDependencies,
  type ProvidedHeader,
  replayHeaders,
} from "@animal-store/api-platform";
import { Channel, type ContractApp, mountContract, type Validators } from "@animal-store/openapi-hono";
import { type components, contract } from "./generated/contract.ts";
import { validators as requestValidators } from "./generated/inputs.js";
import type { LibraryStore } from "./store.ts";

/** The parts of the library that its document configures: keys, limits, bans and idempotency. */
export const platform = createPlatform(contract, { keyPrefix: "lib" });

export interface LibraryOptions extends PipelineDependencies {
  readonly store: LibraryStore;
  readonly responseValidators?: Validators;
}

export function createApp({ store, responseValidators, ...dependencies }: LibraryOptions): ContractApp {
  const { tables, writes } = store;
  const { clock } = dependencies;
  const readClaim = platform.createIdempotencyClaimReader({ clock, hash: (data) => hash("sha256", data, "base64url") });
  const loans = new Channel<components["schemas"]["LoanEvent"]>();
  return mountContract<typeof contract, Caller, ProvidedHeader>({
    contract,
    requestValidators,
    responseValidators,
    ...platform.mountOptions(dependencies),
    handlers: {
      async listBooks({ query: { language, after, limit }, reply }) {
        const rows = await tables.books.list({ filter: { language }, after, limit: limit + 1 });
        const books = rows.slice(0, limit);
        const last = books.at(-1);
        return reply(200, { books, ...(rows.length > limit && last && { next: last.id }) });
      },
      async addBook(request) {
        const result = await writes.addBook(request.body, readClaim(request));
        if (result.isConflict) return request.replyError(...idempotencyConflict);
        return request.reply(201, result.outcome, replayHeaders(result));
      },
      async findBook({ path: { bookId }, reply, replyError }) {
        const book = await tables.books.find(bookId);
        return book ? reply(200, book) : replyError("book_not_found", missing(bookId));
      },
      async removeBook({ path: { bookId }, reply, replyError }) {
        const { outcome } = await writes.removeBook({ bookId });
        if (outcome === "missing") return replyError("book_not_found", missing(bookId));
        return outcome === "lent" ? replyError("book_lent", lent(bookId)) : reply(204);
      },
      async lendBook({ path: { bookId }, body: { reader }, reply, replyError }) {
        const { outcome } = await writes.lendBook({ bookId, reader });
        if (outcome === "missing") return replyError("book_not_found", missing(bookId));
        if (outcome === "lent") return replyError("book_lent", lent(bookId));
        loans.publish({ event: "lent", data: outcome });
        return reply(200, outcome);
      },
      async returnBook({ path: { bookId }, reply, replyError }) {
        const { outcome } = await writes.returnBook({ bookId });
        if (outcome === "missing") return replyError("book_not_found", missing(bookId));
        loans.publish({ event: "returned", data: outcome });
        return reply(204);
      },
      async setCover({ path: { bookId }, body, reply, replyError }) {
        if ("image" in body && body.image.size > maxImageBytes)
          return replyError(
            "image_too_large",
            `The image has ${body.image.size} bytes. Send at most ${maxImageBytes}.`,
          );
        const url = "image" in body ? await toDataUrl(body.image) : body.url;
        const { caption } = body;
        const { outcome } = await writes.setCover({ bookId, cover: { url, ...(caption && { caption }) } });
        return outcome === "missing" ? replyError("book_not_found", missing(bookId)) : reply(200, outcome);
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
