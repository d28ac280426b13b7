import { useEffect, useState } from 'preact/hooks';
import type { Reading } from './reading/reading.ts';
import { SHOP_URL } from './shop-url.ts';

/** The file's URL; inserted by the widget's build. */
declare const __WIDGET_READING__: string;

/** The parser of typed times, once it was loaded. */
export let reading: Reading | null = null;

/** Loads the parser of typed times; null until it is available. */
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
