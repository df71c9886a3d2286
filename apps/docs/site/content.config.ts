import { defineCollection } from "astro:content";
import { docsSchema } from "@astrojs/starlight/schema";
import { glob } from "astro/loaders";

// Written by src/guides/write-guides.ts: the guides with figures, tables and samples filled in.
export const collections = {
  docs: defineCollection({ loader: glob({ base: "./.filled", pattern: "*.mdx" }), schema: docsSchema() }),
};
