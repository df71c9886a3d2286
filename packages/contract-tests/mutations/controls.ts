import { contract } from "@animal-store/contract";
import {
  other,
  otherAnswers,
  otherRequests,
  otherStores,
  withBody,
  withRequestHeader,
  withUrl,
} from "./behaviours/behaviour.ts";
import { enforcing } from "./behaviours/limiting.ts";
import type { Fault, Planting } from "./fault.ts";
import { substitute } from "./inputs/int64-faults.ts";
import { contractNumbers } from "./plant/contract-numbers.ts";
import { withClaims } from "./plant/with-claims.ts";

/** The service as it is, and made anew in every way in which faults are planted, changing nothing: every case is green. */
export const controls: readonly Fault[] = [
  { id: "no fault", plant: () => ({}) },
  { id: "no fault, planted in every way", plant: plantNothing },
  // The proxy stands in front of these cases only: it cannot tell a client in time that its body is not read to the end.
  {
    id: "no fault, planted on the wire",
    operation: "unrouted",
    about: ["head/"],
    plant: () => ({ wire: (answer) => ({ ...answer }) }),
  },
];

function plantNothing(): Planting {
  const requests = otherRequests((request) => {
    const asked = withUrl(request, () => {});
    const id = asked.headers.get("x-request-id") ?? undefined;
    return withBody(withRequestHeader(asked, "x-request-id", id), (bytes) => bytes);
  });
  const answers = otherAnswers((answer) => ({ ...answer }));
  const exchanges = [
    otherStores((stores) => withClaims(stores, (claim) => ({ ...claim }))),
    other(({ keyRing }) => ({ keyRing: { ...keyRing, authenticate: (value) => keyRing.authenticate(value) } })),
    other(({ addressLimiter }) => ({ addressLimiter: { ...addressLimiter } })),
    other(({ hash }) => ({ hash: (data) => hash(data) })),
    enforcing((limits) => ({ ...limits })),
  ];
  return {
    around: (request, next) =>
      answers.around?.(request, async (asked) => (await requests.around?.(asked, next)) ?? next(asked)) ??
      next(request),
    exchange: (sound) => exchanges.reduce((made, { exchange }) => exchange?.(made) ?? made, sound),
    numbers: structuredClone(contractNumbers),
    served: { contract, inputs: substitute("createPet.body", "categoryId", 7, 7) },
  };
}
