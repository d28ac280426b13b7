import { type Run, textQuery } from '../driver/query.ts';

/** Every node writes a heartbeat each half second; one that was silent for this long is gone. */
const SILENT = '10 seconds';

const LIVING = `select distinct coalesce(release, 'a release before 1.0.0') as release, string_to_array(release, '.')::int[] as parts
  from pulses where at > clock_timestamp() - interval '${SILENT}'`;

const isOlder = (parts: readonly number[] | null, than: readonly number[]): boolean => {
  if (parts === null) return true;
  const differs = than.findIndex((part, at) => part !== (parts[at] ?? 0));
  return differs >= 0 && (parts[differs] ?? 0) < (than[differs] ?? 0);
};

/** The releases older than `release` that running nodes have. */
export const olderReleases = async (run: Run, release: string): Promise<readonly string[]> => {
  const rows = await run(textQuery<{ release: string; parts: readonly number[] | null }>(LIVING));
  const than = release.split('.').map(Number);
  return rows.filter(({ parts }) => isOlder(parts, than)).map(({ release: older }) => older);
};
