import { describeRedisSettings, redisSettings } from "./check-durability.ts";

describeRedisSettings(redisSettings);
