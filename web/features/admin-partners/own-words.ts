import type { KeyMode } from '@wondercast/core/people/caller';

export const modeWords = (mode: KeyMode): string => (mode === 'live' ? 'Live' : 'Test');
