import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { CartPanel } from '../features/cart/lazy-cart-panel.ts';
import { FilterDialog } from '../features/filter/lazy-filter-dialog.ts';
import { SideDrawer } from '../features/navigation/lazy-side-drawer.ts';
import { closeOverlay, useOverlay } from '../ui/overlays/overlays.ts';
import { ToastHost } from '../ui/overlays/ToastHost.tsx';
import { useBrowserLayoutEffect } from '../ui/primitives/use-browser-layout-effect.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ADMIN_PATH, AUTH_PATH, LINK_PATH, matchRoute } from './routes.ts';
import { ScrollMemory } from './ScrollMemory.tsx';

const SkipLink = styled.a`
  position: fixed;
  left: 12px;
  top: 12px;
  z-index: 60;
  padding: 12px 20px;
  border-radius: var(--pill);
  background: var(--action);
  color: var(--on-action);
  font-weight: 650;
  translate: 0 -80px;
  &:focus {
    translate: 0;
  }
`;

const Main = styled.main`
  min-height: calc(100vh - var(--header));
  &:focus-visible {
    outline: none;
  }
`;

/** The frame of every page: header, footer, and the panels that can open over it. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const overlay = useOverlay();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  // After a client-side navigation, focus moves to the start of the page, so that screen readers announce it.
  useBrowserLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeOverlay();
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  // Prefetches the checkout, to which the cart leads.
  useEffect(() => {
    if (overlay !== 'cart') return;
    const fetched = matchRoute('/checkout').route.chunk.load();
    // Errors of prefetching are ignored, because the checkout itself requests again and reports them.
    fetched.then(({ ahead = [] }) => Promise.all(ahead.map((each) => each.load()))).catch(() => undefined);
  }, [overlay]);

  // Sign-in, the dashboard and pages of mailed links have frames of their own.
  const bare = [AUTH_PATH, ADMIN_PATH, LINK_PATH].some((path) => path.test(pathname));
  const panel = (name: typeof overlay) => ({ isOpen: overlay === name, onClose: closeOverlay });
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      {!bare && <Header />}
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      {/* Hydrates separately from the page, which people use first. */}
      {!bare && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      <CartPanel {...panel('cart')} />
      <FilterDialog {...panel('filter')} />
      <SideDrawer {...panel('menu')} />
      <ToastHost />
      <ScrollMemory />
    </>
  );
}
