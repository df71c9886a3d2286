import type { Blocked, KnownState } from "../connection/connection.ts";
import type { CacheUpdate } from "./update-cache.ts";

export type TabMessage =
  | { kind: "connection"; state: KnownState }
  | { kind: "change"; change: CacheUpdate }
  /** The service rejected the key. */
  | { kind: "ended"; message: string };

/** Opens a channel between tabs with the same key. Its name contains the key, so other sessions cannot read it. */
export function openTabChannel(key: string) {
  const channel = new BroadcastChannel(`animal-store ${key}`);
  let hasLeft = false;
  return {
    // A response can arrive after the sign-out.
    tell(message: TabMessage) {
      if (!hasLeft) channel.postMessage(message);
    },
    listen(onMessage: (message: TabMessage) => void) {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
    },
    leave() {
      hasLeft = true;
      channel.close();
    },
  };
}

/** The exhausted limit of the stored key, so that a reload sends no requests either. */
export const storedBlock = {
  read(): Blocked | undefined {
    const text = tabStorage.read("animal-store-blocked");
    return text === undefined ? undefined : JSON.parse(text);
  },
  keep(blocked: Blocked | undefined) {
    if (blocked) tabStorage.keep("animal-store-blocked", JSON.stringify(blocked));
    else tabStorage.forget("animal-store-blocked");
  },
};

export const storedKey = {
  read: () => tabStorage.read("animal-store-key"),
  keep: (key: string) => tabStorage.keep("animal-store-key", key),
  forget: () => tabStorage.forget("animal-store-key"),
};

/** Storage until the tab is closed. Stores nothing if the browser blocks storage. */
export const tabStorage = {
  read: (name: string) => ifAllowed(() => sessionStorage.getItem(name)) ?? undefined,
  keep: (name: string, text: string) => ifAllowed(() => sessionStorage.setItem(name, text)),
  forget: (name: string) => ifAllowed(() => sessionStorage.removeItem(name)),
};

function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
