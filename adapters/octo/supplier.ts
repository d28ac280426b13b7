import type { ShopProfile } from '@wondercast/core/shop/settings/shop-profile';
import { whenAsked } from './capabilities.ts';
import { mediaOf, type Told } from './products.ts';
import type { OctoSupplier } from './wire.ts';

/** The shop. Its id is the host of its address, which is the one thing that is its own. */
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
