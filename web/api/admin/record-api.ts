import type { QueryClient } from '@tanstack/react-query';
import { type Mutation, mutation } from '../transport/mutation.ts';

/** A record that counts its changes, so that no change is overwritten unseen (decision 013). */
export interface Versioned {
  readonly id: number;
  readonly version: number;
}

/** What was changed, and the version it was changed from. */
export type Changes<Sent> = Partial<Sent> & { readonly version: number };

export interface Edit<Sent> {
  readonly id: number;
  readonly changes: Changes<Sent>;
}

/** How one kind of record is read and written. `Created` says more than `Saved` where something is shown only once. */
export interface RecordApi<Sent extends object, Saved extends Versioned, Created extends Saved = Saved> {
  /** The record as it is now; null when it is gone. */
  readonly current: (client: QueryClient, id: number) => Promise<Saved | null>;
  /** Absent where records are made elsewhere. */
  readonly create?: Mutation<Sent, Created>;
  readonly update: Mutation<Edit<Sent>, Saved>;
}

interface RecordCalls<Sent extends object, Saved extends Versioned, Created extends Saved> {
  readonly current: (client: QueryClient, id: number) => Promise<Saved | null>;
  readonly create?: (body: Sent) => Promise<Created>;
  readonly update: (id: number, changes: Changes<Sent>) => Promise<Saved>;
  /** Reads again what a change made old. */
  readonly refresh: (client: QueryClient) => Promise<unknown>;
  /** Also after an update that failed. */
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

/** The record with this id in a list that has all of them, read again. */
export const currentIn =
  <Saved extends ById>(readList: (client: QueryClient) => Promise<readonly Saved[]>) =>
  async (client: QueryClient, id: number): Promise<Saved | null> =>
    (await readList(client)).find((record) => record.id === id) ?? null;
