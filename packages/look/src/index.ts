export { type ColorScheme, colorSchemes, useColorScheme } from "./color-scheme.ts";
export { duration, useNow } from "./countdown.ts";
export { ThemeProvider } from "./look.tsx";
export { theme } from "./theme.ts";
