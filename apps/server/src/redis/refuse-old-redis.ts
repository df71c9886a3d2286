import { StartUpError } from "@animal-store/node-edge";

const oldest = [6, 2] as const;

/** @param info what `INFO server` says @throws {StartUpError} when the scripts need a newer one */
export function refuseOldRedis(info: string): void {
  const [, version = "of an unknown version", major, minor] = /^redis_version:((\d+)\.(\d+)\S*)/m.exec(info) ?? [];
  const isNewEnough = Number(major) > oldest[0] || (Number(major) === oldest[0] && Number(minor) >= oldest[1]);
  if (!isNewEnough)
    throw new StartUpError(
      `REDIS_URL must lead to Redis ≥ ${oldest.join(".")} or Valkey; it leads to Redis ${version}. Update that, or unset REDIS_URL for limits per process.`,
    );
}
