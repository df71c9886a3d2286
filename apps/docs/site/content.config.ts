import { defineCollection } from "astro:content";
import { docsSchema } from "@astrojs/starlight/schema";
import { glob } from "astro/loaders";
import { z } from "astro/zod";

// `writePages` of src/guides/read-guides.ts writes the rendered pages into this folder.
export const collections = {
  docs: defineCollection({
    loader: glob({ base: "./.filled", pattern: "**/*.mdx" }),
    schema: docsSchema({
      extend: z.object({
        keywords: z.string().optional(),
        badge: z.string().optional(),
        isWide: z.boolean().optional(),
      }),
    }),
  }),
};
