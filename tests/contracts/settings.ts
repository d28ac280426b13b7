import { type BookingRules, NO_RULES } from '@wondercast/core/calendar/scheduling/booking-rules';
import { DEFAULT_POLICY, type Policy } from '@wondercast/core/shop/policy/policy';
import type { TaxChoice } from '@wondercast/core/shop/tax/tax-settings';
import { describe, expect, it } from 'vitest';
import { BERLIN } from '../core/tax/a-tax.ts';
import { anExperience, day } from '../support/builders.ts';
import { aProfile } from '../support/profile.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

const AT = new Date('2026-06-01T12:00:00.123Z');

const rules = (noticeHours: number): BookingRules => ({
  noticeHours,
  zone: 'America/New_York',
  hours: [{ weekday: 1, from: 480, to: 1_200 }],
  blackoutDays: [day('2026-12-24')],
});

/** What every collection of settings must do. */
export const describeSettings = (name: string, open: OpenStore) =>
  describe(`settings on ${name}`, () => {
    const store = usingStore(open);

    it('are absent until they are set, and count what was set', async () => {
      expect(await store().read.settings.byName('reminders')).toBeNull();
      const put = (days: readonly number[]) =>
        store().unitOfWork(({ settings }) => settings.put('reminders', { days, reviewDays: null }, AT));
      expect(await put([5])).toEqual({ value: { days: [5], reviewDays: null }, version: 1 });
      expect(await put([])).toEqual({
        value: { days: [], reviewDays: null },
        version: 2,
      });
      expect(await store().read.settings.byName('reminders')).toEqual({
        value: { days: [], reviewDays: null },
        version: 2,
      });
    });

    it('are the usual rules where only the policy has been set', async () => {
      const { version } = await store().read.catalogue.load();
      await store().unitOfWork(({ settings }) => settings.put('policy', DEFAULT_POLICY, AT));
      expect(await store().read.catalogue.changesSince(version)).toMatchObject({
        version: version + 1,
        bookingRules: NO_RULES,
        policy: DEFAULT_POLICY,
        settings: null,
      });
    });

    it('come with every offer and with the catalogue: the rules of booking', async () => {
      const add = (own: BookingRules | null) =>
        store().unitOfWork(({ catalogue }) => catalogue.addExperience(anExperience({ bookingRules: own })));
      const [plain, special] = [await add(null), await add(rules(2))];
      const offered = async (id: number) => (await store().read.catalogue.offersOf([id])).get(id)?.rules;
      const before = await store().read.catalogue.load();
      expect(before.bookingRules).toEqual(NO_RULES);
      expect(await offered(plain.id)).toEqual([NO_RULES]);
      await store().unitOfWork(({ settings }) => settings.put('booking-rules', rules(48), AT));
      expect(await offered(plain.id)).toEqual([rules(48)]);
      expect(await offered(special.id)).toEqual([
        rules(2),
        { ...NO_RULES, zone: 'America/New_York', blackoutDays: ['2026-12-24'] },
      ]);
      expect((await store().read.catalogue.load()).bookingRules).toEqual(rules(48));
      const changes = await store().read.catalogue.changesSince(before.version);
      expect(changes?.bookingRules).toEqual(rules(48));
      await store().unitOfWork(({ catalogue }) =>
        catalogue.changeExperience(special.id, { bookingRules: null }, AT),
      );
      expect(await offered(special.id)).toEqual([rules(48)]);
      const later = changes && (await store().read.catalogue.changesSince(changes.version));
      expect(later).toMatchObject({ bookingRules: null, experiences: [{ now: { bookingRules: null } }] });
    });

    it('come with every offer and with the catalogue: the policy', async () => {
      const own: Policy = { zones: [{ fromHours: 0, refundPercent: 10, movePercent: null }] };
      const shops: Policy = { zones: [{ fromHours: 0, refundPercent: 90, movePercent: 5 }] };
      const add = (policy: Policy | null) =>
        store().unitOfWork(({ catalogue }) => catalogue.addExperience(anExperience({ policy })));
      const [plain, special] = [await add(null), await add(own)];
      const offered = async (id: number) => (await store().read.catalogue.offersOf([id])).get(id)?.policy;
      const before = await store().read.catalogue.load();
      expect(before.policy).toEqual(DEFAULT_POLICY);
      expect(await offered(plain.id)).toEqual(DEFAULT_POLICY);
      await store().unitOfWork(({ settings }) => settings.put('policy', shops, AT));
      expect([await offered(plain.id), await offered(special.id)]).toEqual([shops, own]);
      expect((await store().read.catalogue.load()).policy).toEqual(shops);
      expect((await store().read.catalogue.changesSince(before.version))?.policy).toEqual(shops);
    });

    it('are served with the catalogue, which says that they have changed', async () => {
      const before = await store().read.catalogue.load();
      expect(before.settings.texts).toBeNull();
      const { brand, selling } = aProfile();
      const tax: TaxChoice = { ...BERLIN, isOn: true };
      await store().unitOfWork(async ({ settings }) => {
        await settings.put('brand', brand, AT);
        await settings.put('selling', selling, AT);
        await settings.put('tax', tax, AT);
      });
      expect((await store().read.catalogue.load()).settings).toEqual({
        brand,
        selling,
        money: null,
        texts: null,
        times: null,
        tax,
      });
      const changes = await store().read.catalogue.changesSince(before.version);
      expect(changes).toMatchObject({
        settings: { brand, selling, money: null, texts: null, times: null, tax },
        bookingRules: null,
      });
      await store().unitOfWork(({ settings }) => settings.put('booking-rules', rules(3), AT));
      const later = changes && (await store().read.catalogue.changesSince(changes.version));
      expect(later?.settings).toBeNull();
    });

    it('are gone when the unit of work is', async () => {
      const before = await store().read.settings.byName('booking-rules');
      await store()
        .unitOfWork(async ({ settings }) => {
          await settings.put('booking-rules', rules(7), AT);
          throw new Error('no');
        })
        .catch(() => {});
      expect(await store().read.settings.byName('booking-rules')).toEqual(before);
    });
  });
