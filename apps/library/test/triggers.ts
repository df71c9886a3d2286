import type { Trigger } from "@animal-store/conformance/platform";

/** The requests that get the error codes of the library. */
export const triggers: Readonly<Record<string, Trigger>> = {
  // Loans are not in the store.
  internal_error: { condition: "keys-fail", run: (send) => send() },
  service_unavailable: { condition: "keys-unavailable", run: (send) => send() },
  book_not_found: { run: (send) => send({ path: { bookId: 2 ** 40 } }) },
  book_lent: {
    async run(send, { call }) {
      const { id: bookId } = (await call("addBook")).body as { id: number };
      await call("lendBook", { path: { bookId }, json: { reader: "Ann" } });
      return send({ path: { bookId }, json: { reader: "Ben" } });
    },
  },
  image_too_large: {
    async run(send, { call }) {
      const { id: bookId } = (await call("addBook")).body as { id: number };
      const form = new FormData();
      form.append("image", new Blob(["x".repeat(65_537)], { type: "image/png" }));
      const response = new Response(form);
      return send({
        path: { bookId },
        body: new Uint8Array(await response.arrayBuffer()),
        headers: { "Content-Type": response.headers.get("Content-Type") },
      });
    },
  },
};
