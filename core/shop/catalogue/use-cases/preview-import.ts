import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { CatalogueTable, FileKind } from '../catalogue-file.ts';
import { picturesOfFile } from '../file-pictures.ts';
import type { ImportChoice, ImportPreview } from '../import-plan.ts';
import { hasShopZone } from '../may-offer-times.ts';
import type { CataloguePorts } from '../ports.ts';
import { knownPictures } from '../steps/known-pictures.ts';
import { planGoodRows } from '../steps/plan-good-rows.ts';
import { MOST_ERRORS } from '../steps/row-errors.ts';

/**
 * Returns everything that a file would change, and all its errors. Changes nothing, and asks no other server.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (no rows, too many, no column that names them)
 */
export const previewImport =
  (ports: Pick<CataloguePorts, 'read' | 'now' | 'profile' | 'hashToken' | 'remotePictures'>) =>
  async (
    caller: Caller,
    kind: FileKind,
    table: CatalogueTable,
    { isOwnSheet = false, onlyGood = false }: ImportChoice = {},
  ): Promise<ImportPreview> => {
    requireAdmin(caller);
    const { read, now, profile } = ports;
    const data = await read.catalogue.load();
    const pictures = await knownPictures(ports, read.uploads, picturesOfFile(kind, table));
    const around = {
      data,
      videoHosts: profile.videoHosts,
      at: now(),
      pictures,
      isOwnSheet,
      hasZone: await hasShopZone(read.settings),
    };
    const { plan, leftOut, leftOutRows } = planGoodRows(kind, table, around, onlyGood);
    const errors = leftOutRows > 0 ? leftOut : plan.errors;
    return {
      kind,
      version: data.version,
      counts: plan.counts,
      rows: plan.rows,
      picturesToFetch: new Set(plan.toFetch.map(({ address }) => address)).size,
      leftOutRows,
      errors: errors.slice(0, MOST_ERRORS),
      errorCount: errors.length,
    };
  };
