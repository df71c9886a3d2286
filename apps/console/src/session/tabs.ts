import type { Block, SharedStatus } from "../service-status/service-monitor.ts";
import type { CacheUpdate } from "./update-cache.ts";

export type TabMessage =
  | { kind: "status"; status: SharedStatus }
  | { kind: "update"; update: CacheUpdate }
  /** The service rejected the key. */
  | { kind: "ended"; message: string };

/** Opens a channel between tabs with the same key. Its name contains the key, so other sessions cannot read it. */
export function openTabChannel(key: string) {
  const channel = new BroadcastChannel(`animal-store ${key}`);
  let isClosed = false;
  return {
    // A response can arrive after the sign-out.
    send(message: TabMessage) {
      if (!isClosed) channel.postMessage(message);
    },
    listen(onMessage: (message: TabMessage) => void) {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
    },
    close() {
      isClosed = true;
      channel.close();
    },
  };
}

/** The exhausted limit or ban of the stored key. Prevents requests after a reload, too. */
export const storedBlock = {
  read(): Block | undefined {
    const text = tabStorage.read("animal-store-blocked");
    return text === undefined ? undefined : JSON.parse(text);
  },
  save(blocked: Block | undefined) {
    if (blocked) tabStorage.save("animal-store-blocked", JSON.stringify(blocked));
    else tabStorage.remove("animal-store-blocked");
  },
};

export const storedKey = {
  read: () => tabStorage.read("animal-store-key"),
  save: (key: string) => tabStorage.save("animal-store-key", key),
  remove: () => tabStorage.remove("animal-store-key"),
};

/** Storage until the tab is closed. Stores nothing if the browser blocks storage. */
export const tabStorage = {
  read: (name: string) => tryStorage(() => sessionStorage.getItem(name)) ?? undefined,
  save: (name: string, text: string) => tryStorage(() => sessionStorage.setItem(name, text)),
  remove: (name: string) => tryStorage(() => sessionStorage.removeItem(name)),
};

function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
