export { type ColorScheme, colorSchemes, useColorScheme } from "./color-scheme.ts";
export { duration } from "./duration.ts";
export { Look } from "./look.tsx";
export { theme } from "./theme.ts";
export { useNow } from "./use-now.ts";
