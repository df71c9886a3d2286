import { Look } from "@animal-store/look";
import { getDefaultZIndex } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import classes from "./console-app.module.css";
import { SessionContext, useSessionState } from "./session/session-context.ts";
import { SignIn } from "./session/sign-in.tsx";
import { Shell } from "./shell/shell.tsx";
import { theme } from "./theme/theme.ts";

/** The console: a page to sign in with a key, and behind it the store. */
export function ConsoleApp() {
  const { session, ended, signIn, signOut, begin } = useSessionState();
  return (
    <Look theme={theme}>
      {/* Below a dialog, as the rest of the page is. */}
      <Notifications
        position="bottom-right"
        containerWidth={320}
        zIndex={getDefaultZIndex("app")}
        classNames={{ notification: classes.note }}
      />
      {session ? (
        <QueryClientProvider client={session.cache}>
          <SessionContext value={session}>
            <Shell onSignOut={() => signOut()} />
          </SessionContext>
        </QueryClientProvider>
      ) : (
        <SignIn ended={ended} signIn={signIn} begin={begin} />
      )}
    </Look>
  );
}
