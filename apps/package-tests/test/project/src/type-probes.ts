// Types of the installed client. `type-probes.long.ts` compiles this file and the type tests of the packages with three versions of
// TypeScript.
import {
  type ApiError,
  type CallResult,
  createStoreClient,
  type NewPet,
  orThrow,
  type Pet,
  type UndocumentedCode,
} from "@animal-store/client";

const store = createStoreClient({ baseUrl: "http://127.0.0.1:3000/v1", apiKey: "as_live_…" });

// Models are imported by name.
const newPet: NewPet = { name: "Rex", categoryId: 7 };
const created = await store.createPet(newPet);
const failure: ApiError | undefined = created.error;
const pet: Pet = orThrow(created);

// An exhaustive switch has an open default.
const { error } = await store.createOrder({ petId: pet.id });
switch (error?.code) {
  case "pet_not_available":
  case "pet_not_found":
  case "idempotency_conflict":
  case "invalid_request":
  case "malformed_json":
  case "missing_api_key":
  case "invalid_api_key":
  case "expired_api_key":
  case "revoked_api_key":
  case "insufficient_scope":
  case "payload_too_large":
  case "unsupported_media_type":
  case "rate_limit_exceeded":
  case "daily_quota_exceeded":
  case "key_banned":
  case "internal_error":
  case "service_unavailable":
    console.log(failure, error);
    break;
  default:
    // A code that is missing above would be an error here.
    error?.code satisfies UndocumentedCode | undefined;
}

// A fake client for tests has three lines.
type PetReader = { getPet(input: { petId: number }): Promise<Pick<CallResult<"getPet">, "data" | "error">> };
const fake: PetReader = { getPet: async ({ petId }) => ({ data: { ...newPet, id: petId } }) };
[fake, store] satisfies PetReader[];

// An editor shows the documentation of the contract, and that the operation is deprecated.
await store.getPet({ petId: 1 });
