import type { TestMails } from '@wondercast/core/people/partners/ports';
import type { TestMail } from '@wondercast/core/people/partners/test-mail';
import type { MemorySession } from '../memory-session.ts';

type Row = TestMail & { readonly tokenHash: string | null };

const mailOf = ({ tokenHash: _, ...mail }: Row): TestMail => mail;

export const memoryTestMails = (memory: MemorySession): TestMails => {
  const rows = () => memory.tables.testMails;
  return {
    of: async (partnerId) => {
      const row = rows().get(partnerId);
      return row ? mailOf(row) : null;
    },
    all: async () =>
      rows()
        .all()
        .map(mailOf)
        .toSorted((a, b) => a.partnerId - b.partnerId),
    ask: async (partnerId, address) =>
      rows().set(partnerId, { partnerId, address, tokenHash: null, confirmedAt: null }),
    keepLink: async (partnerId, tokenHash) => {
      const row = rows().get(partnerId);
      if (row) rows().set(partnerId, { ...row, tokenHash });
    },
    confirm: async (tokenHash, at) => {
      const row = rows()
        .all()
        .find((each) => each.tokenHash === tokenHash);
      if (!row) return null;
      const confirmed = { ...row, confirmedAt: row.confirmedAt ?? at };
      rows().set(row.partnerId, confirmed);
      return mailOf(confirmed);
    },
    remove: async (partnerId) => rows().delete(partnerId),
  };
};
