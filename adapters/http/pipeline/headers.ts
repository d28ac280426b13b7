/** Headers of every reply. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
};

/** For content that never changes at its URL. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What Stripe's card form needs in the policy: its script, its frames, the bank's confirmation step, and its API. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

export interface DocumentPolicy {
  /** Base64 SHA-256 hashes of the inline scripts. */
  readonly scriptHashes: readonly string[];
  readonly videoHosts: readonly string[];
  readonly imageHosts: readonly string[];
  readonly stripe: boolean;
  readonly production: boolean;
  /** In development the browser loads modules from Vite. */
  readonly development: boolean;
}

/**
 * One content security policy for all documents of the storefront. It has no nonces, because pages are cached. The first document's
 * policy also applies to later client-side routes. styled-components inserts rules, which needs inline styles.
 */
export const documentHeaders = (policy: DocumentPolicy): Readonly<Record<string, string>> => {
  const https = (hosts: readonly string[]) => hosts.map((host) => `https://${host}`);
  const stripe = policy.stripe ? STRIPE : { script: [], frame: [], connect: [] };
  const scripts = policy.development
    ? ["'unsafe-inline'"]
    : policy.scriptHashes.map((hash) => `'sha256-${hash}'`);
  const directives = [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts, ...stripe.script],
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self' data: blob:", ...https(policy.imageHosts)],
    ["font-src 'self'"],
    ["connect-src 'self'", ...(policy.development ? ['ws:'] : []), ...stripe.connect],
    [
      'frame-src',
      ...(policy.videoHosts.length + stripe.frame.length === 0 ? ["'none'"] : []),
      ...https(policy.videoHosts),
      ...stripe.frame,
    ],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ];
  return {
    ...COMMON_HEADERS,
    'Content-Security-Policy': directives.map((directive) => directive.join(' ')).join('; '),
    ...strictTransport(policy.production),
  };
};

export const strictTransport = (production: boolean): Readonly<Record<string, string>> =>
  production ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};
