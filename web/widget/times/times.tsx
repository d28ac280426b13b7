/** @jsxImportSource preact */
import { type Cart, type CartLine, timeOf } from '@wondercast/core/buying/cart/cart';
import { takesWishes } from '@wondercast/core/shop/catalogue/booking-mode';
import { type ComponentType, h, render } from 'preact';
import { timeWordsOf } from '../../ui/formats/free-time-words.ts';
import type { Owner } from '../basket.ts';
import type { Shop } from '../shop.ts';
import { HeldNote, type HeldNoteProps } from './HeldNote.tsx';
import { endHold } from './holding.ts';
import { LineTimes, type LineTimesProps } from './LineTimes.tsx';
import { lookIn } from './look-in.ts';
import { TicketTimes, type TicketTimesProps } from './TicketTimes.tsx';

/** What the widget can have shown, by what each is told. */
export interface Parts {
  /** When what is about to be added takes place. */
  readonly ticket: TicketTimesProps;
  /** When the units of a line take place. */
  readonly line: LineTimesProps;
  /** Until when the times of the cart are held. */
  readonly held: HeldNoteProps;
}

const PARTS: { readonly [Name in keyof Parts]: ComponentType<Parts[Name]> } = {
  ticket: TicketTimes,
  line: LineTimes,
  held: HeldNote,
};

/** Free times, in a file of their own with a Preact of their own: plain values and functions go in, and no nodes. */
export interface Times {
  show<Name extends keyof Parts>(place: Element, name: Name, told: Parts[Name]): void;
  hide(place: Element): void;
  /** The free times of a line, each once. */
  wordsOf(line: CartLine): readonly string[];
  /** What is said of a cart whose units all have free times; null where some wish. */
  agreedWords(cart: Cart): string | null;
  /** Whoever held times has left. */
  leave(shop: Shop, owner: Owner): void;
}

const agreedWords = (cart: Cart): string | null => {
  const units = cart.reduce((count, { quantity }) => count + quantity, 0);
  const isWished = cart.some(
    (line) =>
      takesWishes({ bookingMode: line.experience.bookingMode ?? 'request' }) &&
      line.slots.some((_, unit) => timeOf(line, unit) === null),
  );
  if (isWished) return null;
  return units === 1 ? 'Your time is agreed.' : 'Your times are agreed.';
};

export const times: Times = {
  show: (place, name, told) => {
    lookIn(place);
    render(h(PARTS[name], told), place);
  },
  hide: (place) => render(null, place),
  wordsOf: timeWordsOf,
  agreedWords,
  leave: endHold,
};
