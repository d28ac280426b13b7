import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { anAdmin } from '../../support/paying.ts';
import { type Act, pick, type Story } from './act.ts';
import { sessionId } from './cancelling-acts.ts';
import { aPolicy, setShopPolicy, somePrices } from './world.ts';

const HOUR_MS = 3_600_000;

/** A session gets a time, soon or far away. No money moves. */
export const agree = async (story: Story): Promise<Act | null> => {
  const { world, id, booking, now } = story;
  const session = pick(world, sessionsOf(booking));
  if (!session) return null;
  const startsAt = new Date(now + (1 + world.dice.below(400)) * HOUR_MS);
  const name = sessionId(id, `${session.line}-${session.unit}`);
  return {
    what: `a time is agreed for ${name}`,
    after: null,
    run: async ({ shop }) => {
      await shop.agreeSession(anAdmin(), name, { startsAt, zone: 'UTC' });
      return null;
    },
  };
};

/** The desk confirms, or takes that back. */
export const confirm = async ({ world, id }: Story): Promise<Act | null> => ({
  what: 'the desk confirms',
  after: null,
  run: async ({ shop }) => {
    await shop.setConfirmed(anAdmin(), id, { confirmed: world.dice.chance(80) });
    return null;
  },
});

/** A session has taken place. */
export const deliver = async ({ world, id, booking }: Story): Promise<Act | null> => {
  const session = pick(world, sessionsOf(booking));
  if (!session) return null;
  const name = sessionId(id, `${session.line}-${session.unit}`);
  return {
    what: `${name} is delivered`,
    after: null,
    run: async ({ shop }) => {
      await shop.setSessionDelivered(anAdmin(), name, { delivered: true });
      return null;
    },
  };
};

/** Other prices, or another policy of the shop or of one experience: nothing that is booked changes by it. */
export const editShop = async ({ world }: Story): Promise<Act | null> => {
  const { dice, testBed } = world;
  const sold = pick(world, world.sold);
  if (!sold) return null;
  return {
    what: 'the shop is edited',
    after: null,
    run: async () => {
      // Done by whoever lives: what is sold today is believed, and not what is under test.
      const { shop } = testBed.start();
      if (dice.chance(40)) {
        const zones = aPolicy(dice);
        await setShopPolicy(world, zones);
        world.zones = zones;
        return null;
      }
      const found = await testBed.ports.read.catalogue.experience(sold.id);
      if (!found) throw new Error('The experience is there');
      const prices = somePrices(dice);
      const zones = dice.chance(50) ? aPolicy(dice) : null;
      await shop.updateExperience(anAdmin(), sold.id, {
        version: found.version,
        starterPrice: prices.starter,
        elevatedPrice: prices.elevated,
        premiumPrice: prices.premium,
        ultimatePrice: prices.ultimate,
        policy: zones && { zones: [...zones] },
      });
      sold.prices = prices;
      sold.zones = zones;
      return null;
    },
  };
};

/** Some of the time between two acts: minutes or days. */
export const waitAWhile = async ({ world }: Story): Promise<Act | null> => {
  const hours = [0.2, 5, 25, 60, 100][world.dice.below(5)] ?? 1;
  return {
    what: `${hours} hours pass`,
    after: null,
    run: async ({ shop }) => {
      const { clock } = world.testBed;
      clock.now = new Date(clock.now.getTime() + hours * HOUR_MS);
      await shop.deliverEndedSessions();
      return null;
    },
  };
};
