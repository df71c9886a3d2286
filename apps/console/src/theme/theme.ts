import { Alert, Anchor, Badge, createTheme, Modal, Notification, PasswordInput, TextInput } from "@mantine/core";

const inputProps = { autoComplete: "off", withAsterisk: false };

/** The accent and dark colours of the docs, and the properties that all components of a kind share. */
export const theme = createTheme({
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
    // From text to the darkest background. Index 7 is the page background.
    dark: [
      "#c3cad4",
      "#b3bcc9",
      "#98a2b3",
      "#667085",
      "#37424f",
      "#2b3440",
      "#1a212b",
      "#11161d",
      "#0d1117",
      "#090c11",
    ],
  },
  primaryColor: "accent",
  primaryShade: 7,
  autoContrast: true,
  defaultRadius: "md",
  fontFamily: "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  headings: { fontWeight: "650" },
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    Alert: Alert.extend({ defaultProps: { color: "red", variant: "light", role: "alert" } }),
    Anchor: Anchor.extend({ defaultProps: { size: "sm" } }),
    Badge: Badge.extend({ defaultProps: { variant: "light", tt: "none" } }),
    // No scroll lock: the CSP forbids its inline style. No header: it would be a second banner landmark.
    Modal: Modal.extend({ defaultProps: { withCloseButton: false, lockScroll: false } }),
    Notification: Notification.extend({
      defaultProps: { closeButtonProps: { "aria-label": "Close" } },
      styles: { description: { color: "var(--mantine-color-dimmed)" } },
    }),
    PasswordInput: PasswordInput.extend({ defaultProps: inputProps }),
    TextInput: TextInput.extend({ defaultProps: inputProps }),
  },
});
