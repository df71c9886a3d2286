import "./look/styles.ts";
import { Look } from "@animal-store/look";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./page/app.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html must have an element with the id root. Add it.");
createRoot(root).render(
  <StrictMode>
    <Look>
      <App />
    </Look>
  </StrictMode>,
);
