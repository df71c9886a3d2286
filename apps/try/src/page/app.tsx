import "../styles/styles.ts";
import { colorSchemes, ThemeProvider, useColorScheme } from "@animal-store/ui-theme";
import { Alert, Anchor, Group, NativeSelect, Stack, Title } from "@mantine/core";
import { StrictMode, useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { CallCode } from "../call/call-code.tsx";
import { ClockPanel } from "../clock/clock-panel.tsx";
import { OperationList, useOperation } from "../contract/operation-list.tsx";
import { HistoryList } from "../history/history-list.tsx";
import { RequestForm } from "../request/request-form.tsx";
import { ResponsePanel } from "../response/response-panel.tsx";
import { useInPageStore } from "../store/use-in-page-store.ts";
import classes from "./app.module.css";
import { useConsole } from "./use-console.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html must have an element with the id root. Add it.");
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <App />
    </ThemeProvider>
  </StrictMode>,
);

/** The whole page. */
function App() {
  const operation = useOperation();
  const { state, store } = useInPageStore();
  const { call, callers, entries, shown, isSending, problem, ...reader } = useConsole(operation, store);
  const response = useRef<HTMLDivElement>(null);
  // On a narrow screen the answer comes below the form.
  useEffect(() => {
    if (shown) response.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);

  const advance = (seconds: number) => store?.moveTo(store.now() + seconds * 1000);

  return (
    <div className={classes.page}>
      <PageHeader />
      <main className={classes.main}>
        <Title order={1} size="h2" className={classes.title}>
          Try it
        </Title>
        <p className={classes.lead}>
          The real store, with its limits and its bans, runs inside this page. No key, no network: send what you like.
        </p>
        {state === "absent" && (
          <Alert color="red" title="The store could not be loaded">
            The network was away before the page was whole. Load it again.
          </Alert>
        )}
        <ClockPanel store={store} onReset={reader.reset} />
        <div className={classes.columns}>
          <div className={classes.operations}>
            <OperationList current={operation} />
          </div>
          <Stack className={classes.request}>
            <RequestForm
              key={operation.id}
              call={call}
              callers={callers}
              isReady={store !== undefined}
              isSending={isSending}
              problem={problem}
              onDraft={reader.setDraft}
              onCaller={reader.setCaller}
              onPrefer={reader.setPrefer}
              onSend={(times) => reader.send(call, times)}
            />
          </Stack>
          <div className={classes.answer} ref={response}>
            <ResponsePanel
              sent={shown}
              store={store}
              onAdvance={advance}
              onInsist={(seconds, times) => {
                advance(seconds);
                if (shown) void reader.send(shown.call, times);
              }}
              onFollow={(parameters) => shown && reader.follow(shown.call, parameters)}
            />
          </div>
          <div className={classes.code}>
            <CallCode call={call} />
          </div>
          <div className={classes.history}>
            <HistoryList
              entries={entries}
              shown={shown}
              onShow={reader.show}
              onSendAgain={(entry) => reader.send(entry.call)}
            />
          </div>
        </div>
      </main>
    </div>
  );
}

/** The name of the page's home, and the way back to it. */
function PageHeader() {
  return (
    <header className={classes.header}>
      <Anchor href="/docs/" className={classes.home} aria-label="Animal Store" underline="never">
        <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={28} height={28} />
        <span className={classes.name}>Animal Store</span>
      </Anchor>
      <Group gap="md" wrap="nowrap">
        <Group component="nav" gap="md" wrap="nowrap" aria-label="Docs">
          <Anchor href="/docs/" size="sm">
            Docs
          </Anchor>
          <Anchor href="/docs/reference" size="sm">
            Reference
          </Anchor>
        </Group>
        <ColorSchemeSelect />
      </Group>
    </header>
  );
}

/** Light or dark, for this page and the docs. */
function ColorSchemeSelect() {
  const { colorScheme, setColorScheme } = useColorScheme();
  return (
    <NativeSelect
      size="xs"
      aria-label="Light or dark"
      value={colorScheme}
      onChange={(event) => {
        const chosen = colorSchemes.find(({ value }) => value === event.currentTarget.value);
        if (chosen) setColorScheme(chosen.value);
      }}
      data={[...colorSchemes]}
    />
  );
}
