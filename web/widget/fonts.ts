import { posterFont, sansFont } from '../ui/theme/font-files.ts';
import { SHOP_URL } from './shop-url.ts';

let known = false;

/** Makes the brand's faces known to the page. A browser fetches a face when text first wants it, and not before. */
export const loadFonts = (): void => {
  if (known) return;
  known = true;
  const face = (name: string, file: string, weight: string) =>
    document.fonts.add(new FontFace(name, `url(${SHOP_URL}${file})`, { weight, display: 'swap' }));
  face('Wondercast Poster', posterFont, '600 800');
  face('Instrument Sans Variable', sansFont, '400 700');
};
