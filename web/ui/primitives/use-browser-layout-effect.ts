import { useEffect, useLayoutEffect } from 'react';

/** A layout effect where there is a layout. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
