import { buffer } from 'node:stream/consumers';
import type { ImageStore } from '@wondercast/core/shop/media/ports';
import { type BrandLogo, type LogoImage, toLogoImage } from './brand-logo.ts';
import { readInBackground } from './read-in-background.ts';

type Images = Pick<ImageStore, 'read'>;

/** The current logo for mails and documents. It follows the settings while the shop runs. */
export interface LiveLogo {
  /** null when there is no logo, or it has not been read yet; the shop's name is shown instead. */
  image(): LogoImage | null;
  /** Switches to the logo at `address`. An uploaded one is read in the background and retried until it can be read. */
  follow(images: Images, address: string | null): void;
}

/** @throws Error when the file is missing or is not an image */
const readUploaded = async (images: Images, address: string): Promise<LogoImage> => {
  const found = await images.read(address.split('/').at(-1) ?? '');
  if (!found) throw new Error(`${address} is not there`);
  return toLogoImage(await buffer(found.content));
};

/**
 * `first` is the configured logo, at `firstAddress`. `machineMs` is this process's clock in milliseconds; it measures the pause before a
 * retry.
 */
export const liveLogo = (
  first: BrandLogo,
  firstAddress: string | null,
  onFailure: (error: unknown) => void,
  machineMs: () => number,
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
          : readInBackground(() => readUploaded(images, address), onFailure, machineMs);
    },
  };
};
