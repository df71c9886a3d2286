import { contract } from "@animal-store/contract";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import { useMemo, useState } from "react";
import { type Call, type Caller, createDraft, type Draft } from "./call.ts";
import type { Operation } from "./operations.ts";
import { createServerService, type Exchange, type InPageService, type Service, sendRepeated } from "./services.ts";

const maxEntries = 50;

export interface HistoryEntry extends Exchange {
  readonly id: number;
}

type Target = "sandbox" | "server";

/** The input and the history of requests, and the actions of the page. */
export interface Requests {
  readonly target: Target;
  /** The service of the target. Undefined while it loads. */
  readonly service: Service | undefined;
  /** Undefined for a server. */
  readonly sandbox: InPageService | undefined;
  readonly origin: string;
  readonly call: Call;
  readonly callers: readonly Caller[];
  readonly serverKey: string;
  readonly historyEntries: readonly HistoryEntry[];
  readonly selected: HistoryEntry | undefined;
  readonly isSending: boolean;
  readonly problem: string | undefined;
  setTarget(target: Target): void;
  setServerKey(key: string): void;
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

/** @param sandbox undefined while it loads */
export function useRequests(operation: Operation, sandbox: InPageService | undefined): Requests {
  const [target, setTarget] = useState<Target>("sandbox");
  const [serverKey, setServerKey] = useState("");
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [callerName, setCallerName] = useState<string>();
  const [prefer, setPrefer] = useState("");
  const [historyEntries, setHistoryEntries] = useState<readonly HistoryEntry[]>([]);
  const [selected, setSelected] = useState<HistoryEntry>();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const server = useMemo(() => createServerService(serverKey), [serverKey]);
  const isServer = target === "server";
  const service: Service | undefined = isServer ? server : sandbox;
  const callers = service?.callers ?? [noCaller];
  const caller = callers.find(({ name }) => name === callerName) ?? callers[0] ?? noCaller;
  const origin = isServer ? location.origin : sandboxOrigin;
  const draft = drafts[operation.id] ?? createDraft(operation);
  const call: Call = { operation, draft, caller, prefer: isServer ? "" : prefer };

  const setDraft = ({ id }: Operation, changedDraft: Draft) =>
    setDrafts((previous) => ({ ...previous, [id]: changedDraft }));

  async function send(newCall: Call, times = 1, receiver = service): Promise<void> {
    if (!receiver || isSending) return;
    setIsSending(true);
    try {
      const exchange = await sendRepeated(receiver, newCall, times);
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
    sandbox: isServer ? undefined : sandbox,
    target,
    setTarget,
    serverKey,
    setServerKey,
    origin,
    call,
    callers,
    historyEntries,
    selected,
    isSending,
    problem,
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

/** The placeholder until the service has loaded. */
const noCaller: Caller = { name: "…", key: "as_test_…", perMinute: contract.plans.free.perMinute };
