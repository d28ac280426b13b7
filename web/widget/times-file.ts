import type { CartLine } from '@wondercast/core/buying/cart/cart';
import { offersTimes } from '@wondercast/core/shop/catalogue/booking-mode';
import { SHOP_URL } from './shop-url.ts';
import type { Times } from './times/times.tsx';

/** The file's URL; inserted by the widget's build. */
declare const __WIDGET_TIMES__: string;

/** The views of free times, once they were loaded. */
export let times: Times | null = null;

/** Loads the views of free times from a separate file, for experiences that have any. */
export const loadTimes = async (): Promise<void> => {
  times ??= ((await import(/* @vite-ignore */ SHOP_URL + __WIDGET_TIMES__)) as { times: Times }).times;
};

/** Whether the units of a line may have free times. */
export const hasTimes = ({ experience: { bookingMode } }: CartLine): boolean =>
  offersTimes({ bookingMode: bookingMode ?? 'request' });
