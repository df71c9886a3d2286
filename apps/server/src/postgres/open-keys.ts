import type { OpenKeys } from "../keys/open-keys.ts";
import { clientConfig, type PostgresSettings } from "./client-config.ts";
import { openConnections } from "./connections.ts";
import { isAway } from "./is-away.ts";
import { databaseProblem, migrate } from "./migrate.ts";
import { createPostgresKeyStore } from "./postgres-key-store.ts";
import { shownUrl } from "./shown-url.ts";

/** @throws {StartUpError} when the database cannot be used */
export async function openPostgresKeys(settings: PostgresSettings): Promise<OpenKeys> {
  const config = clientConfig(settings);
  const place = shownUrl(settings.url);
  await migrate(config, place, settings.source);
  const connections = openConnections({ config, count: 1, timeout: settings.timeout });
  return {
    store: createPostgresKeyStore(connections),
    place,
    explain: (error) => (isAway(error) ? databaseProblem(place, error, settings.source) : error),
    close: connections.close,
  };
}
