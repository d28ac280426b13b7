import { buffer } from 'node:stream/consumers';
import type { ImageStore } from '@wondercast/core/shop/media/ports';
import { type BrandLogo, type LogoImage, toLogoImage } from './brand-logo.ts';
import { readInBackground } from './read-in-background.ts';

type Images = Pick<ImageStore, 'read'>;

/** The logo of now as mails and documents show it. */
export interface LiveLogo {
  /** null while there is none, or it could not be read yet; the shop's name is shown instead. */
  image(): LogoImage | null;
  /** `address` is the logo's from now on; an uploaded one is read in the background, again and again until it can be read. */
  follow(images: Images, address: string | null): void;
}

/** @throws Error when it is not there, or is no image */
const readUploaded = async (images: Images, address: string): Promise<LogoImage> => {
  const found = await images.read(address.split('/').at(-1) ?? '');
  if (!found) throw new Error(`${address} is not there`);
  return toLogoImage(await buffer(found.content));
};

/** `first` is the logo of the configuration, at `firstAddress`; `own` are milliseconds, to measure pauses. */
export const liveLogo = (
  first: BrandLogo,
  firstAddress: string | null,
  onFailure: (error: unknown) => void,
  own: () => number,
): LiveLogo => {
  let shown = firstAddress;
  let uploaded: () => LogoImage | null = () => null;
  return {
    image: () => (shown === firstAddress ? first.image() : uploaded()),
    follow: (images: Images, address: string | null) => {
      if (address === shown) return;
      shown = address;
      uploaded =
        address === null || address === firstAddress
          ? () => null
          : readInBackground(() => readUploaded(images, address), onFailure, own);
    },
  };
};
