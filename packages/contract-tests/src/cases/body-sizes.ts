import { contract } from "@animal-store/contract";
import { type ContractCase, operationsWithBody, refused, succeeds } from "./contract-case.ts";
import { idempotentPosts } from "./idempotent-posts.ts";
import { expectStatus } from "./steps.ts";

const { bodyBytes } = contract.limits;
const pet = '{"name":"Rex","categoryId":7}';

export const bodySizeCases: ContractCase[] = [
  ...idempotentPosts.flatMap(({ operation, prepare }) =>
    [bodyBytes - 1, bodyBytes].flatMap((length) =>
      [false, true].map(
        (chunked): ContractCase => ({
          id: `body-sizes/${operation}/${length}${chunked ? "-chunked" : ""}`,
          fact: `a body of ${length} bytes ${chunked ? "in chunks " : ""}is read`,
          ...succeeds(operation),
          async run(context) {
            const [body] = await prepare(context);
            return context.call(operation, { body: body.padEnd(length), chunked });
          },
        }),
      ),
    ),
  ),
  ...operationsWithBody.flatMap((operation) =>
    [bodyBytes + 1, 16 * bodyBytes].flatMap((length) =>
      [false, true].map(
        (chunked): ContractCase => ({
          id: `body-sizes/${operation}/${length}${chunked ? "-chunked" : ""}`,
          fact: `a body of ${length} bytes ${chunked ? "in chunks " : ""}is too large`,
          ...refused(operation, "payload_too_large"),
          run: ({ call }) => call(operation, { body: pet.padEnd(length), chunked }),
        }),
      ),
    ),
  ),
  ...[false, true].map(
    (chunked): ContractCase => ({
      id: `body-sizes/createPet/next-request${chunked ? "-chunked" : ""}`,
      fact: `after a refused body ${chunked ? "in chunks " : ""}the connection serves the next request, or says that it closes`,
      ...succeeds("listPets"),
      async run({ call }) {
        expectStatus(await call("createPet", { body: pet.padEnd(16 * bodyBytes), chunked }), 413);
        return call("listPets");
      },
    }),
  ),
  {
    id: "body-sizes/createPet/bytes",
    fact: "bytes are counted, not characters",
    ...refused("createPet", "payload_too_large"),
    run: ({ call }) => call("createPet", { body: `{"name":"${"犬".repeat(bodyBytes / 2)}"}` }),
  },
  {
    id: "body-sizes/createPet/media-type-first",
    fact: "the media type is refused before the size",
    ...refused("createPet", "unsupported_media_type"),
    run: ({ call }) =>
      call("createPet", { body: "x".repeat(bodyBytes + 1), headers: { "Content-Type": "text/plain" } }),
  },
  {
    id: "body-sizes/createPet/size-first",
    fact: "the size is refused before the content",
    ...refused("createPet", "payload_too_large"),
    run: ({ call }) => call("createPet", { body: "x".repeat(bodyBytes + 1) }),
  },
];
