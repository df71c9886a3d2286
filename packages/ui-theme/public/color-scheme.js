// Before the first paint, so that a dark page never flashes white. By itself because the policy admits no script in the page.
// The name is that of src/color-scheme.ts.
let chosen;
try {
  chosen = localStorage.getItem("starlight-theme");
} catch {
  // A browser that forbids storage throws: then the system chooses.
}
const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");
