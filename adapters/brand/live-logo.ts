import { buffer } from 'node:stream/consumers';
import type { ImageStore } from '@wondercast/core/media/ports';
import { type BrandLogo, type LogoImage, toLogoImage } from './brand-logo.ts';

/** The logo of now as mails and documents show it. */
export interface LiveLogo {
  /** null while there is none, or it is being read; the shop's name is shown instead. */
  image(): LogoImage | null;
  /** `address` is the logo's from now on; an uploaded one is read in the background. */
  follow(images: Pick<ImageStore, 'read'>, address: string | null): void;
}

/** `first` is the logo of the configuration, at `firstAddress`. */
export const liveLogo = (
  first: BrandLogo,
  firstAddress: string | null,
  onFailure: (error: unknown) => void,
): LiveLogo => {
  let shown = firstAddress;
  let uploaded: LogoImage | null = null;
  const read = async (images: Pick<ImageStore, 'read'>, address: string): Promise<void> => {
    const found = await images.read(address.split('/').at(-1) ?? '');
    const image = found && (await toLogoImage(await buffer(found.content)));
    if (shown === address) uploaded = image;
  };
  return {
    image: () => (shown === firstAddress ? first.image() : uploaded),
    follow: (images: Pick<ImageStore, 'read'>, address: string | null) => {
      if (address === shown) return;
      shown = address;
      uploaded = null;
      if (address !== null && address !== firstAddress) read(images, address).catch(onFailure);
    },
  };
};
