import "./theme/styles.ts";
import "@mantine/notifications/styles.css";
import { Anchor, getDefaultZIndex } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import classes from "./console-app.module.css";
import { StatusPage, statusRoute } from "./service-status/status-page.tsx";
import { SessionContext, useSessionState } from "./session/session-context.ts";
import { SignIn } from "./session/sign-in.tsx";
import { useHashPath } from "./shell/address.ts";
import shellClasses from "./shell/shell.module.css";
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
        <SignedOut endReason={endReason} signIn={signIn} startSession={startSession} />
      )}
    </ThemeProvider>
  );
}

function SignedOut(props: ComponentProps<typeof SignIn>) {
  const [path] = useHashPath();
  if (path !== statusRoute) return <SignIn {...props} />;
  return (
    <main className={shellClasses.main}>
      <StatusPage />
      <Anchor href="#/">Sign in</Anchor>
    </main>
  );
}
