import { Checkbox, Kbd } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { storedShortcuts } from "../session/stored-session.ts";
import { filterInputId } from "../table/list-page.tsx";
import { type DialogProps, FactTable, InfoDialog } from "./dialogs.tsx";
import { useFormHost } from "./form-host.tsx";

const textInputs = "input:not([type=checkbox], [type=radio]), textarea, select";

/** Handles the keyboard shortcuts, and lists them in a dialog. */
export function Shortcuts(dialog: DialogProps) {
  const { addPet, orderPet, showShortcuts } = useFormHost();
  const [, navigate] = useLocation();
  const [areEnabled, setEnabled] = useState(() => storedShortcuts.read());
  const prefix = useRef("");
  const shortcuts = [
    { keys: "/", label: "Filter the list, or open a pet by ID", run: focusFilter },
    { keys: "n", label: "Add a pet", run: addPet },
    { keys: "o", label: "New order", run: () => orderPet() },
    { keys: "g p", label: "Go to pets", run: () => navigate("/pets") },
    { keys: "g o", label: "Go to orders", run: () => navigate("/orders") },
    { keys: "g h", label: "Go to the history", run: () => navigate("/history") },
    { keys: "?", label: "Show the keyboard shortcuts", run: showShortcuts },
    { keys: "Esc", label: "Close a dialog, clear the filter", run: undefined },
  ];
  useWindowEvent("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !areEnabled) return;
    if (target instanceof Element && target.matches(textInputs)) return;
    if (document.querySelector("[role=dialog], [role=menu]")) return;
    const keys = prefix.current + key;
    prefix.current = key === "g" ? "g " : "";
    const run = shortcuts.find((shortcut) => shortcut.keys === keys)?.run;
    if (!run) return;
    event.preventDefault();
    run();
  });
  return (
    <InfoDialog title="Keyboard shortcuts" {...dialog}>
      <FactTable
        rows={shortcuts.map(({ keys, label }) => [label, keys.split(" ").map((key) => <Kbd key={key}>{key}</Kbd>)])}
      />
      <Checkbox
        label="Use keyboard shortcuts"
        checked={areEnabled}
        onChange={({ currentTarget: { checked } }) => {
          setEnabled(checked);
          storedShortcuts.save(checked);
        }}
      />
    </InfoDialog>
  );
}

function focusFilter(): void {
  document.getElementById(filterInputId)?.focus();
}
