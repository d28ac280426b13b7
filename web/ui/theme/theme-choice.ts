import { useSyncExternalStore } from 'react';
import { groundOf } from './theme.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Storage key of the choice (specification §1: kept under a fixed key, default dark). */
const STORAGE_KEY = 'theme';

/**
 * An inline script that runs before the first paint: sets the theme, and marks that a session may exist, so that the header's user
 * slot stays neutral until hydration. The content security policy contains its hash, so it must not change at runtime.
 */
export const themeScript = `(function(d){try{var c=localStorage.getItem('${STORAGE_KEY}')}catch(e){}if(c!=='light'&&c!=='system')c='dark';d.dataset.choice=c;d.dataset.theme=c==='system'?(matchMedia('(prefers-color-scheme: light)').matches?'light':'dark'):c;if(/(^|; )signed_in=1(;|$)/.test(document.cookie))d.dataset.signed=''})(document.documentElement)`;

const isChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

const prefersLight = () => matchMedia('(prefers-color-scheme: light)');

const currentChoice = (): ThemeChoice => {
  const { choice } = document.documentElement.dataset;
  return isChoice(choice) ? choice : 'dark';
};

const listeners = new Set<() => void>();

const show = (choice: ThemeChoice): void => {
  const root = document.documentElement;
  const theme = choice === 'system' ? (prefersLight().matches ? 'light' : 'dark') : choice;
  root.dataset.choice = choice;
  root.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', groundOf[theme]);
  for (const listener of listeners) listener();
};

export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage may be blocked; then the choice lasts as long as the page.
  }
  show(choice);
};

const subscribe = (listener: () => void): (() => void) => {
  const onSystem = () => currentChoice() === 'system' && show('system');
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY) show(isChoice(newValue) ? newValue : 'dark');
  };
  listeners.add(listener);
  const system = prefersLight();
  system.addEventListener('change', onSystem);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', onSystem);
    window.removeEventListener('storage', onStorage);
  };
};

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, currentChoice, () => 'dark');
