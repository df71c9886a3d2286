import { createTheme } from "@mantine/core";

/** The accent of the docs, and Mantine's own for the rest. */
export const theme = createTheme({
  primaryColor: "accent",
  colors: {
    accent: [
      "#e6f4f1",
      "#ccfbf1",
      "#99f6e4",
      "#5eead4",
      "#2dd4bf",
      "#14b8a6",
      "#0d9488",
      "#0f766e",
      "#0b5d56",
      "#12332f",
    ],
  },
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  fontFamily: "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  cursorType: "pointer",
  defaultRadius: "md",
  respectReducedMotion: true,
});
