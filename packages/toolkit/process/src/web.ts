// The parts that use web standards only, for packages that also run in browsers.
export { type Clock, durationFormat, monotonicMs, parseDuration, systemClock } from "./clock.ts";
export { hiddenValue, hidePasswords, StartupError, StoreUnavailableError } from "./errors.ts";
