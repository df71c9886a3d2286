import { bodyLimits } from "./prism-limits/bodies.ts";
import { createdPetLimits } from "./prism-limits/created-pets.ts";
import { cursorLimits } from "./prism-limits/cursors.ts";
import { integerLimits } from "./prism-limits/integers.ts";
import { parameterLimits } from "./prism-limits/parameters.ts";
import type { PrismLimit } from "./prism-limits/prism-limit.ts";
import { routingLimits } from "./prism-limits/routing.ts";
import { stateLimits } from "./prism-limits/state.ts";

/** Every case in which Prism is known to answer otherwise than the contract says; a test keeps each line true. */
export const prismLimits: readonly PrismLimit[] = [
  ...integerLimits,
  ...parameterLimits,
  ...cursorLimits,
  ...bodyLimits,
  ...routingLimits,
  ...stateLimits,
  ...createdPetLimits,
];
