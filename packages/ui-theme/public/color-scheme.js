// Runs before the first paint, so a dark page does not flash white. The key is the one of src/color-scheme.ts.
let chosen;
try {
  chosen = localStorage.getItem("starlight-theme");
} catch {
  // The browser blocks storage: use the system setting.
}
const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");
