import { sidebar } from "../guides/sidebar.ts";

export type SiteArea = "docs" | "reference" | "operate" | "try";

/** The links in the header of each page. */
export const areas: readonly { readonly id: SiteArea; readonly label: string; readonly href: string }[] = [
  { id: "docs", label: "Docs", href: "/docs/" },
  { id: "reference", label: "API reference", href: "/docs/reference/" },
  { id: "try", label: "Try it", href: "/docs/try/" },
  { id: "operate", label: "Operate", href: firstAddress("operate") },
];

function firstAddress(area: "docs" | "operate"): string {
  const [page] = sidebar.filter((group) => group.area === area).flatMap(({ pages }) => pages);
  return `/docs/${page?.slug}/`;
}

/** Returns the area of a page. @param pathname such as `/docs/reference/list-pets/` */
export function areaOf(pathname: string): SiteArea {
  const [, folder = ""] = pathname.replace(/^\/docs/, "").split("/");
  if (folder === "reference" || folder === "try") return folder;
  const group = sidebar.find(({ pages }) => pages.some(({ slug }) => slug === folder));
  return group?.area ?? "docs";
}
