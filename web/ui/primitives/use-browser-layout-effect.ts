import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser, without the warning on the server. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
