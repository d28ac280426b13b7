import { useEffect, useRef } from 'react';
import { Button } from '../primitives/Button.tsx';

interface KeepButtonProps {
  readonly label: string;
  readonly onKeep: () => void;
}

/** Has the focus once the dialog stands: over another dialog, whose focus is kept in it, it would lose it while it is mounted. */
export function KeepButton({ label, onKeep }: KeepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Button ref={button} look="quiet" autoFocus onClick={onKeep}>
      {label}
    </Button>
  );
}
