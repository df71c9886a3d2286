import type { SharedStatus } from "../service-status/service-monitor.ts";
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

const keyName = "animal-store-key";

/** The key, until the tab is closed. Stores nothing if the browser blocks storage. */
export const storedKey = {
  read: () => tryStorage(() => sessionStorage.getItem(keyName)) ?? undefined,
  save: (key: string) => tryStorage(() => sessionStorage.setItem(keyName, key)),
  remove: () => tryStorage(() => sessionStorage.removeItem(keyName)),
};

function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
