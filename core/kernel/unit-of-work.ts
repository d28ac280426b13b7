/**
 * Runs work in one transaction: everything is committed, or nothing. Make no network call inside. A unit of work with a larger store also
 * serves callers that need a part of it.
 * @throws the error of the work, after rolling back
 */
export type UnitOfWork<Store> = <Result>(work: (store: Store) => Promise<Result>) => Promise<Result>;

/** Access to the store, for reading and for changing. */
export interface Stored<Store> {
  readonly unitOfWork: UnitOfWork<Store>;
  /** Reads outside any transaction. */
  readonly read: Store;
}
