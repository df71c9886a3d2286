import { useEffect, useState } from "react";
import type { PageStore } from "./page-store.ts";

export type OpenedStore =
  | { readonly state: "opening" | "absent"; readonly store: undefined }
  | { readonly state: "open"; readonly store: PageStore };

/** The store, which is larger than the page and comes after it. Absent: its file could not be loaded. */
export function usePageStore(): OpenedStore {
  const [opened, setOpened] = useState<OpenedStore>({ state: "opening", store: undefined });
  useEffect(() => {
    openOnce().then(
      (store) => setOpened({ state: "open", store }),
      (error) => {
        console.error(error);
        setOpened({ state: "absent", store: undefined });
      },
    );
  }, []);
  return opened;
}

let opening: Promise<PageStore> | undefined;

function openOnce(): Promise<PageStore> {
  opening ??= import("./page-store.ts").then(({ openPageStore }) => openPageStore());
  return opening;
}
