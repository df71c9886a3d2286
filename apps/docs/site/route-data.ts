import { defineRouteMiddleware } from "@astrojs/starlight/route-data";
import { sidebar } from "../src/guides/sidebar.ts";
import { areaOf } from "../src/site/areas.ts";

/** Shows only the groups of the sidebar that belong to the area of the page. */
export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute }, url }) => {
  const area = areaOf(url.pathname);
  const areaByLabel = new Map<string, string>(sidebar.map(({ label, area }) => [label, area]));
  starlightRoute.sidebar = starlightRoute.sidebar.filter(
    ({ label }) => (areaByLabel.get(label) ?? "reference") === area,
  );
});
