import { posterFont, sansFont } from '../ui/theme/font-files.ts';
import { SHOP_URL } from './shop-url.ts';

let known = false;

/** Registers the brand's fonts with the page. A browser loads a font only when text first uses it. */
export const loadFonts = (): void => {
  if (known) return;
  known = true;
  const face = (name: string, file: string, weight: string) =>
    document.fonts.add(new FontFace(name, `url(${SHOP_URL}${file})`, { weight, display: 'swap' }));
  face('Wondercast Poster', posterFont, '600 800');
  face('Instrument Sans Variable', sansFont, '400 700');
};
