export { bringing, openChromium } from "./open-chromium.ts";
export { type Seen, watch } from "./watch.ts";
