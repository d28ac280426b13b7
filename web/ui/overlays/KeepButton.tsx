import { useEffect, useRef } from 'react';
import { Button } from '../primitives/Button.tsx';

interface KeepButtonProps {
  readonly label: string;
  readonly onKeep: () => void;
}

/** Takes focus after the dialog is mounted: above another dialog, autofocus during mounting would lose against that dialog's focus trap. */
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
