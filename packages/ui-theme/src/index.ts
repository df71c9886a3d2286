export { colorSchemes, useColorScheme } from "./color-scheme.ts";
export { formatDuration, useNow } from "./countdown.ts";
export { type Quota, toQuotas } from "./quota.ts";
export { QuotaMeter } from "./quota-meter.tsx";
export { theme } from "./theme.ts";
export { ThemeProvider } from "./theme-provider.tsx";
