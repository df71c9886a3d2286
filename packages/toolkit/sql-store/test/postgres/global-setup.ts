import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.ts";

/** Provides one PostgreSQL to all test files: that of DATABASE_URL, or a new one. */
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
    console.warn(`Skipping the PostgreSQL tests. ${(error as Error).message}`);
    provide("postgresUrl", undefined);
    return undefined;
  }
}
