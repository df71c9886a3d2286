import type { Known } from "../connection/connection.ts";
import type { StoreChange } from "./store-changes.ts";

export type TabNews =
  | { kind: "connection"; state: Known }
  | { kind: "change"; change: StoreChange }
  /** The service no longer takes the key, in its words. */
  | { kind: "ended"; message: string };

/** Tabs with the same key share its limits, so they tell each other what they learn. The key names the channel: who has no key hears nothing. */
export function joinTabs(key: string) {
  const channel = new BroadcastChannel(`animal-store ${key}`);
  let hasLeft = false;
  return {
    // An answer may come after signing out.
    tell(news: TabNews) {
      if (!hasLeft) channel.postMessage(news);
    },
    listen(heed: (news: TabNews) => void) {
      channel.onmessage = ({ data }: MessageEvent<TabNews>) => heed(data);
    },
    leave() {
      hasLeft = true;
      channel.close();
    },
  };
}
