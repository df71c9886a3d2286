import "./look/styles.ts";
import { MantineProvider } from "@mantine/core";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createDocsColorScheme } from "./look/docs-color-scheme.ts";
import { theme } from "./look/theme.ts";
import { App } from "./page/app.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html must hold an element with the id root.");

const colorScheme = createDocsColorScheme();
const chosen = colorScheme.get("auto");
// Before the first paint; React draws a moment later.
if (chosen !== "auto") document.documentElement.dataset.mantineColorScheme = chosen;

// The page's policy forbids style elements: what Mantine would write into them is in files.
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <App />
    </MantineProvider>
  </StrictMode>,
);
