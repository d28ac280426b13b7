import { looksLikeReference } from '../addresses/reference-shape.ts';
import { matchRoute } from './routes.ts';

/** Which page a path shows. Many paths show pages that differ only in the name in the path, so they share one rendering. */
export interface PageAddress {
  /** The path to render. */
  readonly address: string;
  /** The placeholder in the rendered page that is replaced by `name`; null when nothing is replaced. */
  readonly standIn: { readonly text: string; readonly name: string } | null;
}

/** A placeholder that has the form of both a reference and a slug, and that no experience has. */
const STAND_IN = 'Z0Z0-Z0Z0Z0-Z0Z0';
const STAND_IN_NUMBER = '2147483647';

const itself = (address: string): PageAddress => ({ address, standIn: null });

/** Letters, digits and hyphens are safe in text, attributes and data blocks alike. */
const IS_PLAIN = /^[A-Za-z0-9-]{1,200}$/;

const withName = (folder: string, text: string, name: string): PageAddress => ({
  address: `${folder}/${text}`,
  standIn: IS_PLAIN.test(name) ? { text, name } : null,
});

const byReference = (folder: string, name: string): PageAddress =>
  looksLikeReference(name) ? withName(folder, STAND_IN, name) : itself(`${folder}/-`);

/** Which page to render for a path. `isExperience` knows the catalogue's slugs and ids. */
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
