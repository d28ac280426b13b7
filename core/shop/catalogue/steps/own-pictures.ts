import type { RowError } from '../catalogue-file.ts';
import type { Experience } from '../experience.ts';
import { isRemote, type KnownPictures, PICTURE_COLUMNS, type PictureToFetch } from '../file-pictures.ts';
import type { PlannedPart } from './row-judge.ts';

/** How a row's picture is served: by an address that stays, by a copy, or by one that is to be fetched. */
type Judged = { readonly own: string } | { readonly refused: string } | 'to-fetch';

const judge = (address: string, before: string | null, known: KnownPictures): Judged => {
  // What is stored already is left alone.
  if (!isRemote(address) || address === before) return { own: address };
  const ownPath = known.ownPath(address);
  if (ownPath !== null) return { own: ownPath };
  const refused = known.objection(address);
  if (refused !== null) return { refused };
  const copies = known.copiesOf(address);
  const own = copies.find((copy) => copy === before) ?? copies[0];
  return own === undefined ? 'to-fetch' : { own };
};

/**
 * Puts the shop's own copies in the place of pictures of other servers, and says which are still to be fetched. A row whose
 * picture is a copy of what it names stays as it is, so that the same file changes nothing when it comes again.
 */
export const ownPictures = (parts: readonly PlannedPart<Experience>[], known: KnownPictures) => {
  const errors: RowError[] = [];
  const toFetch: PictureToFetch[] = [];
  const own = parts.map((part): PlannedPart<Experience> => {
    const { line, before } = part;
    let { after } = part;
    for (const field of PICTURE_COLUMNS) {
      const address = after[field];
      if (address === null) continue;
      const judged = judge(address, before?.[field] ?? null, known);
      if (judged === 'to-fetch') toFetch.push({ line, field, address });
      else if ('own' in judged) after = { ...after, [field]: judged.own };
      else errors.push({ line, field, message: judged.refused });
    }
    return { ...part, after };
  });
  return { parts: own, errors, toFetch };
};
