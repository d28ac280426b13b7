import { MAX_CODE_LENGTH } from '@wondercast/core/people/account/account-lengths';
import { TextField } from '../../ui/forms/TextField.tsx';

/** A code of an authenticator app, or a recovery code. */
export function CodeField({ error }: { readonly error: string | null }) {
  return (
    <TextField
      label="Code"
      name="code"
      autoFocus
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_CODE_LENGTH}
      hint="From your authenticator app, or a recovery code"
      error={error}
    />
  );
}
