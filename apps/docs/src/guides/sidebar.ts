import { globSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/** An entry of the menu: a guide by its file, or another page of the site by its address. */
export type SidebarItem = { slug: string; label?: string } | { link: string; label: string };

export type SidebarGroup = { label: string; pages: readonly SidebarItem[] };

const room = fileURLToPath(new URL("../../", import.meta.url));

/** The menu of the site, and the order in which the guides are read. */
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
    pages: slugs(
      "authentication",
      "errors",
      "pagination",
      "rate-limits",
      "idempotency",
      "conditional-requests",
      "cors",
    ),
  },
  { label: "Tools", pages: slugs("client", "react", "sandbox", "mock", "console") },
  { label: "Operate", pages: slugs("deployment", "settings", "monitoring", "backup-and-restore", "capacity") },
  { label: "Policies", pages: slugs("compatibility", "deprecation", "non-goals", "changelog", "performance") },
];

/** Former addresses of guides, and the guide that each redirects to. */
export const movedPages: Readonly<Record<string, string>> = {
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

/** The guides in their order. @throws {Error} for a file that stands in no chapter */
export function allSlugs(): string[] {
  const listed = sidebar.flatMap(({ pages }) => pages.flatMap((page) => ("slug" in page ? [page.slug] : [])));
  const forgotten = globSync("guides/*.md", { cwd: room }).filter((file) => !listed.includes(basename(file, ".md")));
  if (forgotten.length === 0) return listed;
  throw new Error(
    `apps/docs/${forgotten[0]} must stand in a chapter, and is in none. Add it to src/guides/sidebar.ts.`,
  );
}

function slugs(...names: string[]): SidebarItem[] {
  return names.map((slug) => ({ slug }));
}
