import { useEffect, useRef } from 'preact/hooks';

const MARK = 'wondercastDialog';

const marked = (): unknown => (history.state as Readonly<Record<string, unknown>> | null)?.[MARK];

let opened = 0;

/**
 * Makes Back close a dialog instead of leaving the page, with an added history entry. The entry keeps the page's own history state,
 * and is removed when the dialog is closed otherwise.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const mark = ++opened;
    history.pushState({ ...history.state, [MARK]: mark }, '');
    const onBack = () => {
      if (marked() !== mark) closing.current();
    };
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      if (marked() === mark) history.back();
    };
  }, [isOpen]);
}
