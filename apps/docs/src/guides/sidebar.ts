import { globSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

export type SidebarItem = { slug: string; label?: string };

/** The area of the docs for API clients, or for those who run the service. */
export type Area = "docs" | "operate";

export type SidebarGroup = { area: Area; label: string; pages: readonly SidebarItem[] };

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Also sets the order of the guides in `llms.txt`. */
export const sidebar: readonly SidebarGroup[] = [
  {
    area: "docs",
    label: "Get started",
    pages: [{ slug: "index", label: "Overview" }, ...toItems("quickstart", "place-an-order")],
  },
  {
    area: "docs",
    label: "Guides",
    pages: toItems(
      "authentication",
      "errors",
      "pagination",
      "rate-limits",
      "idempotency",
      "conditional-requests",
      "statuses",
      "read-one-pet",
      "cors",
      "go-live",
    ),
  },
  {
    area: "docs",
    label: "SDKs",
    pages: toItems("client", "upgrade-client", "react", "int64", "client-comparison", "mcp"),
  },
  { area: "docs", label: "Testing", pages: toItems("testing", "sandbox", "mock") },
  { area: "docs", label: "Policies", pages: toItems("versioning", "changelog", "non-goals") },
  { area: "docs", label: "Toolkit", pages: toItems("build-your-own") },
  { area: "operate", label: "Set up", pages: toItems("install", "configure", "api-keys", "postgresql-and-redis") },
  { area: "operate", label: "Run", pages: toItems("backup-and-restore", "monitoring", "console", "security") },
  { area: "operate", label: "Plan", pages: toItems("scaling", "performance") },
];

export function allSlugs(): string[] {
  const slugs = sidebar.flatMap(({ pages }) => pages.map(({ slug }) => slug));
  const missingFiles = globSync("guides/*.md", { cwd: root }).filter((file) => !slugs.includes(basename(file, ".md")));
  if (missingFiles.length === 0) return slugs;
  throw new Error(`apps/docs/${missingFiles[0]} is not in the sidebar. Add it to apps/docs/src/guides/sidebar.ts.`);
}

function toItems(...slugs: string[]): SidebarItem[] {
  return slugs.map((slug) => ({ slug }));
}
