import { contract } from "@animal-store/contract";
import { useState, useSyncExternalStore } from "react";
import { type Choice, defaultChoice, readChoice, subscribeToChoice } from "../site/sample-target.ts";
import { type Call, type Caller, createDraft, type Draft } from "./call.ts";
import type { Operation } from "./operations.ts";
import {
  type Exchange,
  type InPageService,
  openInPageService,
  type Service,
  sendRepeated,
  serverService,
} from "./services.ts";

const maxEntries = 50;

export interface HistoryEntry extends Exchange {
  readonly id: number;
}

/** The input and the history of requests, and the actions of the page. */
export interface Requests {
  /** The service and the key that the reader chose for the site. */
  readonly choice: Choice;
  /** Undefined for a server, and until it is loaded. */
  readonly sandbox: InPageService | undefined;
  readonly call: Call;
  readonly callers: readonly Caller[];
  readonly historyEntries: readonly HistoryEntry[];
  readonly selected: HistoryEntry | undefined;
  readonly isSending: boolean;
  readonly problem: string | undefined;
  /** Loads the sandbox before it receives a request. */
  loadSandbox(): void;
  setCallerName(name: string): void;
  setPrefer(prefer: string): void;
  setDraft(draft: Draft): void;
  select(entry: HistoryEntry): void;
  /** @param receiver by default the selected service */
  send(call: Call, times?: number, receiver?: Service): Promise<void>;
  /** Sends a previous call to the same service with other parameters, and updates its form. */
  sendWith(previous: Exchange, parameters: Readonly<Record<string, string>>): void;
  /** Advances the clock of the sandbox. */
  advance(seconds: number): void;
  reset(): Promise<void>;
}

/** @param sandboxKey the first key of the sandbox, which a panel shows before the sandbox is loaded */
export function useRequests(operation: Operation, sandboxKey = "as_test_…"): Requests {
  const [sandbox, setSandbox] = useState<InPageService>();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [callerName, setCallerName] = useState<string>();
  const [prefer, setPrefer] = useState("");
  const [historyEntries, setHistoryEntries] = useState<readonly HistoryEntry[]>([]);
  const [selected, setSelected] = useState<HistoryEntry>();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const choice = useSyncExternalStore(subscribeToChoice, readChoice, () => defaultChoice);
  const isServer = choice.target !== "sandbox";
  const service: Service | undefined = isServer ? serverService : sandbox;
  const firstCaller: Caller = { name: "free", key: sandboxKey, perMinute: contract.plans.free.perMinute };
  const callers = service?.callers ?? [firstCaller];
  const caller = callers.find(({ name }) => name === callerName) ?? callers[0] ?? firstCaller;
  const draft = drafts[operation.id] ?? createDraft(operation);
  const call: Call = { operation, draft, caller, prefer: isServer ? "" : prefer };

  const setDraft = ({ id }: Operation, changedDraft: Draft) =>
    setDrafts((previous) => ({ ...previous, [id]: changedDraft }));

  async function loadSandbox(): Promise<InPageService> {
    const loaded = await openInPageService();
    setSandbox(loaded);
    return loaded;
  }

  function showProblem(error: unknown): void {
    setProblem(error instanceof Error ? error.message : String(error));
  }

  async function send(newCall: Call, times = 1, receiver = service): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    try {
      const target = receiver ?? (await loadSandbox());
      const exchange = await sendRepeated(target, withCallerOf(target, newCall), times);
      const entry = { ...exchange, id: (historyEntries[0]?.id ?? 0) + 1 };
      setHistoryEntries((previous) => [entry, ...previous].slice(0, maxEntries));
      setSelected(entry);
      setProblem(undefined);
    } catch (error) {
      showProblem(error);
    } finally {
      setIsSending(false);
    }
  }

  return {
    sandbox: isServer ? undefined : sandbox,
    choice,
    call,
    callers,
    historyEntries,
    selected,
    isSending,
    problem,
    loadSandbox: () => void loadSandbox().catch(showProblem),
    setCallerName,
    setPrefer,
    setDraft: (changedDraft) => setDraft(operation, changedDraft),
    select: setSelected,
    send,
    advance: (seconds) => void sandbox?.moveClockTo(sandbox.now() + seconds * 1000),
    sendWith({ call: previous, service: receiver }, parameters) {
      const changedDraft = { ...previous.draft, parameters: { ...previous.draft.parameters, ...parameters } };
      setDraft(previous.operation, changedDraft);
      void send({ ...previous, draft: changedDraft }, 1, receiver);
    },
    async reset() {
      await sandbox?.reset();
      setHistoryEntries([]);
      setSelected(undefined);
    },
  };
}

/** Returns a call with the key that its caller has in a service. */
function withCallerOf({ callers }: Service, call: Call): Call {
  return { ...call, caller: callers.find(({ name }) => name === call.caller.name) ?? call.caller };
}
