import { Refusal } from '@wondercast/core/kernel/refusal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveSnapshot } from '../../adapters/http/from-memory/live-snapshot.ts';
import { servedShop } from '../../adapters/http/served-shop.ts';
import { anAdmin, stockedShop } from '../support/memory-ports.ts';

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
const directory = { version: () => 0, refresh: async () => {} };

const RULES = { noticeHours: 24, zone: 'UTC' as const, hours: null, blackoutDays: [] };

/** A shop whose process serves nothing new by itself. */
const open = async () => {
  const { shop, ports, quiz } = await stockedShop();
  const { catalogue } = ports.read;
  const beat = async () => ({ catalogue: await catalogue.version(), partners: 0 });
  const live = liveSnapshot(catalogue, directory, { beat, close: async () => {} }, silent);
  await live.start();
  return { live, shop, served: servedShop(shop, live), quiz };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a use case that edits what is served ends once this process serves it', async () => {
  const { live, shop, served, quiz } = await open();
  const noticeHours = () => live.current().bookingRules.noticeHours;
  await served.setBookingRules(anAdmin(), { ...RULES, version: 0 });
  expect(noticeHours()).toBe(24);
  await served.updateExperience(anAdmin(), quiz.id, { title: 'The Small Quiz' });
  expect(live.current().byId.get(quiz.id)?.title).toBe('The Small Quiz');
  // Without this, a process serves the rules of before.
  await shop.setBookingRules(anAdmin(), { ...RULES, version: 1, noticeHours: 48 });
  expect(noticeHours()).toBe(24);
  // Saving the same again serves what others have set meanwhile.
  await served.setBookingRules(anAdmin(), { ...RULES, version: 2, noticeHours: 48 });
  expect(noticeHours()).toBe(48);
  await live.stop();
});

it('a use case that only reads, or is refused, serves nothing new', async () => {
  const { live, shop, served } = await open();
  await shop.setBookingRules(anAdmin(), { ...RULES, version: 0 });
  await served.bookingRules(anAdmin());
  await expect(served.setBookingRules(anAdmin(), { ...RULES, version: 0 })).rejects.toThrow(Refusal);
  expect(live.current().bookingRules.noticeHours).toBe(0);
  await live.stop();
});
