import { examineWithin } from '../system/examine-within.ts';
import type { Finding } from '../system/finding.ts';
import type { Database } from './driver/database.ts';
import { administrators, owners } from './examination/administrators.ts';
import { type BackupExpectations, backups } from './examination/backups.ts';
import { books } from './examination/books.ts';
import { clock } from './examination/clock.ts';
import { durability } from './examination/durability.ts';
import { jobs } from './examination/jobs.ts';
import { schema } from './examination/schema.ts';
import { taxes } from './examination/taxes.ts';
import { testData } from './examination/test-data.ts';

export interface ExaminationOptions {
  /** Timeout of each check; by default none. */
  readonly limitMs?: number;
  /** This machine's clock, in milliseconds. */
  readonly machineMs?: () => number;
  /** Requirements for backups; by default backups are not checked. */
  readonly backups?: BackupExpectations;
  /** The address of the test data, and whether it is configured; by default test data is not checked. */
  readonly testData?: { readonly address: () => string; readonly named: boolean };
}

/** A longer time than a timer supports means no limit. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** Examines tables and sums of a database without a running shop, such as one that was just restored. */
export const examineBooks = async (database: Database): Promise<readonly Finding[]> => {
  const found = await schema(database);
  return found.every(({ good }) => good) ? [...found, ...(await books(database))] : found;
};

/** Examines a reachable database: its schema, durability, backups, and sums recomputed from their rows. */
export const examine = async (
  database: Database,
  {
    limitMs = NO_LIMIT_MS,
    machineMs = Date.now,
    backups: expected,
    testData: tests,
  }: ExaminationOptions = {},
): Promise<readonly Finding[]> => {
  const within = (check: string, look: () => Promise<readonly Finding[]>) =>
    examineWithin(check, limitMs, look);
  const tables = await within('tables', () => schema(database));
  const ofServer = [
    within('durability', () => durability(database)),
    within('clock', () => clock(database, machineMs)),
  ];
  // Without the right tables there is nothing to recompute.
  const ofShop = tables.every(({ good }) => good)
    ? [
        within('administrators', () => administrators(database)),
        within('owners', () => owners(database)),
        within('books', () => books(database)),
        within('jobs', () => jobs(database)),
        within('taxes', () => taxes(database)),
        ...(tests ? [within('test-data', () => testData(database, tests.address, tests.named))] : []),
        ...(expected ? [within('last-backup', () => backups(database, expected))] : []),
      ]
    : [];
  return [...tables, ...(await Promise.all([...ofServer, ...ofShop])).flat()];
};
