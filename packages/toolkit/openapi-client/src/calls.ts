// biome-ignore lint/correctness/noUndeclaredDependencies: Changesets rejects a private dependency. The build contains the types.
export type * from "@animal-store/openapi-document/contract";
