import { it } from "vitest";
import { redisSettings, surviveSetting } from "./survive-settings.ts";

it.each(redisSettings)("$name: one process allows exactly the limit", (setting) => surviveSetting(setting, 1));

it.each(redisSettings)("$name: two processes allow at most the limit and their shares", (setting) =>
  surviveSetting(setting, 2),
);
