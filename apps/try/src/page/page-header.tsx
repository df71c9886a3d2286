import { Anchor, Group } from "@mantine/core";
import logo from "../look/favicon.svg";
import classes from "./app.module.css";

/** The name of the page's home, and the way back to it. */
export function PageHeader() {
  return (
    <header className={classes.header}>
      <Anchor href="/docs/" className={classes.home} underline="never">
        <img src={logo} alt="" width={28} height={28} />
        Animal Store
      </Anchor>
      <Group component="nav" gap="md" aria-label="Docs">
        <Anchor href="/docs/" size="sm">
          Docs
        </Anchor>
        <Anchor href="/docs/reference" size="sm">
          Reference
        </Anchor>
      </Group>
    </header>
  );
}
