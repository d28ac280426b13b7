import { useEffect, useState } from 'preact/hooks';
import type { Reading } from './reading/reading.ts';
import { SHOP_URL } from './shop-url.ts';

/** Where the shop has it; named when the widget is built. */
declare const __WIDGET_READING__: string;

/** How typed times are understood, once some could be typed. */
export let reading: Reading | null = null;

/** Fetches what reads typed times; null until it is there. */
export const useReading = (): Reading | null => {
  const [found, setFound] = useState(reading);
  useEffect(() => {
    import(/* @vite-ignore */ SHOP_URL + __WIDGET_READING__).then(
      (file: { reading: Reading }) => {
        reading = file.reading;
        setFound(reading);
      },
      () => undefined,
    );
  }, []);
  return found;
};
