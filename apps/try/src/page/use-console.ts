import { contract } from "@animal-store/contract";
import { useState } from "react";
import type { Call, Caller } from "../call/call.ts";
import type { Operation } from "../contract/operations.ts";
import type { HistoryEntry } from "../history/history-list.tsx";
import { createDraft, type Draft } from "../request/request-form.tsx";
import { type InPageStore, sendRepeated } from "../store/use-in-page-store.ts";

const kept = 50;

/** What the reader has typed and sent. */
export function useConsole(operation: Operation, store: InPageStore | undefined) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [callerName, setCaller] = useState<string>();
  const [prefer, setPrefer] = useState("");
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);
  const [shown, setShown] = useState<HistoryEntry>();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const callers = store?.callers ?? [nobody];
  const caller = callers.find(({ name }) => name === callerName) ?? callers[0] ?? nobody;
  const call: Call = { operation, draft: drafts[operation.id] ?? createDraft(operation), caller, prefer };

  const setDraft = ({ id }: Operation, draft: Draft) => setDrafts((before) => ({ ...before, [id]: draft }));

  async function send(wanted: Call, times = 1): Promise<void> {
    if (!store || isSending) return;
    setIsSending(true);
    try {
      const sent = await sendRepeated(store, wanted, times);
      const entry = { ...sent, id: (entries[0]?.id ?? 0) + 1 };
      setEntries((before) => [entry, ...before].slice(0, kept));
      setShown(entry);
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setIsSending(false);
    }
  }

  return {
    call,
    callers,
    entries,
    shown,
    isSending,
    problem,
    setCaller,
    setPrefer,
    setDraft: (draft: Draft) => setDraft(operation, draft),
    show: setShown,
    send,
    /** Sends a call that was sent before with other parameters, and shows them in its form. */
    follow(before: Call, parameters: Readonly<Record<string, string>>) {
      const draft = { ...before.draft, parameters: { ...before.draft.parameters, ...parameters } };
      setDraft(before.operation, draft);
      void send({ ...before, draft });
    },
    async reset() {
      await store?.reset();
      setEntries([]);
      setShown(undefined);
    },
  };
}

/** Who calls until the store has opened and told its keys. */
export const nobody: Caller = { name: "…", key: "as_test_…", perMinute: contract.plans.free.perMinute };
