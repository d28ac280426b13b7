import type { Appearance } from '@stripe/stripe-js';

const THEME_ATTRIBUTE = 'data-theme';

/** The shop's theme for Stripe's form, which is in an iframe and cannot use our styles. */
export const stripeAppearance = (): Appearance => {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string): string => styles.getPropertyValue(`--${name}`).trim();
  return {
    theme: document.documentElement.getAttribute(THEME_ATTRIBUTE) === 'light' ? 'stripe' : 'night',
    labels: 'above',
    variables: {
      colorPrimary: token('focus'),
      colorBackground: token('well'),
      colorText: token('text'),
      colorTextSecondary: token('text-2'),
      colorTextPlaceholder: token('text-3'),
      colorDanger: token('bad'),
      borderRadius: token('r-sm'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1.5px solid ${token('edge')}`, boxShadow: 'none' },
      '.Label': { fontWeight: '600', color: token('text') },
    },
  };
};

/** Calls the listener when the page's theme changes, until the returned function is called. */
export const onThemeChange = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [THEME_ATTRIBUTE] });
  return () => observer.disconnect();
};
