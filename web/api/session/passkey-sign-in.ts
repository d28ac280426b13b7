import type { UserWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

/** Signs in with a passkey of this device, after the password. @throws ApiError, or the browser's error when it is declined */
export const signInByPasskey = async (): Promise<UserWire> => {
  const { showPasskey } = await import('./passkeys.ts');
  const { options } = await write('post', '/api/login/passkey/question');
  return write('post', '/api/login/passkey', { body: { answer: await showPasskey(options) } });
};
