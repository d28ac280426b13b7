import type { Mailer } from '@wondercast/core/kernel/mail';
import type { Ports, UnitOfWork } from '@wondercast/core/shop';
import { createShop } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import { aBookedLine, aBooking, anExperience, unique } from '../support/builders.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const A_MINUTE_LATER = new Date(NOW.getTime() + 60_000);

/** A mail server that keeps whoever sends until it is told to take the mail. */
const holdingMailer = () => {
  const taken: string[] = [];
  const asked = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const mailer: Mailer = {
    send: async ({ messageId }) => {
      asked.resolve();
      await opened.promise;
      taken.push(messageId);
    },
  };
  return { taken, mailer, isAsked: asked.promise, open: () => opened.resolve() };
};

/** As if nobody claimed a mail. */
const unclaimed =
  (unitOfWork: UnitOfWork): UnitOfWork =>
  (work) =>
    unitOfWork((store) =>
      work({ ...store, bookingMails: { ...store.bookingMails, claim: async () => true } }),
    );

/** Two jobs that mail the invoice of one booking: one of them does, whoever dies. */
export const describeMailRaces = (name: string, open: OpenStore) =>
  describe(`mails that several jobs send on ${name}`, () => {
    const store = usingStore(open);
    const shopWith = (overrides: Partial<Ports>) =>
      createShop({
        ...memoryPorts({ now: () => NOW, ...overrides }),
        unitOfWork: overrides.unitOfWork ?? store().unitOfWork,
        read: store().read,
      });
    const add = () =>
      store().unitOfWork(async ({ bookings, catalogue }) => {
        const { id: experienceId } = await catalogue.addExperience(anExperience({ title: unique('Quiz') }));
        const id = await bookings.nextId();
        await bookings.add(aBooking({ id, lines: [aBookedLine({ experienceId })] }));
        return id;
      });
    const logOf = async (id: number) =>
      (await store().read.bookingMails.of(id)).map(({ state, attempts }) => ({ state, attempts }));

    it('are sent once: the other waits for its next attempt, and then sends nothing', async () => {
      const id = await add();
      const { taken, mailer, isAsked, open: goOn } = holdingMailer();
      const shop = shopWith({ mailer });
      const first = shop.mailInvoice(id);
      await isAsked;
      await expect(shop.mailInvoice(id)).rejects.toThrow('Another job is sending');
      goOn();
      await first;
      await shop.mailInvoice(id);
      expect(taken).toHaveLength(1);
      expect(await logOf(id)).toEqual([{ state: 'sent', attempts: 1 }]);
    });

    it('are sent once by two that begin together', async () => {
      const id = await add();
      const { taken, mailer, isAsked, open: goOn } = holdingMailer();
      const shop = shopWith({ mailer });
      const jobs = [shop.mailInvoice(id), shop.mailInvoice(id)];
      // One may be refused before the other asks the mailer.
      const ended = Promise.allSettled(jobs);
      const oneRefused = Promise.any(
        jobs.map((job) =>
          job.then(
            () => Promise.reject(),
            () => {},
          ),
        ),
      );
      await isAsked;
      await expect(oneRefused).resolves.toBeUndefined();
      goOn();
      expect((await ended).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(taken).toHaveLength(1);
    });

    it('are sent by the other once the claim of a dead process has run out', async () => {
      const id = await add();
      const { taken, mailer, isAsked } = holdingMailer();
      void shopWith({ mailer }).mailInvoice(id);
      await isAsked;
      const sent = holdingMailer();
      sent.open();
      await expect(shopWith({ mailer: sent.mailer }).mailInvoice(id)).rejects.toThrow(
        'Another job is sending',
      );
      await shopWith({ mailer: sent.mailer, now: () => A_MINUTE_LATER }).mailInvoice(id);
      expect([taken.length, sent.taken.length]).toEqual([0, 1]);
    });

    it('are sent at the next attempt when the mail server did not take them', async () => {
      const id = await add();
      const send = async () => {
        throw new Error('451 later');
      };
      await expect(shopWith({ mailer: { send } }).mailInvoice(id)).rejects.toThrow('451 later');
      const { taken, mailer, open: goOn } = holdingMailer();
      goOn();
      await shopWith({ mailer }).mailInvoice(id);
      expect(taken).toHaveLength(1);
      expect(await logOf(id)).toEqual([{ state: 'sent', attempts: 2 }]);
    });

    it('(without the claim: both send it)', async () => {
      const id = await add();
      const { taken, mailer, isAsked, open: goOn } = holdingMailer();
      const shop = shopWith({ mailer, unitOfWork: unclaimed(store().unitOfWork) });
      const first = shop.mailInvoice(id);
      await isAsked;
      const other = holdingMailer();
      other.open();
      await shopWith({ mailer: other.mailer, unitOfWork: unclaimed(store().unitOfWork) }).mailInvoice(id);
      goOn();
      await first;
      expect([taken.length, other.taken.length]).toEqual([1, 1]);
    });
  });
