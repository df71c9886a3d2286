import type { Claim } from "@animal-store/service";
import type { Fault, Planting } from "../fault.ts";
import { withHeader } from "../plant/change-answers.ts";
import { withClaims } from "../plant/with-claims.ts";
import { behaviour, other, otherAnswers, otherStores, otherWay } from "./behaviour.ts";

/** What a POST that is sent twice comes to. */
export const idempotencyFaults: readonly Fault[] = [
  behaviour("an Idempotency-Key is ignored", ["idempotency/createPet/replay"], () => claiming(() => undefined)),
  behaviour("a replayed POST acts twice behind its first answer", ["idempotency/createPet/replay"], () =>
    otherStores(({ pets }) => ({
      pets: {
        ...pets,
        async add(pet, claim) {
          const written = await pets.add(pet, claim);
          if (!written.isConflict && written.isReplay) await pets.add(pet);
          return written;
        },
      },
    })),
  ),
  behaviour("parallel replays act twice", ["idempotency/createPet/parallel"], () => {
    const underWay = new Map<string, () => void>();
    return otherStores(({ pets }) => ({
      pets: {
        ...pets,
        async add(pet, claim) {
          const release = underWay.get(claim?.scope ?? "");
          if (release) release();
          if (!claim || release) return pets.add(pet);
          // The first one is held until another one comes.
          await new Promise<void>((resolve) => underWay.set(claim.scope, resolve));
          return pets.add(pet, claim);
        },
      },
    }));
  }),
  behaviour("a replay has no header", ["idempotency/createPet/replay"], () =>
    otherAnswers((answer) => withHeader(answer, "idempotency-replayed", undefined)),
  ),
  behaviour("the first answer has the header of a replay", ["idempotency/createPet/replay"], () =>
    otherAnswers((answer, request) =>
      request.headers.has("idempotency-key") && answer.status === 201
        ? withHeader(answer, "idempotency-replayed", "true")
        : answer,
    ),
  ),
  behaviour("a conflict is not noticed", ["idempotency/createPet/conflict"], () =>
    claiming((claim) => ({ ...claim, fingerprint: "any" })),
  ),
  behaviour("a conflict is done like a new request", ["idempotency/createPet/conflict"], () =>
    claiming((claim) => ({ ...claim, scope: claim.scope + claim.fingerprint })),
  ),
  behaviour("bodies that differ in blanks are the same", ["idempotency/createPet/conflict"], () =>
    other(({ hash }) => ({
      hash: (data) => hash(typeof data === "string" ? data : Buffer.from(data).toString().replace(/\s/g, "")),
    })),
  ),
  behaviour("an outcome is kept for ever", ["idempotency/createPet/kept-time"], () =>
    claiming((claim) => ({ ...claim, expiresAt: Number.MAX_SAFE_INTEGER })),
  ),
  behaviour("an outcome is kept a millisecond too long", ["idempotency/createPet/kept-time"], () =>
    claiming((claim) => ({ ...claim, expiresAt: claim.expiresAt + 1 })),
  ),
  behaviour("a replay gives the pet as it is now", ["idempotency/after-a-change"], () =>
    otherStores(({ pets }) => ({
      pets: {
        ...pets,
        async add(pet, claim) {
          const written = await pets.add(pet, claim);
          if (written.isConflict || !written.isReplay) return written;
          return { ...written, outcome: (await pets.find(written.outcome.id)) ?? written.outcome };
        },
      },
    })),
  ),
  behaviour("a refused order is not kept", ["idempotency/createOrder/kept/"], () =>
    otherStores(({ orders, pets }) => ({
      orders: {
        ...orders,
        async place(petId, at, claim) {
          const pet = await pets.find(petId);
          const isFree = pet && (pet.status === undefined || pet.status === "available");
          const written = await orders.place(petId, at, isFree ? claim : undefined);
          return written;
        },
      },
    })),
  ),
  ...[400, 401, 413, 415, 429].map((status) =>
    behaviour(`an outcome is kept for ${status}s`, ["idempotency/createPet/not-kept"], () => keeping(status)),
  ),
  ...(
    [
      ["without the API key", "createPet/another API key", (parts) => ["any", parts[1], parts[2]]],
      ["without the operation", "another-operation", (parts) => [parts[0], "any", parts[2]]],
      ["without the Idempotency-Key", "createPet/a key in another case", (parts) => [parts[0], parts[1], "any"]],
      [
        "without the case of the Idempotency-Key",
        "createPet/a key in another case",
        (parts) => [parts[0], parts[1], parts[2].toLowerCase()],
      ],
    ] satisfies [string, string, (parts: Scope) => Scope][]
  ).map(([what, about, change]) =>
    behaviour(`the scope of an Idempotency-Key is ${what}`, [`idempotency/${about}`], () => scoping(change)),
  ),
];

type Scope = [keyId: string, operation: string, key: string];

function claiming(change: (claim: Claim) => Claim | undefined): Planting {
  return other(({ stores }) => ({ stores: withClaims(stores, change) }));
}

function scoping(change: (scope: Scope) => Scope): Planting {
  return other(({ hash }) => ({
    hash(data) {
      const [, keyId, operation, key] = (typeof data === "string" && /^(key_\w+) (\w+) (\S+)$/.exec(data)) || [];
      return hash(keyId && operation && key ? change([keyId, operation, key]).join(" ") : data);
    },
  }));
}

/** Refusals of one status are given again to whoever sends the same Idempotency-Key. */
function keeping(status: number): Planting {
  const kept = new Map<string, Response>();
  return otherWay(async (request, next) => {
    const key = request.headers.get("idempotency-key");
    if (key === null) return next(request);
    const before = kept.get(key);
    if (before) return before.clone();
    const response = await next(request);
    if (response.status === status) kept.set(key, response.clone());
    return response;
  });
}
