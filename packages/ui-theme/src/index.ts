export { type ColorScheme, colorSchemes, useColorScheme } from "./color-scheme.ts";
export { duration, useNow } from "./countdown.ts";
export { theme } from "./theme.ts";
export { ThemeProvider } from "./theme-provider.tsx";
