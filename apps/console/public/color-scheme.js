// Runs before the first paint, so a dark page does not flash white. src/theme/theme-provider.tsx uses the same key.
let stored;
try {
  stored = localStorage.getItem("starlight-theme");
} catch {
  // The browser blocks storage: use the system setting.
}
const isDark = stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");
