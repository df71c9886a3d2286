import { useDocumentVisibility, useWindowEvent } from "@mantine/hooks";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSession } from "../session/session-context.ts";
import { askStore } from "./ask-store.ts";
import type { ConnectionState } from "./connection.ts";

// Milliseconds between two questions: by itself, and of who comes back to the page.
const pauses = { byItself: 60_000, onReturn: 10_000 };
// Of each limit this share is left to real work.
const spared = 0.1;

/**
 * Other programs use the same key. So what is left is asked for when somebody comes back to the page, and when a window has turned
 * while it is in sight. @param now milliseconds, anew each second
 */
export function useFreshLimits(now: number): void {
  const session = useSession();
  const isVisible = useDocumentVisibility() === "visible";
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  // Tabs with the same key tell each other the answer: the first one asks for all of them.
  const [lag] = useState(() => Math.random() * 3000);

  const ask = useEffectEvent((pause: number) => {
    const state = session.connection.read();
    const { readAt = now, blocked, away } = state;
    const isEarly = now - Math.max(askedAt.current, pause === pauses.onReturn ? readAt : 0) < pause;
    if (blocked || away || isEarly || !isSpareLeft(state, now)) return;
    askedAt.current = now;
    void askStore(session);
  });
  const hasTurned = session.connection.read().quotas.some(({ resetsAt }) => now >= resetsAt + lag);
  useEffect(() => {
    if (hasTurned && isVisible) ask(pauses.byItself);
  }, [hasTurned, isVisible, now]);
  useEffect(() => {
    if (isVisible) ask(pauses.onReturn);
  }, [isVisible]);
  useWindowEvent("focus", () => ask(pauses.onReturn));
}

function isSpareLeft({ quotas }: ConnectionState, now: number): boolean {
  return quotas.every(({ limit, remaining, resetsAt }) => now >= resetsAt || remaining > limit * spared);
}
