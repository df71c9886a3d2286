import { theme as ours } from "@animal-store/look";
import { createTheme, mergeThemeOverrides, Notification } from "@mantine/core";

/** Our look, with notices that can be read and closed by everyone. */
export const theme = mergeThemeOverrides(
  ours,
  createTheme({
    components: {
      Notification: Notification.extend({
        defaultProps: { closeButtonProps: { "aria-label": "Close" } },
        styles: { description: { color: "var(--mantine-color-dimmed)" } },
      }),
    },
  }),
);
