import type { Uploads } from '../../media/ports.ts';
import { addressOf } from '../../media/uploaded-image.ts';
import type { KnownPictures } from '../file-pictures.ts';
import type { CataloguePorts } from '../ports.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The age, in milliseconds, up to which an unused copy is reused: well below the age at which housekeeping removes it. */
const TAKEN_MS = 12 * HOUR_MS;

/** What the shop knows about pictures at these addresses, without asking other servers. */
export const knownPictures = async (
  {
    hashToken,
    remotePictures,
    now,
    profile,
  }: Pick<CataloguePorts, 'hashToken' | 'remotePictures' | 'now' | 'profile'>,
  uploads: Pick<Uploads, 'copies'>,
  addresses: readonly string[],
): Promise<KnownPictures> => {
  const hashes = new Map(addresses.map((address) => [address, hashToken(address)]));
  const copies =
    addresses.length === 0
      ? []
      : await uploads.copies([...hashes.values()], new Date(now().getTime() - TAKEN_MS));
  const bySource = Map.groupBy(copies, ({ source }) => source);
  return {
    ownPath: (address) =>
      address.startsWith(`${profile.publicUrl}/uploads/`) ? address.slice(profile.publicUrl.length) : null,
    objection: (address) => remotePictures.objection(address),
    copiesOf: (address) =>
      (bySource.get(hashes.get(address) ?? '') ?? []).map(({ upload }) => addressOf(upload)),
  };
};
