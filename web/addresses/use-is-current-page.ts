import { useLocation } from 'react-router-dom';

/**
 * Returns a check whether the URL is still this page's. Code that awaited a reply asks it before it navigates; otherwise the router
 * would lead a visitor back who has gone on meanwhile, even while the next page is loading.
 */
export const useIsCurrentPage = (): (() => boolean) => {
  const { pathname } = useLocation();
  return () => location.pathname.endsWith(pathname);
};
