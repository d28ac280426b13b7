import { useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useBrowserLayoutEffect } from '../ui/primitives/use-browser-layout-effect.ts';

const STORAGE_KEY = 'scroll';

const remembered = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
};

const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Scrolls back to `top`. While the page is too short, scrolls again as it grows, until it is tall enough or the visitor scrolls. */
const returnTo = (top: number): (() => void) => {
  const go = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) stop();
  };
  const growth = new ResizeObserver(go);
  const stop = () => {
    growth.disconnect();
    for (const hand of HANDS) removeEventListener(hand, stop);
  };
  growth.observe(document.body);
  for (const hand of HANDS) addEventListener(hand, stop);
  go();
  return stop;
};

/** Scrolls new pages, and new results of a search, to the top, and restores the position when going back. */
export function ScrollMemory() {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  // On other pages the query string only selects tabs and pages of lists, which open in place.
  const page = pathname === '/' ? search : pathname;
  const previous = useRef(page);

  // Runs before the next page is scrolled, so that this page's remembered position is not overwritten.
  useBrowserLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const positions = remembered();
    const remember = () => {
      positions[key] = window.scrollY;
    };
    const store = () => {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...remembered(), ...positions }));
      } catch {
        // Without storage, a reloaded page starts at its top.
      }
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      store();
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', store);
    };
  }, [key]);

  useBrowserLayoutEffect(() => {
    const samePage = previous.current === page;
    previous.current = page;
    if (hash) return;
    if (navigation === 'POP') return returnTo(remembered()[key] ?? window.scrollY);
    if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, page, hash, navigation]);

  return null;
}
