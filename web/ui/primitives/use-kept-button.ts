import { type RefObject, useEffect, useRef } from 'react';

/** The button that opens a form in place gets the focus back when the form closes. */
export function useKeptButton(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current && !isOpen) button.current?.focus();
    was.current = isOpen;
  }, [isOpen]);
  return button;
}
