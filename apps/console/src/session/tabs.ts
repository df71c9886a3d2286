import type { Blocked, KnownState } from "../connection/connection.ts";
import type { CacheUpdate } from "./update-cache.ts";

export type TabMessage =
  | { kind: "connection"; state: KnownState }
  | { kind: "change"; change: CacheUpdate }
  /** The service no longer takes the key, in its words. */
  | { kind: "ended"; message: string };

/** Tabs with the same key share its limits, so they tell each other what they learn. The key names the channel: who has no key hears nothing. */
export function openTabChannel(key: string) {
  const channel = new BroadcastChannel(`animal-store ${key}`);
  let hasLeft = false;
  return {
    // An answer may come after signing out.
    tell(news: TabMessage) {
      if (!hasLeft) channel.postMessage(news);
    },
    listen(heed: (news: TabMessage) => void) {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => heed(data);
    },
    leave() {
      hasLeft = true;
      channel.close();
    },
  };
}

/** Until when nothing may be sent with the kept key, so that loading the page anew sends nothing either. */
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

/** The key that this tab keeps until it is closed, for who asked for that. It is never written to disk by the console. */
export const storedKey = {
  read: () => tabStorage.read("animal-store-key"),
  keep: (key: string) => tabStorage.keep("animal-store-key", key),
  forget: () => tabStorage.forget("animal-store-key"),
};

/** What this tab keeps until it is closed; nothing where the browser forbids storage, which it tells by throwing. */
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
