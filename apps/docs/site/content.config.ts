import { defineCollection } from "astro:content";
import { docsSchema } from "@astrojs/starlight/schema";
import { glob } from "astro/loaders";

// `writePages` of src/guides/read-guides.ts writes the rendered guides into this folder.
export const collections = {
  docs: defineCollection({ loader: glob({ base: "./.filled", pattern: "*.mdx" }), schema: docsSchema() }),
};
