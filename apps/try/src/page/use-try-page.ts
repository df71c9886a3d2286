import { contract } from "@animal-store/contract";
import { useState } from "react";
import type { Call, Caller } from "../call/call.ts";
import type { Operation } from "../contract/operations.ts";
import type { HistoryEntry } from "../history/history-list.tsx";
import { createDraft, type Draft } from "../request/request-form.tsx";
import { type InPageService, sendRepeated } from "../service/use-in-page-service.ts";

const maxEntries = 50;

/** The input and the history of requests, and the actions of the page. */
export type TryPage = ReturnType<typeof useTryPage>;

export function useTryPage(operation: Operation, service: InPageService | undefined) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [callerName, setCallerName] = useState<string>();
  const [prefer, setPrefer] = useState("");
  const [historyEntries, setHistoryEntries] = useState<readonly HistoryEntry[]>([]);
  const [selected, setSelected] = useState<HistoryEntry>();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const callers = service?.callers ?? [noCaller];
  const caller = callers.find(({ name }) => name === callerName) ?? callers[0] ?? noCaller;
  const call: Call = { operation, draft: drafts[operation.id] ?? createDraft(operation), caller, prefer };

  const setDraft = ({ id }: Operation, draft: Draft) => setDrafts((previous) => ({ ...previous, [id]: draft }));

  async function send(newCall: Call, times = 1): Promise<void> {
    if (!service || isSending) return;
    setIsSending(true);
    try {
      const exchange = await sendRepeated(service, newCall, times);
      const entry = { ...exchange, id: (historyEntries[0]?.id ?? 0) + 1 };
      setHistoryEntries((previous) => [entry, ...previous].slice(0, maxEntries));
      setSelected(entry);
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setIsSending(false);
    }
  }

  return {
    service,
    call,
    callers,
    historyEntries,
    selected,
    isSending,
    problem,
    setCallerName,
    setPrefer,
    setDraft: (draft: Draft) => setDraft(operation, draft),
    select: setSelected,
    send,
    /** Advances the clock of the service. */
    advance: (seconds: number) => void service?.moveClockTo(service.now() + seconds * 1000),
    /** Sends a previous call with other parameters and updates its form. */
    sendWith(previous: Call, parameters: Readonly<Record<string, string>>) {
      const draft = { ...previous.draft, parameters: { ...previous.draft.parameters, ...parameters } };
      setDraft(previous.operation, draft);
      void send({ ...previous, draft });
    },
    async reset() {
      await service?.reset();
      setHistoryEntries([]);
      setSelected(undefined);
    },
  };
}

/** The placeholder until the service has loaded. */
export const noCaller: Caller = { name: "…", key: "as_test_…", perMinute: contract.plans.free.perMinute };
