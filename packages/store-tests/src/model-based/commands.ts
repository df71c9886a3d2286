import { generateValue, type ScenarioContext } from "@animal-store/conformance/internal";
import { idempotency, type Schemas } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import fc from "fast-check";
import { operationsWith } from "../cases/outcomes.ts";
import { contractDocument } from "../contract-document.ts";
import { type InputField, listFields, listFilters } from "../input-fields.ts";
import {
  isRetained,
  type List,
  type Model,
  type Post,
  paginateDuringWrites,
  retryPost,
  reuseKeyWithOtherBody,
  revalidate,
  sendPost,
  sendRead,
  toQuery,
  useCursorOfOtherList,
} from "./model.ts";

export type Command = fc.AsyncCommand<Model, ScenarioContext>;

/** Returns the commands that a client can run. An index counts back from the latest item when the command runs. */
export function createCommands(): fc.Arbitrary<Command>[] {
  return [
    // Twice, because all others depend on entries.
    ...[plannedPosts, plannedPosts].map((posts) =>
      fc
        .tuple(posts, copies)
        .map(([{ text, toPost }, copyCount]) =>
          createCommand(`${text}${formatCopies(copyCount)}`, (model, context) =>
            sendPost(model, context, toPost(model), copyCount),
          ),
        ),
    ),
    fc
      .tuple(anyIndex, fc.integer({ min: 1, max: 4 }))
      .map(([index, copyCount]) =>
        createItemCommand(`repeat post ${index}, ${copyCount} in parallel`, "posts", index, (model, context, post) =>
          retryPost(model, context, post, copyCount),
        ),
      ),
    anyIndex.map((index) =>
      createItemCommand(
        `send another body with the Idempotency-Key of post ${index}`,
        "posts",
        index,
        (_, context, post) => reuseKeyWithOtherBody(context, post),
        isRetained,
      ),
    ),
    anyIndex.map((index) =>
      createItemCommand(`get pet ${index}`, "pets", index, (model, context, { id }) =>
        sendRead(model, context, { petId: id }),
      ),
    ),
    fc
      .tuple(lists, limits)
      .map(([list, limit]) =>
        createCommand(`${formatList(list)} by ${limit}`, (model, context) => sendRead(model, context, { list, limit })),
      ),
    fc
      .tuple(anyIndex, limits)
      .map(([index, limit]) =>
        createItemCommand(`follow cursor ${index} by ${limit}`, "cursors", index, (model, context, start) =>
          sendRead(model, context, { list: start.list, limit, start }),
        ),
      ),
    fc.tuple(anyIndex, lists).map(([index, list]) =>
      createItemCommand(
        `follow cursor ${index} in ${formatList(list)}`,
        "cursors",
        index,
        (_, context, cursor) => useCursorOfOtherList(context, cursor, list),
        (_, cursor) => formatList(cursor.list) !== formatList(list),
      ),
    ),
    anyIndex.map((index) => createItemCommand(`revalidate read ${index}`, "reads", index, revalidate)),
    fc.tuple(lists, limits, fc.array(plannedPosts, { minLength: 1, maxLength: 8 })).map(([list, limit, posts]) =>
      createCommand(
        `paginate ${formatList(list)} by ${limit} while other clients ${posts.map(({ text }) => text).join(", ")}`,
        (model, context) =>
          paginateDuringWrites(model, context, { list, limit }, async () => {
            for (const { toPost } of posts) await sendPost(model, context, toPost(model), 0);
          }),
      ),
    ),
    fc.constantFrom(1, 60, idempotency.keptSeconds - 1, idempotency.keptSeconds).map((seconds) =>
      createCommand(`wait ${seconds} s`, async (model, { service }) => {
        service.clock.advance(seconds * 1000);
        model.now = service.clock.now();
      }),
    ),
  ];
}

function createCommand(text: string, run: Command["run"]): Command {
  return { check: () => true, run, toString: () => text };
}

type ItemKind = "pets" | "posts" | "cursors" | "reads";

/** Creates a command for one of the items that the model has. */
function createItemCommand<Kind extends ItemKind>(
  text: string,
  kind: Kind,
  index: number,
  run: (model: Model, context: ScenarioContext, item: Model[Kind][number]) => Promise<void>,
  isSelected: (model: Readonly<Model>, item: Model[Kind][number]) => boolean = () => true,
): Command {
  const selectItems = (model: Readonly<Model>) =>
    (model[kind] as Model[Kind][number][]).filter((item) => isSelected(model, item));
  return {
    check: (model) => selectItems(model).length > 0,
    run: (model, context) => {
      const items = selectItems(model);
      return run(model, context, items.at(-1 - (index % items.length)) as Model[Kind][number]);
    },
    toString: () => text,
  };
}

/** A POST that depends on the model when it is sent. */
interface PlannedPost {
  readonly text: string;
  toPost(model: Model): Post;
}

const anyIndex = fc.oneof(fc.nat(3), fc.nat(30));
const limits = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 100 }));
/** Number of parallel POSTs with one Idempotency-Key; 0 sends one POST without it. */
const copies = fc.constantFrom(0, 1, 2, 3);
const lists = fc.oneof(...(["listPets", "listOrders"] as const).map(createLists));
const newPets = createMembers(listFields("createPet").filter((field) => field.in === "body"));
const plannedPosts: fc.Arbitrary<PlannedPost> = fc.oneof(
  newPets.map((json) => ({
    text: `add ${stringifyJson(json)}`,
    toPost: (): Post => ({ operation: "createPet", json: json as Schemas["NewPet"] }),
  })),
  anyIndex.map((index) => ({ text: `order pet ${index}`, toPost: (model: Model) => createOrderPost(model, index) })),
);

function createLists(operation: List["operation"]): fc.Arbitrary<List> {
  const hasIds = operationsWith("id").includes(operation);
  const ids = fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(2n ** 53n + 1n)), { maxLength: 4 });
  return fc.record({
    operation: fc.constant(operation),
    filter: createMembers(listFilters(operation)).map((values) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    ),
    ids: hasIds ? fc.oneof(fc.constant([]), ids) : fc.constant([]),
    isDescending: operationsWith("order").includes(operation) ? fc.boolean() : fc.constant(false),
  });
}

/** Generates values of inputs. Optional inputs are often missing. */
function createMembers(fields: readonly InputField[]) {
  const requiredKeys = fields.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, generateFewValues(field)])), { requiredKeys });
}

/** Generates few different values, so that filters match entries and members repeat. */
function generateFewValues({ schema }: InputField): fc.Arbitrary<unknown> {
  const values = generateValue(contractDocument, schema);
  return fc.oneof(fc.constantFrom(...fc.sample(values, { seed: 1, numRuns: 4 })), values);
}

// Some indexes order pet 0, which does not exist.
function createOrderPost({ pets }: Model, index: number): Post {
  const pet = pets.at(-1 - (index % (pets.length + 1)));
  return { operation: "createOrder", json: { petId: pet?.id ?? 0 } };
}

function formatCopies(copyCount: number): string {
  return copyCount === 0 ? "" : ` with one Idempotency-Key, ${copyCount} in parallel`;
}

function formatList(list: List): string {
  const query = toQuery(list);
  return query === "" ? list.operation : `${list.operation}?${query}`;
}
