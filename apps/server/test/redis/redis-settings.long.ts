import { describeRedisSettings, redisSettings } from "./survive-settings.ts";

describeRedisSettings(redisSettings);
