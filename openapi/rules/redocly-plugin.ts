import { deprecationComplete } from "./deprecation-complete.ts";
import { exampleForEveryAnswer } from "./example-for-every-answer.ts";
import { headerExamples } from "./header-examples.ts";
import { knownErrorCodes } from "./known-error-codes.ts";
import { extendNodeTypes } from "./node-types.ts";
import { rateLimitHeadersOnEveryAnswer } from "./rate-limit-headers-on-every-answer.ts";
import { scopes } from "./scopes.ts";
import { stability } from "./stability.ts";
import { statuses } from "./statuses.ts";
import { sunsetNear } from "./sunset-near.ts";
import { sunsetPassed } from "./sunset-passed.ts";

// Redocly loads a plugin by its default export.
export default function animalStorePlugin() {
  return {
    id: "animal-store",
    typeExtension: { oas3: extendNodeTypes },
    rules: {
      oas3: {
        "deprecation-complete": deprecationComplete,
        "example-for-every-answer": exampleForEveryAnswer,
        "header-examples": headerExamples,
        "known-error-codes": knownErrorCodes,
        "rate-limit-headers-on-every-answer": rateLimitHeadersOnEveryAnswer,
        scopes,
        stability,
        statuses,
        "sunset-near": sunsetNear,
        "sunset-passed": sunsetPassed,
      },
    },
  };
}
