import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../people/caller.ts';
import type { CatalogueTable, FileKind } from '../catalogue-file.ts';
import { picturesOfFile } from '../file-pictures.ts';
import type { ImportChoice, ImportCounts } from '../import-plan.ts';
import { hasShopZone } from '../may-offer-times.ts';
import type { CataloguePorts } from '../ports.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';
import type { FetchPorts } from '../steps/fetch-pictures.ts';
import { importErrors } from '../steps/import-errors.ts';
import { knownPictures } from '../steps/known-pictures.ts';
import { planGoodRows } from '../steps/plan-good-rows.ts';
import { writePlan } from '../steps/write-plan.ts';
import { CHANGED_SINCE_PREVIEW, PICTURES_LEFT } from '../words.ts';
import { fetchImportPictures } from './fetch-import-pictures.ts';

export interface AskedImport extends ImportChoice {
  readonly kind: FileKind;
  readonly version: number;
  readonly table: CatalogueTable;
}

/**
 * Imports a file as its preview has shown it, in one transaction: all of it, or only its good rows where the request says so, or nothing.
 * Pictures on other servers are fetched before, as many as one request may. The audit log gets one entry with the counts, and one for each
 * record that was created or changed. A file that changes nothing leaves no trace.
 * @throws Refusal 'unauthenticated', 'forbidden', 'conflict' (the catalogue has another version than the preview; pictures are left to
 * fetch), 'invalid', 'no-room', 'unavailable'
 */
export const importCatalogue = (ports: FetchPorts & Pick<CataloguePorts, 'read' | 'profile'>) => {
  const fetchLeft = fetchImportPictures(ports);
  return async (
    caller: Caller,
    { kind, version, table, isOwnSheet = false, onlyGood = false }: AskedImport,
  ): Promise<ImportCounts> => {
    const pictures = picturesOfFile(kind, table);
    if (pictures.length > 0) {
      const { errors, next } = await fetchLeft(caller, { kind, table, from: 0, isOwnSheet, onlyGood });
      if (errors.length > 0) throw importErrors(errors);
      if (next !== null) throw new Refusal('conflict', PICTURES_LEFT);
    }
    return editCatalogue(ports, caller, async (edit) => {
      const data = await edit.catalogue.load();
      if (data.version !== version) throw new Refusal('conflict', CHANGED_SINCE_PREVIEW);
      const around = {
        data,
        videoHosts: ports.profile.videoHosts,
        hasZone: await hasShopZone(edit.settings),
        at: edit.at,
        pictures: await knownPictures(ports, edit.uploads, pictures),
        isOwnSheet,
      };
      const { plan } = planGoodRows(kind, table, around, onlyGood);
      if (plan.errors.length > 0) throw importErrors(plan.errors);
      if (plan.toFetch.length > 0) throw new Refusal('conflict', PICTURES_LEFT);
      const { counts } = plan;
      if (counts.created + counts.updated === 0) return counts;
      await edit.note('catalogue.imported', 'catalogue', kind, { ...counts });
      await edit.noteAll(await writePlan(edit, plan, data.categories));
      return counts;
    });
  };
};
