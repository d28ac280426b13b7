import type { QueryClient } from '@tanstack/react-query';
import { type Mutation, mutation } from '../transport/mutation.ts';

/** A record with an optimistic version, so that no change is overwritten unseen (decision 013). */
export interface Versioned {
  readonly id: number;
  readonly version: number;
}

/** The changed fields, and the version that they are based on. */
export type Changes<Sent> = Partial<Sent> & { readonly version: number };

export interface Edit<Sent> {
  readonly id: number;
  readonly changes: Changes<Sent>;
}

/** Reads and writes one kind of record. `Created` has more than `Saved` when something is only shown once. */
export interface RecordApi<Sent extends object, Saved extends Versioned, Created extends Saved = Saved> {
  /** The current state of the record; null when it was deleted. */
  readonly current: (client: QueryClient, id: number) => Promise<Saved | null>;
  /** Absent when records are created elsewhere. */
  readonly create?: Mutation<Sent, Created>;
  readonly update: Mutation<Edit<Sent>, Saved>;
}

interface RecordCalls<Sent extends object, Saved extends Versioned, Created extends Saved> {
  readonly current: (client: QueryClient, id: number) => Promise<Saved | null>;
  readonly create?: (body: Sent) => Promise<Created>;
  readonly update: (id: number, changes: Changes<Sent>) => Promise<Saved>;
  /** Reads the queries again that depend on a change. */
  readonly refresh: (client: QueryClient) => Promise<unknown>;
  /** Whether to refresh after a failed update too. */
  readonly refreshOnFailure?: boolean;
}

export const recordApi = <Sent extends object, Saved extends Versioned, Created extends Saved>({
  current,
  create,
  update,
  refresh,
  refreshOnFailure = false,
}: RecordCalls<Sent, Saved, Created>): RecordApi<Sent, Saved, Created> => ({
  current,
  ...(create && { create: mutation({ send: create, refresh }) }),
  update: mutation({
    send: ({ id, changes }: Edit<Sent>) => update(id, changes),
    refresh,
    refreshOnFailure,
  }),
});

interface ById {
  readonly id: number;
}

/** Finds a record by id in a list query, which is read again. */
export const currentIn =
  <Saved extends ById>(readList: (client: QueryClient) => Promise<readonly Saved[]>) =>
  async (client: QueryClient, id: number): Promise<Saved | null> =>
    (await readList(client)).find((record) => record.id === id) ?? null;
