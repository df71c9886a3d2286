import { answers } from "./answers.ts";
import { endings } from "./endings.ts";
import { limits } from "./limits.ts";
import { retries } from "./retries.ts";
import { told } from "./told.ts";
import type { Behaviour } from "./world.ts";

/** What holds wherever the client runs. */
export const behaviours: Behaviour[] = [...answers, ...retries, ...limits, ...endings, ...told];
