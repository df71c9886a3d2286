import { defineRouteMiddleware } from "@astrojs/starlight/route-data";
import { sidebar } from "../src/guides/sidebar.ts";
import { areaOf } from "../src/site/areas.ts";

/** Shows only the groups of the sidebar and the previous and next page that belong to the area of the page. */
export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute }, url }) => {
  const areaOfPage = areaOf(url.pathname);
  const area = areaOfPage === "try" ? "docs" : areaOfPage;
  const areaByLabel = new Map<string, string>(sidebar.map((group) => [group.label, group.area]));
  starlightRoute.sidebar = starlightRoute.sidebar.filter(
    ({ label }) => (areaByLabel.get(label) ?? "reference") === area,
  );
  const { prev, next } = starlightRoute.pagination;
  const isInArea = (page: typeof prev) => page !== undefined && areaOf(page.href) === areaOfPage;
  starlightRoute.pagination = { prev: isInArea(prev) ? prev : undefined, next: isInArea(next) ? next : undefined };
});
