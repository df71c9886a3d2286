export { bringing, openChromium } from "./open-chromium.ts";
export { type Complaint, type Seen, watch } from "./watch.ts";
