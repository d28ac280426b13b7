import { Refusal } from '@wondercast/core/kernel/refusal';
import { type Intent, isOfBooking, type Opener } from '@wondercast/core/money/payment/intent';
import { isOpenEnded, mayBePaid, needsFinishing } from '@wondercast/core/money/payment/intent-states';
import type { Intents } from '@wondercast/core/money/payment/ports';
import { BEING_CONFIRMED } from '@wondercast/core/money/payment/words';
import { NOT_AUTHENTICATED } from '@wondercast/core/people/caller';
import type { MemorySession } from '../memory-session.ts';

/** Whether the intent is of a kind of which a booking may have only one open: a balance or an amendment. */
const isOnlyOne = (intent: Intent): boolean =>
  isOfBooking(intent) && mayBePaid(intent) && intent.bookingId !== null;

export const memoryIntents = (memory: MemorySession): Intents => {
  const byId = async (id: string) => memory.tables.intents.get(id) ?? null;
  const idsOf = (wanted: (intent: Intent) => boolean) =>
    memory.tables.intents
      .all()
      .filter(wanted)
      .map(({ id }) => id);
  const openOf = ({ accountId, visitorKey }: Opener) =>
    idsOf(
      (intent) =>
        mayBePaid(intent) &&
        intent.purpose === 'checkout' &&
        ((visitorKey !== null && intent.visitorKey === visitorKey) ||
          (accountId !== null && intent.accountId === accountId)),
    );
  return {
    add: async (intent) => {
      const { intents, accounts } = memory.tables;
      if (intent.accountId !== null && !accounts.get(intent.accountId))
        throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
      if (intents.get(intent.id)) throw new Error(`Intent ${intent.id} exists`);
      if (
        isOnlyOne(intent) &&
        intents
          .all()
          .some(
            (each) =>
              isOnlyOne(each) && each.bookingId === intent.bookingId && each.purpose === intent.purpose,
          )
      )
        throw new Refusal('conflict', BEING_CONFIRMED);
      intents.set(intent.id, intent);
      return intent.purpose === 'checkout' ? openOf(intent).filter((id) => id !== intent.id) : [];
    },
    byId,
    // Units of work run one after another, so the row needs no lock.
    lock: byId,
    save: async (intent) => {
      const before = memory.tables.intents.get(intent.id);
      if (before) {
        const { state, bookingId, revisions, touchedAt, heldUntil } = intent;
        memory.tables.intents.set(intent.id, {
          ...before,
          state,
          bookingId,
          revisions,
          touchedAt,
          heldUntil,
        });
      }
    },
    revise: async (id, revision, touchedAt, heldUntil) => {
      const before = memory.tables.intents.get(id);
      if (!before || !mayBePaid(before) || before.revisions.at(-1)?.number !== revision.number - 1)
        return false;
      const revisions = [...before.revisions, revision];
      memory.tables.intents.set(id, { ...before, revisions, touchedAt, heldUntil });
      return true;
    },
    openOf: async (opener) => openOf(opener),
    ofBooking: async (bookingId) =>
      memory.tables.intents.all().filter((intent) => intent.bookingId === bookingId),
    lapsed: async (now, untouchedSince) =>
      idsOf(
        ({ state, heldUntil, touchedAt }) =>
          mayBePaid({ state }) && ((heldUntil !== null && heldUntil <= now) || touchedAt < untouchedSince),
      ),
    unfinished: async () => idsOf(needsFinishing),
    openEnded: async (ids) => idsOf((intent) => ids.includes(intent.id) && isOpenEnded(intent)),
    reconciledUntil: async () => memory.tables.reconciled.get('until') ?? null,
    setReconciledUntil: async (at) => memory.tables.reconciled.set('until', at),
  };
};
