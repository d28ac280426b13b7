import { supposedDuration } from '@wondercast/core/shop/catalogue/supposed-duration';
import { type ComponentProps, useRef } from 'react';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';

interface DurationFieldProps extends ComponentProps<typeof TextField> {
  readonly value: string;
  readonly onSuppose: (duration: string) => void;
}

/** The duration of an experience, typed in any usual form. For a number alone it asks for the unit. */
export function DurationField({ onSuppose, ...field }: DurationFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const supposed = supposedDuration(field.value);
  return (
    <TextField
      {...field}
      ref={input}
      after={
        supposed ? (
          <Button
            look="quiet"
            onClick={() => {
              onSuppose(supposed.duration);
              input.current?.focus();
            }}
          >
            {`${supposed.asked}?`}
          </Button>
        ) : null
      }
    />
  );
}
