import type { Fault } from "../fault.ts";
import { contractNumbers, type Numbers } from "../plant/contract-numbers.ts";

const about: Readonly<Record<string, readonly string[]>> = {
  plans: ["limits/plan"],
  ban: ["bans/last-strike", "bans/one-strike-less", "bans/grace", "bans/after-grace", "bans/sliding"],
  idempotency: ["idempotency/createPet/kept-time"],
  requests: [
    "inputs/createPet/body: ",
    "inputs/createPet/body: nesting",
    "inputs/createPet/body: nesting",
    "inputs/listPets/violations",
  ],
  crossOrigin: ["preflights/pets"],
};

/** Each number that the service counts by, one too low and one too high. */
export const numberFaults: readonly Fault[] = Object.entries<Numbers[string]>(contractNumbers).flatMap(
  ([group, members]) =>
    Object.entries(members).flatMap(([of, numbers]) =>
      Object.entries(numbers).flatMap(([name, value]) =>
        [value - 1, value + 1].map(
          (other): Fault => ({
            id: `number/${group}/${of}/${name} ${value} taken as ${other}`,
            about: about[group] ?? [],
            plant: () => ({
              numbers: { ...contractNumbers, [group]: { ...members, [of]: { ...numbers, [name]: other } } },
            }),
          }),
        ),
      ),
    ),
);
