import type { ZonedTime } from '../../calendar/scheduling/session.ts';
import { MERIDIEMS, type Slot, slotsFor } from '../../calendar/scheduling/slot.ts';
import { readZone } from '../../calendar/scheduling/zone.ts';
import { localDate } from '../../kernel/calendar.ts';
import { readAmount, toAmount, ZERO } from '../../kernel/money.ts';
import { isBookingMode } from '../../shop/catalogue/booking-mode.ts';
import {
  DEFAULT_TIER,
  defaultPrices,
  isTier,
  priceOf,
  TIERS,
  type TierPrices,
  tierPrices,
} from '../../shop/pricing/tiers.ts';
import {
  addOnsTotal,
  type Cart,
  type CartAddOn,
  type CartLine,
  isScheduled,
  MAX_LINES,
  MAX_OTHER_TIMES,
  MAX_QUANTITY,
} from './cart.ts';

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const whole = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null;

const readPrices = (experience: Loose): TierPrices =>
  tierPrices((tier) => readAmount(experience[`${tier}Price`]) ?? defaultPrices()[tier]);

const readAddOn = (value: unknown): CartAddOn | null => {
  if (!isObject(value)) return null;
  const id = whole(value.id);
  return id === null ? null : { id, name: text(value.name), price: readAmount(value.price) ?? ZERO };
};

const readSlot = (value: unknown): Slot => {
  const slot = isObject(value) ? value : {};
  return {
    date: localDate(slot.date),
    time: text(slot.time) || null,
    meridiem: MERIDIEMS.find((each) => each === slot.meridiem) ?? null,
    zone: readZone(text(slot.zone)),
  };
};

/** The second and third times of each unit; an empty object where none is stored. */
const readOtherTimes = (value: unknown, quantity: number): Pick<CartLine, 'otherTimes'> => {
  const otherTimes = list(value)
    .slice(0, quantity)
    .map((times) => list(times).slice(0, MAX_OTHER_TIMES).map(readSlot));
  return otherTimes.some((times) => times.length > 0) ? { otherTimes } : {};
};

const readTime = (value: unknown): ZonedTime | null => {
  const time = isObject(value) ? value : {};
  const startsAt = new Date(text(time.startsAt));
  const zone = readZone(text(time.zone));
  return zone && startsAt.getTime() ? { startsAt, zone } : null;
};

/** The free time of each unit; an empty object where none is stored. */
const readChosen = (value: unknown, quantity: number): Pick<CartLine, 'chosen'> => {
  const chosen = list(value).slice(0, quantity).map(readTime);
  return chosen.some((time) => time) ? { chosen } : {};
};

const readHeadcount = (headcount: number | null): Pick<CartLine, 'headcount'> =>
  headcount ? { headcount } : {};

const readLine = (value: unknown): CartLine | null => {
  if (!isObject(value) || !isObject(value.experience)) return null;
  const experienceId = whole(value.experience.id);
  const quantity = whole(value.quantity) ?? 1;
  if (experienceId === null || quantity < 1 || quantity > MAX_QUANTITY) return null;
  const prices = readPrices(value.experience);
  // The other stored format has `tier` and `extras` (specification §3, decision 029).
  const said = value.selectedTier ?? value.tier;
  const selectedTier = isTier(said) ? said : DEFAULT_TIER;
  const selectedDate = localDate(value.selectedDate);
  const slots = Array.isArray(value.slots)
    ? value.slots.map(readSlot)
    : Array.from({ length: quantity }, () => readSlot({ date: selectedDate }));
  const { bookingMode } = value.experience;
  return {
    id: whole(value.id) ?? 0,
    experience: {
      id: experienceId,
      slug: text(value.experience.slug),
      title: text(value.experience.title),
      duration: text(value.experience.duration),
      imageUrl: text(value.experience.imageUrl),
      prices,
      ...(isBookingMode(bookingMode) && { bookingMode }),
    },
    quantity,
    selectedTier,
    tierPrice: readAmount(value.tierPrice) ?? priceOf(prices, selectedTier),
    addOns: list(value.addOns ?? value.extras)
      .map(readAddOn)
      .filter((addOn) => addOn !== null),
    slots: slotsFor(quantity, slots),
    ...readOtherTimes(value.otherTimes, quantity),
    ...readChosen(value.chosen, quantity),
    ...readHeadcount(whole(value.headcount)),
  };
};

/** Reads the stored text in either format; what is not valid is left out, and line ids are made unique. */
export const readStoredCart = (stored: string | null): Cart => {
  let parsed: unknown = null;
  try {
    parsed = stored === null ? null : JSON.parse(stored);
  } catch {
    return [];
  }
  const lines: CartLine[] = [];
  for (const value of list(parsed).slice(0, MAX_LINES)) {
    const line = readLine(value);
    if (!line) continue;
    const taken = lines.some(({ id }) => id === line.id);
    lines.push(taken ? { ...line, id: Math.max(...lines.map(({ id }) => id)) + 1 } : line);
  }
  return lines;
};

/** The text to store: with the specification's field names, and money in dollars. */
export const writeStoredCart = (cart: Cart): string =>
  JSON.stringify(
    cart.map((line) => ({
      id: line.id,
      experience: {
        id: line.experience.id,
        slug: line.experience.slug,
        title: line.experience.title,
        duration: line.experience.duration,
        imageUrl: line.experience.imageUrl,
        bookingMode: line.experience.bookingMode,
        ...Object.fromEntries(TIERS.map((tier) => [`${tier}Price`, toAmount(line.experience.prices[tier])])),
      },
      quantity: line.quantity,
      selectedTier: line.selectedTier,
      tierPrice: toAmount(line.tierPrice),
      addOns: line.addOns.map(({ id, name, price }) => ({ id, name, price: toAmount(price) })),
      addOnsTotal: toAmount(addOnsTotal(line)),
      selectedDate: isScheduled(line) ? (line.slots[0]?.date ?? 'TBD') : 'TBD',
      slots: line.slots,
      // Fields that are undefined are left out of the text.
      otherTimes: line.otherTimes,
      chosen: line.chosen,
      headcount: line.headcount,
    })),
  );
