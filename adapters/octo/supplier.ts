import type { ShopProfile } from '@wondercast/core/shop/settings/shop-profile';
import { whenAsked } from './capabilities.ts';
import { mediaOf, type Told } from './products.ts';
import type { OctoSupplier } from './wire.ts';

/** The shop as a supplier. Its id is the host name of its address, because nothing else is unique to it. */
export const supplierOf = (profile: ShopProfile, { used, publicUrl }: Told): OctoSupplier => ({
  id: new URL(publicUrl).host,
  name: profile.name,
  endpoint: `${publicUrl}/octo`,
  contact: {
    website: publicUrl,
    email: profile.mail || null,
    telephone: null,
    address: profile.seller.address.join(', ') || null,
  },
  ...whenAsked(used, 'octo/content', () => ({
    shortDescription: null,
    media: mediaOf(profile.logo, 'LOGO', profile.name, publicUrl),
  })),
});
