import { type RefObject, useEffect, useRef } from 'react';

/** Returns focus to the button that opened an inline form when the form closes. */
export function useKeptButton(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current && !isOpen) button.current?.focus();
    was.current = isOpen;
  }, [isOpen]);
  return button;
}
