export { type ColorScheme, colorSchemes, useColorScheme } from "./color-scheme.ts";
export { duration, useNow } from "./countdown.ts";
export { Look } from "./look.tsx";
export { theme } from "./theme.ts";
