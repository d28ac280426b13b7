import { type AdminWork, asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { CataloguePorts, CatalogueStore } from '../ports.ts';

export interface Edit extends Pick<AdminWork<CatalogueStore>, 'at' | 'note' | 'noteAll'> {
  readonly catalogue: CatalogueStore['catalogue'];
  readonly uploads: CatalogueStore['uploads'];
  readonly settings: CatalogueStore['settings'];
}

/**
 * Runs an administrator's edit of the catalogue. Edits run one after another, so that nothing changes between the read and the write of
 * one.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const editCatalogue = <Result>(
  ports: Pick<CataloguePorts, 'unitOfWork' | 'now'>,
  caller: Caller,
  work: (edit: Edit) => Promise<Result>,
): Promise<Result> =>
  asAdmin(ports, caller, async ({ store: { catalogue, uploads, settings }, at, note, noteAll }) => {
    await catalogue.lock();
    return work({ catalogue, uploads, settings, at, note, noteAll });
  });
