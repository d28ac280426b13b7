import { useLocation } from 'react-router-dom';

/**
 * Says whether the address is still this page's. What waits for an answer asks before it changes the address: whoever has gone on
 * meanwhile, also while the next page still loads, would be led back by the router.
 */
export const useStillHere = (): (() => boolean) => {
  const { pathname } = useLocation();
  return () => location.pathname.endsWith(pathname);
};
