import "./theme/styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ConsoleApp } from "./console-app.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html must have an element with the id root. Add it.");
createRoot(root).render(
  <StrictMode>
    <ConsoleApp />
  </StrictMode>,
);
