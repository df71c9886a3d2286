export { findViolations, type Violation } from "./find-violations.ts";
export { bringing, openChromium } from "./open-chromium.ts";
export { type Complaint, type Seen, watch } from "./watch.ts";
