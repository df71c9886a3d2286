import "@animal-store/ui-theme/styles";
import "../styles/page.css";
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
import { useInPageService } from "../service/use-in-page-service.ts";
import classes from "./app.module.css";
import { useTryPage } from "./use-try-page.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html must have an element with the id root. Add it.");
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <App />
    </ThemeProvider>
  </StrictMode>,
);

function App() {
  const operation = useOperation();
  const { service, hasFailed } = useInPageService();
  const page = useTryPage(operation, service);
  const { selected } = page;
  const responseRef = useRef<HTMLDivElement>(null);
  // On a narrow screen, the response is below the form.
  useEffect(() => {
    if (selected) responseRef.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);

  return (
    <div className={classes.page}>
      <PageHeader />
      <main className={classes.main}>
        <Title order={1} size="h2" className={classes.title}>
          Try it
        </Title>
        <p className={classes.lead}>
          The real store runs inside this page, with its rate limits and bans. You need no API key and no network.
        </p>
        {hasFailed && (
          <Alert color="red" title="The store could not be loaded">
            The network connection failed while the page was loading. Reload the page.
          </Alert>
        )}
        <ClockPanel service={service} onReset={page.reset} />
        <div className={classes.columns}>
          <div className={classes.operations}>
            <OperationList current={operation} />
          </div>
          <Stack className={classes.request}>
            <RequestForm key={operation.id} page={page} />
          </Stack>
          <div className={classes.response} ref={responseRef}>
            <ResponsePanel page={page} />
          </div>
          <div className={classes.code}>
            <CallCode call={page.call} />
          </div>
          <div className={classes.history}>
            <HistoryList page={page} />
          </div>
        </div>
      </main>
    </div>
  );
}

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

/** Selects the color scheme of this page, the docs and the console. */
function ColorSchemeSelect() {
  const { colorScheme, setColorScheme } = useColorScheme();
  return (
    <NativeSelect
      size="xs"
      aria-label="Color scheme"
      value={colorScheme}
      onChange={(event) => {
        const chosen = colorSchemes.find(({ value }) => value === event.currentTarget.value);
        if (chosen) setColorScheme(chosen.value);
      }}
      data={[...colorSchemes]}
    />
  );
}
