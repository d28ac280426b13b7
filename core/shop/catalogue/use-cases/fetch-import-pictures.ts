import { asAdmin, type Noted } from '../../../people/as-admin.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { CatalogueTable, FileKind } from '../catalogue-file.ts';
import { hostOf, picturesOfFile } from '../file-pictures.ts';
import type { FetchedImportPictures, ImportChoice } from '../import-plan.ts';
import { hasShopZone } from '../may-offer-times.ts';
import type { CataloguePorts } from '../ports.ts';
import { type FetchPorts, fetchPictures } from '../steps/fetch-pictures.ts';
import { importErrors } from '../steps/import-errors.ts';
import { knownPictures } from '../steps/known-pictures.ts';
import { planGoodRows } from '../steps/plan-good-rows.ts';

export interface AskedPictures extends ImportChoice {
  readonly kind: FileKind;
  readonly table: CatalogueTable;
  /** How many of the file's pictures to skip: the `next` of the previous request. */
  readonly from: number;
}

/**
 * Fetches the next pictures of a file from other servers and stores them, before the file is imported. The catalogue does not change. The
 * audit log has the host of each picture, not the whole address, which may contain a secret.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (a line of the file is wrong), 'no-room', 'unavailable'
 */
export const fetchImportPictures =
  (ports: FetchPorts & Pick<CataloguePorts, 'read' | 'profile'>) =>
  async (
    caller: Caller,
    { kind, table, from, isOwnSheet = false, onlyGood = false }: AskedPictures,
  ): Promise<FetchedImportPictures> => {
    requireAdmin(caller);
    const pictures = picturesOfFile(kind, table);
    const around = {
      data: await ports.read.catalogue.load(),
      videoHosts: ports.profile.videoHosts,
      hasZone: await hasShopZone(ports.read.settings),
      at: ports.now(),
      pictures: await knownPictures(ports, ports.read.uploads, pictures),
      isOwnSheet,
    };
    const { plan } = planGoodRows(kind, table, around, onlyGood);
    if (plan.errors.length > 0) throw importErrors(plan.errors);
    const wanted = new Set(plan.toFetch.map(({ address }) => address));
    const left = pictures.slice(from).filter((address) => wanted.has(address));
    const { fetched, failed, asked } = await fetchPictures(ports, left);
    if (fetched.length > 0)
      await asAdmin(ports, caller, ({ noteAll }) =>
        noteAll(
          fetched.map(({ address, upload, imageUrl, bytes }): Noted => {
            const after = { imageUrl, bytes, from: hostOf(address) };
            return ['image.uploaded', 'image', upload, { after }];
          }),
        ),
      );
    const first = left[asked];
    return {
      fetched: fetched.length,
      errors: plan.toFetch.flatMap(({ line, field, address }) => {
        const message = failed.get(address);
        return message === undefined ? [] : [{ line, field, message }];
      }),
      next: first === undefined ? null : pictures.indexOf(first),
    };
  };
