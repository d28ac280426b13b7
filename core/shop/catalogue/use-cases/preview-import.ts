import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { CatalogueTable, FileKind } from '../catalogue-file.ts';
import { picturesOfFile } from '../file-pictures.ts';
import type { ImportPreview } from '../import-plan.ts';
import { hasShopZone } from '../may-offer-times.ts';
import type { CataloguePorts } from '../ports.ts';
import { knownPictures } from '../steps/known-pictures.ts';
import { planImport } from '../steps/plan-import.ts';
import { MOST_ERRORS } from '../steps/row-errors.ts';

/**
 * Everything that a file would change, and everything that is wrong in it. Changes nothing, and asks no other server.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (no rows, too many, no column that names them)
 */
export const previewImport =
  (ports: Pick<CataloguePorts, 'read' | 'now' | 'profile' | 'hashToken' | 'remotePictures'>) =>
  async (caller: Caller, kind: FileKind, table: CatalogueTable): Promise<ImportPreview> => {
    requireAdmin(caller);
    const { read, now, profile } = ports;
    const data = await read.catalogue.load();
    const pictures = await knownPictures(ports, read.uploads, picturesOfFile(kind, table));
    const plan = planImport(kind, table, {
      data,
      videoHosts: profile.videoHosts,
      at: now(),
      pictures,
      hasZone: await hasShopZone(read.settings),
    });
    return {
      kind,
      version: data.version,
      counts: plan.counts,
      rows: plan.rows,
      picturesToFetch: new Set(plan.toFetch.map(({ address }) => address)).size,
      errors: plan.errors.slice(0, MOST_ERRORS),
      errorCount: plan.errors.length,
    };
  };
