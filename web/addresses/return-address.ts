/** A placeholder for the shop's own origin, which is not needed here. */
const HERE = 'http://here.invalid';

/** Where to go after signing in: a page of this shop, or home. A URL of another site, or of the sign-in itself, becomes home. */
export const safeReturn = (address: string | null): string => {
  if (!address?.startsWith('/') || !URL.canParse(address, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(address, HERE);
  // A path that begins with two slashes would be read as a host.
  const leavesHere = origin !== HERE || pathname.startsWith('//');
  return leavesHere || pathname.startsWith('/auth') ? '/' : pathname + search + hash;
};

/** The sign-in page that returns to a URL of this shop. */
export const signInAddress = (back: string): string => `/auth?return=${encodeURIComponent(back)}`;
