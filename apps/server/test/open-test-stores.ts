import type { DatabaseSync } from "node:sqlite";
import type { OpenCachedStores } from "@animal-store/service/testing";
import { onTestFinished } from "vitest";
import { connect } from "../src/sqlite/connect.ts";
import { type OpenStores, openStores } from "../src/sqlite/open-stores.ts";
import { fastFolder } from "./fast-folder.ts";
import { temporaryDirectory } from "./server-process.ts";

/** The stores of a folder. Without another `onFatal`, a storage failure or the end of the writer thread fails the test. */
export function openTestStores(
  dataDirectory: string,
  options: Partial<Parameters<typeof openStores>[0]> = {},
): OpenStores {
  const onFatal = (error: Error) => {
    throw error;
  };
  return openStores({ dataDirectory, onFatal, ...options });
}

export interface FreshStores extends OpenStores {
  readonly folder: string;
  /** Another connection to the same store, as another process has. */
  readonly other: DatabaseSync;
}

/** The stores of a folder of its own, until the test ends. */
export function openFreshStores(options?: Parameters<typeof openTestStores>[1]): FreshStores {
  const folder = temporaryDirectory(fastFolder());
  const opened = openTestStores(folder.path, options);
  const other = connect(folder.path);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= opened.close());
  onTestFinished(async () => {
    other.close();
    await close().catch(() => {});
    folder.remove();
  });
  return { ...opened, close, other, folder: folder.path };
}

/** SQLite stores in a folder of their own, which is removed when they close. */
export const openCachedStores: OpenCachedStores = ({ versions }) => {
  const folder = temporaryDirectory(fastFolder());
  const { stores, close } = openTestStores(folder.path, { versions });
  return {
    stores,
    async close() {
      await close();
      folder.remove();
    },
  };
};
