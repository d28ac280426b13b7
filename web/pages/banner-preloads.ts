import { srcSetOf } from '../ui/primitives/image-sources.ts';
import { NARROW } from '../ui/primitives/Picture.tsx';
import type { ImagePreload } from './page-head.tsx';

interface Banner {
  readonly imageUrl: string;
  readonly coverImageUrl: string | null;
}

/** Preloads of a banner's artwork for both layouts, in the format that browsers prefer. */
export const bannerPreloads = ({ imageUrl, coverImageUrl }: Banner): readonly ImagePreload[] => {
  const wide = coverImageUrl && srcSetOf(coverImageUrl, 'cover', 'avif');
  const narrow = srcSetOf(imageUrl, 'card', 'avif');
  return [
    ...(wide ? [{ srcSet: wide, sizes: '100vw', type: 'image/avif', media: '(min-width: 720px)' }] : []),
    ...(narrow ? [{ srcSet: narrow, sizes: '100vw', type: 'image/avif', media: NARROW }] : []),
  ];
};
