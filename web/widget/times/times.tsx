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

/** The views of this file, with their props. */
export interface Parts {
  /** The time of what is about to be added. */
  readonly ticket: TicketTimesProps;
  /** The times of a line's units. */
  readonly line: LineTimesProps;
  /** The end of the cart's hold. */
  readonly held: HeldNoteProps;
}

const PARTS: { readonly [Name in keyof Parts]: ComponentType<Parts[Name]> } = {
  ticket: TicketTimes,
  line: LineTimes,
  held: HeldNote,
};

/** The interface of a separate file with its own copy of Preact. Only plain values and functions are passed, no virtual nodes. */
export interface Times {
  show<Name extends keyof Parts>(place: Element, name: Name, told: Parts[Name]): void;
  hide(place: Element): void;
  /** The free times of a line, without duplicates. */
  wordsOf(line: CartLine): readonly string[];
  /** The message for a cart whose units all have free times; null when some only have preferred times. */
  agreedWords(cart: Cart): string | null;
  /** Called when the owner of a hold is removed. */
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
