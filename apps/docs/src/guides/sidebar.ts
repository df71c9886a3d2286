import { globSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

export type SidebarItem = { slug: string; label?: string } | { link: string; label: string };

export type SidebarGroup = { label: string; pages: readonly SidebarItem[] };

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Also sets the order of the guides in `llms.txt`. */
export const sidebar: readonly SidebarGroup[] = [
  {
    label: "Get started",
    pages: [
      { slug: "index", label: "Overview" },
      { slug: "quickstart" },
      { link: "/try/", label: "Try it" },
      { link: "/reference", label: "API reference" },
    ],
  },
  {
    label: "Guides",
    pages: toItems(
      "authentication",
      "errors",
      "pagination",
      "rate-limits",
      "idempotency",
      "conditional-requests",
      "cors",
    ),
  },
  {
    label: "Tools",
    pages: toItems("client", "int64", "react", "testing", "client-comparison", "sandbox", "mock", "mcp", "console"),
  },
  { label: "Operate", pages: toItems("deployment", "settings", "monitoring", "backup-and-restore", "capacity") },
  { label: "Policies", pages: toItems("compatibility", "deprecation", "non-goals", "changelog", "performance") },
];

/** Redirects: the former slug of a guide, and its current one. */
export const redirects: Readonly<Record<string, string>> = {
  "first-call": "quickstart",
  keys: "authentication",
  limits: "rate-limits",
  browser: "cors",
  deprecations: "deprecation",
  "running-it": "deployment",
  "watching-it": "monitoring",
  growth: "capacity",
  "left-out": "non-goals",
  speed: "performance",
};

export function allSlugs(): string[] {
  const slugs = sidebar.flatMap(({ pages }) => pages.flatMap((page) => ("slug" in page ? [page.slug] : [])));
  const missingFiles = globSync("guides/*.md", { cwd: root }).filter((file) => !slugs.includes(basename(file, ".md")));
  if (missingFiles.length === 0) return slugs;
  throw new Error(`apps/docs/${missingFiles[0]} is not in the sidebar. Add it to apps/docs/src/guides/sidebar.ts.`);
}

function toItems(...slugs: string[]): SidebarItem[] {
  return slugs.map((slug) => ({ slug }));
}
