import { taken } from '@wondercast/core/kernel/refusal';
import type { Partners } from '@wondercast/core/people/partners/ports';
import { PARTNER_TAKEN } from '@wondercast/core/people/partners/words';
import type { MemorySession } from '../memory-session.ts';

export const memoryPartners = (memory: MemorySession): Partners => {
  const byId = async (id: number) => memory.tables.partners.get(id) ?? null;
  const assertFree = (name: string, but: number | null) => {
    const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
    if (memory.tables.partners.all().some((other) => other.id !== but && isSame(other.name)))
      throw taken('name', PARTNER_TAKEN);
  };
  const version = () => memory.tables.partnersVersion.get('version') ?? 1;
  return {
    add: async (given) => {
      assertFree(given.name, null);
      const partner = { ...given, id: memory.nextId('partners'), version: 1 };
      memory.tables.partners.set(partner.id, partner);
      return partner;
    },
    byId,
    // Units of work run one after another, so the row needs no lock.
    lock: byId,
    save: async (partner) => {
      const before = await byId(partner.id);
      if (!before) throw new Error(`Partner ${partner.id} is not there`);
      assertFree(partner.name, partner.id);
      const after = { ...partner, createdAt: before.createdAt, version: before.version + 1 };
      memory.tables.partners.set(partner.id, after);
      return after;
    },
    all: async () => {
      const key = ({ name }: { readonly name: string }) => name.toLowerCase();
      return memory.tables.partners
        .all()
        .toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id - b.id));
    },
    directory: async () => ({
      version: version(),
      keys: memory.tables.partnerKeys.all().map(({ revokedAt, ...key }) => ({
        id: key.id,
        keyHash: key.keyHash,
        partnerId: key.partnerId,
        partnerName: memory.tables.partners.get(key.partnerId)?.name ?? '',
        commission: memory.tables.partners.get(key.partnerId)?.commission ?? 0,
        kind: key.kind,
        mode: key.mode,
        origins: key.origins,
        scopes: key.scopes,
        ratePerMinute: key.ratePerMinute,
        expiresAt: key.expiresAt,
        revoked: revokedAt !== null,
      })),
    }),
    raiseVersion: async () => memory.tables.partnersVersion.set('version', version() + 1),
  };
};
