import { contract, type OperationId } from "@animal-store/contract";
import { expectStatus, read } from "../cases/steps.ts";
import type { SentRequest } from "../coverage/exchange.ts";
import { contractDocument } from "../document/contract-document.ts";
import type { Answer } from "../http/http-client.ts";
import { createHttpClient, type HttpClient } from "../http/http-client.ts";
import { inputsOf } from "../inputs/operation-inputs.ts";
import { buildTarget, requestBody, requestHeaders } from "../runner/case-context.ts";
import type { Service, Target } from "../target.ts";
import { requestKey, withKey } from "./request-key.ts";

/** A target in a state that no case has touched. */
export interface OtherState {
  /** Completes "the server answers so too, with …". */
  readonly name: string;
  /** Sends a request alone, with a key of its own in place of the one that it had. */
  ask(request: SentRequest): Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * The states that tell whether an answer rests on what came before: with nothing, with more than a page holds under every filter,
 * and with a pet of its own, free to be ordered, under so many ids.
 */
export function otherStates(target: Target, ids: number): readonly OtherState[] {
  return [
    createState("a new key and an empty store", target, async () => {}),
    createState("a new key and lists of several pages", target, fillLists),
    createState("a new key and another, available pet under each id", target, async (send) => {
      const pet = { name: "Another", categoryId: 1, status: "available" };
      for (let count = 0; count < ids; count += 1) await send("createPet", pet);
    }),
  ];
}

type Prepare = (send: (operation: OperationId, json: object) => Promise<Answer>) => Promise<void>;

function createState(name: string, target: Target, prepare: Prepare): OtherState {
  const answers = new Map<string, Promise<Answer>>();
  let running: { service: Service; client: HttpClient } | undefined;
  return { name, ask, stop };

  function ask(request: SentRequest): Promise<Answer> {
    const key = requestKey(request);
    const answer = answers.get(key) ?? askOnce(request);
    answers.set(key, answer);
    return answer;
  }

  async function askOnce(request: SentRequest): Promise<Answer> {
    running ??= await start();
    const { service, client } = running;
    const key = await nextKey(service);
    const answer = await client.send({ ...request, headers: withKey(request.headers ?? [], key) });
    // What was written is a state of its own.
    if (request.body !== undefined && answer.status < 400) await stop();
    return answer;
  }

  async function start(): Promise<{ service: Service; client: HttpClient }> {
    const service = await target.start("normal");
    const client = createHttpClient(new URL(service.baseUrl).origin);
    await prepare(async (operation, json) =>
      client.send({
        method: contract.operations[operation].method,
        target: contract.basePath + buildTarget(operation, {}),
        headers: requestHeaders(await nextKey(service), {}, true),
        body: requestBody(operation, { json }) ?? "",
      }),
    );
    return { service, client };
  }

  async function stop(): Promise<void> {
    running?.client.close();
    await running?.service.stop();
    running = undefined;
  }
}

// A minute and a key of its own, so that no limit is met.
async function nextKey({ clock, createKey }: Service): Promise<string> {
  clock.advance(60_000);
  return (await createKey({ plan: "business" })).key;
}

const fillLists: Prepare = async (send) => {
  const pet = { name: "Rex", categoryId: 7 };
  const { slots } = inputsOf(contractDocument, "listPets");
  const page = Number(slots.find(({ name }) => name === "limit")?.schema.maximum);
  for (let count = 0; count <= page; count += 1) {
    // The first pet of all stays available: examples order it.
    for (const status of [{ status: "available" }, {}, { status: "pending" }, { status: "sold" }])
      await send("createPet", { ...pet, ...status });
    const { id } = read("Pet", await send("createPet", { ...pet, status: "available" }));
    expectStatus(await send("createOrder", { petId: id }), 201);
  }
};
