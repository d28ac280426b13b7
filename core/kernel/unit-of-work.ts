/**
 * Runs work in a transaction: all of it is kept, or none. No network call belongs inside. One with a larger store serves whoever
 * needs a part of it.
 * @throws the error of the work, after rolling back
 */
export type UnitOfWork<Store> = <Result>(work: (store: Store) => Promise<Result>) => Promise<Result>;

/** What is stored: to be read, and to be changed. */
export interface Stored<Store> {
  readonly unitOfWork: UnitOfWork<Store>;
  /** Reads outside of any transaction. */
  readonly read: Store;
}
