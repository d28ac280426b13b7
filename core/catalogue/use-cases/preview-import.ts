import { type Caller, requireAdmin } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import type { CatalogueTable, FileKind } from '../catalogue-file.ts';
import type { ImportPreview } from '../import-plan.ts';
import { planImport } from '../steps/plan-import.ts';

/** Errors that one answer names. */
const MOST_ERRORS = 200;

/**
 * Everything that a file would change, and everything that is wrong in it. Changes nothing.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (no rows, too many, no column that names them)
 */
export const previewImport =
  ({ read, now, profile }: Pick<Ports, 'read' | 'now' | 'profile'>) =>
  async (caller: Caller, kind: FileKind, table: CatalogueTable): Promise<ImportPreview> => {
    requireAdmin(caller);
    const data = await read.catalogue.load();
    const plan = planImport(kind, table, { data, videoHosts: profile.videoHosts, at: now() });
    return {
      kind,
      version: data.version,
      counts: plan.counts,
      rows: plan.rows,
      errors: plan.errors.slice(0, MOST_ERRORS),
      errorCount: plan.errors.length,
    };
  };
