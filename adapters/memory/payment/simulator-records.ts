import type { SimulatorRecords } from '../../simulator/records.ts';

interface Kept {
  readonly kind: string;
  readonly at: Date;
  /** JSON, as a database would store it. */
  readonly body: string;
}

/**
 * The simulated provider's records in this process's memory. They are separate from the shop's data, so a rollback there changes
 * nothing here.
 */
export const memorySimulatorRecords = (): SimulatorRecords => {
  const kept = new Map<string, Kept>();
  const keyOf = (kind: string, id: string) => `${kind} ${id}`;
  const read = <Body>(kind: string, id: string): Body | null => {
    const found = kept.get(keyOf(kind, id));
    return found ? JSON.parse(found.body) : null;
  };
  return {
    read: async (kind, id) => read(kind, id),
    // There is no await in between, so no other code runs.
    change: async <Body>(kind: string, id: string, at: Date, change: (before: Body | null) => Body) => {
      const body = change(read<Body>(kind, id));
      kept.set(keyOf(kind, id), { kind, at, body: JSON.stringify(body) });
      return body;
    },
    since: async (kind, at) =>
      [...kept.values()]
        .filter((each) => each.kind === kind && each.at >= at)
        .toSorted((a, b) => b.at.getTime() - a.at.getTime())
        .map(({ body }) => JSON.parse(body)),
  };
};
