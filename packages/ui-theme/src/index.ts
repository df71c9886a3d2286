export { type ColorScheme, colorSchemes, useColorScheme } from "./color-scheme.ts";
export { formatDuration, useNow } from "./countdown.ts";
export { theme } from "./theme.ts";
export { ThemeProvider } from "./theme-provider.tsx";
