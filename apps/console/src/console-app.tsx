import "./theme/styles.ts";
import "@mantine/notifications/styles.css";
import { getDefaultZIndex } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import classes from "./console-app.module.css";
import { SessionContext, useSessionState } from "./session/session-context.ts";
import { SignIn } from "./session/sign-in.tsx";
import { Shell } from "./shell/shell.tsx";
import { ThemeProvider } from "./theme/theme-provider.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html must have an element with the id root. Add it.");
createRoot(root).render(
  <StrictMode>
    <ConsoleApp />
  </StrictMode>,
);

function ConsoleApp() {
  const { session, endReason, signIn, signOut, startSession } = useSessionState();
  return (
    <ThemeProvider>
      {/* Dialogs cover notifications. */}
      <Notifications
        position="bottom-right"
        containerWidth={320}
        zIndex={getDefaultZIndex("app")}
        classNames={{ notification: classes.notification }}
      />
      {session ? (
        <QueryClientProvider client={session.queryClient}>
          <SessionContext value={session}>
            <Shell onSignOut={() => signOut()} />
          </SessionContext>
        </QueryClientProvider>
      ) : (
        <SignIn endReason={endReason} signIn={signIn} startSession={startSession} />
      )}
    </ThemeProvider>
  );
}
