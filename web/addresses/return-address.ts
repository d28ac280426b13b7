/** Stands for the shop's own address, which is not needed here. */
const HERE = 'http://here.invalid';

/**
 * Where to go after signing in: a page of this shop, or home. An address elsewhere, or of the sign-in, becomes home.
 */
export const safeReturn = (address: string | null): string => {
  if (!address?.startsWith('/') || !URL.canParse(address, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(address, HERE);
  // A path that begins with two slashes would be read as a host.
  const leavesHere = origin !== HERE || pathname.startsWith('//');
  return leavesHere || pathname.startsWith('/auth') ? '/' : pathname + search + hash;
};

/** The sign-in that leads back to an address of this shop. */
export const signInAddress = (back: string): string => `/auth?return=${encodeURIComponent(back)}`;
