import { looksLikeReference } from '../addresses/reference-shape.ts';
import { matchRoute } from './routes.ts';

/** Which page an address shows. Endlessly many addresses show pages that differ in nothing but the name in the address. */
export interface PageAddress {
  /** The address to render. */
  readonly address: string;
  /** What stands in the rendered page where `name` belongs; null when it is the page itself. */
  readonly standIn: { readonly text: string; readonly name: string } | null;
}

/** A reference and a slug alike, and no experience's. */
const STAND_IN = 'Z0Z0-Z0Z0Z0-Z0Z0';
const STAND_IN_NUMBER = '2147483647';

const itself = (address: string): PageAddress => ({ address, standIn: null });

/** Letters, digits and hyphens mean the same in a text, an attribute and a data block. */
const IS_PLAIN = /^[A-Za-z0-9-]{1,200}$/;

const withName = (folder: string, text: string, name: string): PageAddress => ({
  address: `${folder}/${text}`,
  standIn: IS_PLAIN.test(name) ? { text, name } : null,
});

const byReference = (folder: string, name: string): PageAddress =>
  looksLikeReference(name) ? withName(folder, STAND_IN, name) : itself(`${folder}/-`);

/** The page of a path. `isExperience` knows the slugs and ids of the catalogue. */
export const pageAddress = (pathname: string, isExperience: (slug: string) => boolean): PageAddress => {
  const { route, name } = matchRoute(pathname);
  switch (route.path) {
    case '/experience/:slug?':
      if (name === '' || isExperience(name)) return itself(`/experience/${name}`);
      return withName('/experience', /^\d+$/.test(name) ? STAND_IN_NUMBER : STAND_IN, name);
    case '/order-confirmation/:reference':
      return byReference('/order-confirmation', name);
    case '/bookings/:reference':
      return byReference('/bookings', name);
    case '/auth/:mode?': {
      const mode = pathname.split('/')[2] ?? '';
      return itself(mode === '' ? '/auth' : mode === 'register' ? '/auth/register' : '/auth/unknown');
    }
    case '*':
      return itself('/page-not-found');
    default:
      return itself(route.path);
  }
};
