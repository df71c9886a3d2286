import { type CSSVariablesResolver, createTheme, Notification } from "@mantine/core";

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
  primaryShade: 7,
  fontFamily: "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  cursorType: "pointer",
  defaultRadius: "md",
  respectReducedMotion: true,
  components: {
    Notification: Notification.extend({
      defaultProps: { closeButtonProps: { "aria-label": "Close" } },
      styles: { description: { color: "var(--mantine-color-dimmed)" } },
    }),
  },
});

/** Greys and reds that are read easily on their grounds: 4.5 to 1 at least (WCAG 2.2, 1.4.3). */
export const readableColors: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": "#5c636a",
    "--mantine-color-placeholder": "#6c737a",
    "--mantine-color-error": "#c92a2a",
    "--mantine-color-yellow-light-color": "#7a4a00",
    "--mantine-color-teal-light-color": "#066649",
    "--mantine-color-orange-light-color": "#9c3400",
    "--mantine-color-red-light-color": "#b42318",
    "--mantine-color-red-outline": "#b42318",
  },
  dark: {
    "--mantine-color-dimmed": "#a6a7ab",
    "--mantine-color-placeholder": "#9a9b9f",
    "--mantine-color-error": "#ff8787",
  },
});
