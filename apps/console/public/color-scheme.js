// Before the first paint, so that a dark page never flashes white. By itself because the policy admits no script in the page.
const chosen = localStorage.getItem("mantine-color-scheme-value");
const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");
