import { Box, Button, Group, Image, Kbd, Menu, Text } from "@mantine/core";
import { Link, Redirect, Route, Router, Switch, useRoute } from "wouter";
import { OrdersPage, ordersRoute } from "../orders/orders-page.tsx";
import { petsRoute } from "../pets/pet-list.ts";
import { PetsPage } from "../pets/pets-page.tsx";
import { LimitsMeter } from "../service-status/limits-meter.tsx";
import { Notices } from "../service-status/notices.tsx";
import { StatusPage, statusRoute } from "../service-status/status-page.tsx";
import { HistoryPage } from "../session/history-page.tsx";
import { colorSchemes, useColorScheme } from "../theme/theme-provider.tsx";
import { useHashPath } from "./address.ts";
import { FormHostProvider, useFormHost } from "./form-host.tsx";
import classes from "./shell.module.css";

export function Shell({ onSignOut }: { onSignOut: () => void }) {
  return (
    <Router hook={useHashPath} hrefs={(path) => `#${path}`}>
      <div className={classes.shell}>
        <FormHostProvider>
          <header className={classes.header}>
            <Group gap="sm" wrap="nowrap" className={classes.brand}>
              <Image src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" w={32} h={32} />
              <Text fw={700} className={classes.name}>
                Animal Store
              </Text>
            </Group>
            <Box component="nav" aria-label="Pages" className={classes.pages}>
              <PageLink to="/pets" pattern="/pets/*?" label="Pets" />
              <PageLink to={ordersRoute} pattern={ordersRoute} label="Orders" />
              {/* A new tab, because the session ends with the page. */}
              <Button component="a" href="/docs/console/" target="_blank" variant="subtle" size="sm">
                Docs
              </Button>
            </Box>
            <div className={classes.limits}>
              <LimitsMeter />
            </div>
            <Box className={classes.account}>
              <AccountMenu onSignOut={onSignOut} />
            </Box>
          </header>
          <main className={classes.main}>
            <Notices />
            <Switch>
              <Route path={petsRoute}>{({ status }) => <PetsPage statusPath={status} />}</Route>
              <Route path={ordersRoute}>
                <OrdersPage />
              </Route>
              <Route path="/history">
                <HistoryPage />
              </Route>
              <Route path={statusRoute}>
                <StatusPage />
              </Route>
              <Route>
                <Redirect to="/pets" replace />
              </Route>
            </Switch>
          </main>
        </FormHostProvider>
      </div>
    </Router>
  );
}

function PageLink({ to, pattern, label }: { to: string; pattern: string; label: string }) {
  const [isCurrent] = useRoute(pattern);
  return (
    <Button
      component={Link}
      href={to}
      variant={isCurrent ? "light" : "subtle"}
      size="sm"
      aria-current={isCurrent ? "page" : undefined}
    >
      {label}
    </Button>
  );
}

function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const { colorScheme, setColorScheme } = useColorScheme();
  const { showShortcuts } = useFormHost();
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" size="sm">
          Menu
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} href="/history">
          History
        </Menu.Item>
        <Menu.Item component={Link} href={statusRoute}>
          Status of the service
        </Menu.Item>
        <Menu.Item onClick={showShortcuts} rightSection={<Kbd>?</Kbd>}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Label>Appearance</Menu.Label>
        {colorSchemes.map(({ value, label }) => (
          <Menu.Item
            key={value}
            onClick={() => setColorScheme(value)}
            rightSection={value === colorScheme ? "✓" : undefined}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={onSignOut}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
