import { matchPath } from 'react-router-dom';
import { homeChunk } from '../pages/home-chunk.ts';
import { type PageChunk, pageChunk } from '../pages/page-chunk.tsx';
import type { PathParameters } from '../pages/path-parameters.ts';

export interface Route {
  readonly path: string;
  /** Paths are case-sensitive. */
  readonly caseSensitive: true;
  readonly chunk: PageChunk;
}

/** Sign-in, registration, password reset and invitations. */
export const AUTH_PATH = /^\/(?:auth(?:\/(?:register|reset))?|invitation\/[^/]+)\/?$/;

/** The dashboard, which has its own frame like the sign-in. */
export const ADMIN_PATH = /^\/admin\/?$/;

/** Pages of mailed links (suggested times, hosts, reviews), whose frame has no other links. */
export const LINK_PATH = /^\/(?:sessions|host|reviews)\/[^/]+\/?$/;

const page = (path: string, name: string, load: PageChunk['load']): Route => ({
  path,
  caseSensitive: true,
  chunk: pageChunk(`pages/${name}.tsx`, load),
});

/** All pages, each with its code in its own chunk. A page's `warm` fetches its data. */
export const routes: readonly Route[] = [
  { path: '/', caseSensitive: true, chunk: homeChunk },
  page('/experience/:slug?', 'ExperiencePage', () => import('../pages/ExperiencePage.tsx')),
  page('/checkout', 'CheckoutPage', () => import('../pages/CheckoutPage.tsx')),
  page(
    '/order-confirmation/:reference',
    'OrderConfirmationPage',
    () => import('../pages/OrderConfirmationPage.tsx'),
  ),
  page('/bookings/:reference', 'BookingPage', () => import('../pages/BookingPage.tsx')),
  page('/pay/:token', 'PayPage', () => import('../pages/PayPage.tsx')),
  page('/sessions/:token', 'SuggestedTimesPage', () => import('../pages/SuggestedTimesPage.tsx')),
  page('/host/:token', 'HostLinkPage', () => import('../pages/HostLinkPage.tsx')),
  page('/reviews/:token', 'ReviewLinkPage', () => import('../pages/ReviewLinkPage.tsx')),
  page('/invitation/:token', 'InvitationPage', () => import('../pages/InvitationPage.tsx')),
  ...['/profile', '/partner'].map((path) =>
    page(path, 'ProfilePage', () => import('../pages/ProfilePage.tsx')),
  ),
  page('/auth/reset', 'ResetPasswordPage', () => import('../pages/ResetPasswordPage.tsx')),
  page('/auth/:mode?', 'AuthPage', () => import('../pages/AuthPage.tsx')),
  page('/contact', 'ContactPage', () => import('../pages/ContactPage.tsx')),
  page('/about', 'AboutPage', () => import('../pages/AboutPage.tsx')),
  ...['/terms', '/privacy'].map((path) => page(path, 'TextPage', () => import('../pages/TextPage.tsx'))),
  page('/admin', 'AdminPage', () => import('../pages/AdminPage.tsx')),
  page('/stripe-test', 'StripeTestPage', () => import('../pages/StripeTestPage.tsx')),
  page('*', 'NotFoundPage', () => import('../pages/NotFoundPage.tsx')),
];

export interface Match {
  readonly route: Route;
  /** The slug or reference in the path, as written. */
  readonly name: string;
  readonly parameters: PathParameters;
}

/** Invalid percent-encoding is left as it is. */
const decoded = (text: string | undefined): string | undefined => {
  try {
    return text === undefined ? text : decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The route of a path. The last route matches every path. */
export const matchRoute = (pathname: string): Match => {
  for (const route of routes) {
    const match = matchPath(route, pathname);
    if (!match) continue;
    const { params } = match;
    const parameters = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decoded(value)]),
    );
    return { route, name: params.slug ?? params.reference ?? '', parameters };
  }
  // Unreachable, because the last route matches every path.
  throw new Error(pathname);
};
