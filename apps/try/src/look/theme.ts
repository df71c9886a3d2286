import { createTheme, type MantineColorsTuple } from "@mantine/core";

/** The accent of the docs, from light to dark. */
const accent: MantineColorsTuple = [
  "#e6f4f1",
  "#ccfbf1",
  "#99f6e4",
  "#5eead4",
  "#2dd4bf",
  "#14b8a6",
  "#0d9488",
  "#0f766e",
  "#0b5d56",
  "#134e4a",
];

export const theme = createTheme({
  colors: { accent },
  primaryColor: "accent",
  primaryShade: 7,
  autoContrast: true,
  defaultRadius: "md",
  fontFamily: "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  headings: { fontWeight: "650" },
  respectReducedMotion: true,
  cursorType: "pointer",
});
