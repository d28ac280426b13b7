import type { CartLine } from '@wondercast/core/buying/cart/cart';
import { offersTimes } from '@wondercast/core/shop/catalogue/booking-mode';
import { SHOP_URL } from './shop-url.ts';
import type { Times } from './times/times.tsx';

/** Where the shop has it; named when the widget is built. */
declare const __WIDGET_TIMES__: string;

/** Free times, once they were needed. */
export let times: Times | null = null;

/** Fetches what shows free times: a file of its own, for an experience that has some. */
export const loadTimes = async (): Promise<void> => {
  times ??= ((await import(/* @vite-ignore */ SHOP_URL + __WIDGET_TIMES__)) as { times: Times }).times;
};

/** Whether the units of a line may have free times. */
export const hasTimes = ({ experience: { bookingMode } }: CartLine): boolean =>
  offersTimes({ bookingMode: bookingMode ?? 'request' });
