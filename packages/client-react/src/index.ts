export type { Page, QueryKeyOf } from "@animal-store/openapi-client-react";
export * from "./create-store-queries.ts";
