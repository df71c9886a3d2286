import { themePlugin } from "@animal-store/ui-theme/build";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const components =
  `UnstyledButton VisuallyHidden ScrollArea CloseButton Paper Group Stack Loader Text Title Anchor Button
  ActionIcon Badge Alert Code Input Combobox InlineInput NavLink NumberInput List Progress Table Tabs`.split(/\s+/);

export default defineConfig({
  base: "/docs/try/",
  plugins: [react(), themePlugin({ allowsFetch: false, components })],
  // The licences of bundled packages require attribution.
  build: { license: { fileName: "third-party.md" } },
});
