import { hash } from "node:crypto";
import type { Hono } from "hono";
import { type Admission, type Handlers, type MountOptions, mountContract } from "../src/index.ts";
import { validators as answers } from "./generated/answers.js";
import { type components, contract } from "./generated/contract.ts";
import { validators as inputs } from "./generated/inputs.js";

export type Book = components["schemas"]["Book"];
export interface Reader {
  readonly card: string;
}
export type LibraryHandlers = Handlers<typeof contract, Reader, "X-Trace">;
export type LibraryOptions = Omit<MountOptions<typeof contract, Reader, "X-Trace">, "handlers"> & {
  handlers: Partial<LibraryHandlers>;
};

export const isbn = "9783522202107";
export const momo: Book = {
  id: "0a7cf2a4-6a3f-4a57-9a6c-3d5f2f6f0c11",
  title: "Momo",
  shelf: 7,
  authors: [{ name: "Michael Ende" }],
};
export const draft = { title: "Die unendliche Geschichte", shelf: 7, authors: [{ name: "Michael Ende" }] };

const handlers: LibraryHandlers = {
  listBooks: ({ reply }) => reply(200, [momo], { "X-Total": 1 }),
  addBook: ({ body, reply, refuse }) => {
    if (body.title === momo.title) return refuse("book_exists", `${body.title} is there already. Replace it.`);
    return reply(201, { ...body, id: momo.id }, { Location: `/books/${isbn}` });
  },
  newestBook: async ({ reply }) => reply(200, momo),
  findBook: ({ path, reply, refuse }) =>
    path.isbn === isbn ? reply(200, momo) : refuse("no_such_book", `There is no book ${path.isbn}.`),
  replaceBook: ({ body, reply }) => reply(200, { ...body, id: momo.id }),
  renewLoan: ({ body, reply }) => reply(200, { ...momo, notes: { weeks: String(body?.weeks ?? "unsaid") } }),
  removeBook: ({ reply }) => reply(204),
  findCopy: ({ path, reply }) => reply(200, path),
  openingHours: ({ reply }) => reply(200, { monday: "09-18", sunday: null }),
};

/** The library, with every answer checked against its contract. */
export function createLibraryApp(options: Partial<LibraryOptions> = {}): Hono {
  return mountContract<typeof contract, Reader, "X-Trace">({
    contract,
    inputs,
    answers,
    admit,
    hash: (text) => hash("sha256", text, "base64url"),
    refusals: {
      routeNotFound: "no_such_path",
      methodNotAllowed: "wrong_method",
      insufficientScope: "missing_scope",
      unsupportedMediaType: "wrong_media_type",
      payloadTooLarge: "too_much",
      malformedBody: "no_json",
      invalidInput: "broken_rule",
      unexpected: "failure",
    },
    ...options,
    handlers: { ...handlers, ...options.handlers },
  });
}

/** Lets in whoever shows a card, and everybody to the operation that asks for none. */
const admit: LibraryOptions["admit"] = (request): Admission<Reader, "X-Trace"> => {
  const headers = { "X-Trace": "t1" };
  const card = request.header("authorization");
  if (card || request.target === contract.basePath + contract.operations.openingHours.path)
    return { headers, context: { card: card ?? "" } };
  const refusal = { code: "no_card", message: "Show a card.", headers: { "WWW-Authenticate": "Bearer" } };
  return { headers, refusal };
};
