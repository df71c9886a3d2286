import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of a PostgreSQL where databases may be made; undefined: none can be had, and tests of it are skipped. */
    postgresUrl: string | undefined;
  }
}

/** One PostgreSQL for all test files: that of DATABASE_URL, else one of their own. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.DATABASE_URL) {
    provide("postgresUrl", process.env.DATABASE_URL);
    return undefined;
  }
  try {
    const { url, stop } = await startPostgres();
    provide("postgresUrl", url);
    return stop;
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(`The tests on PostgreSQL are skipped. ${(error as Error).message}`);
    provide("postgresUrl", undefined);
    return undefined;
  }
}
