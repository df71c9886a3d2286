export { findViolations, type Violation } from "./find-violations.ts";
export { downloadTimeoutMs, openChromium } from "./open-chromium.ts";
export { type PageActivity, type PageIssue, recordActivity } from "./page-activity.ts";
