import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Body } from '../transport/contract.ts';

type Made = Body<'/api/account/second-factor/passkeys', 'post'>['answer'];
type Shown = Body<'/api/login/passkey', 'post'>['answer'];

const UNREADABLE = 'The shop asked for a passkey in a way that this browser does not know.';

const has = (options: unknown, names: readonly string[]): boolean =>
  typeof options === 'object' && options !== null && names.every((name) => name in options);

const isCreation = (options: unknown): options is PublicKeyCredentialCreationOptionsJSON =>
  has(options, ['challenge', 'rp', 'user', 'pubKeyCredParams']);

const isRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON =>
  has(options, ['challenge']);

interface Credential<Answer> {
  readonly id: string;
  readonly rawId: string;
  readonly response: Answer;
  readonly clientExtensionResults: object;
}

/** Converts a browser's credential to the form of the API. */
const sent = <Answer extends object>(credential: Credential<Answer>) => ({
  id: credential.id,
  rawId: credential.rawId,
  type: 'public-key' as const,
  clientExtensionResults: { ...credential.clientExtensionResults },
  response: { ...credential.response },
});

/** Creates a passkey on this device. @throws Error when the user declines, or the device already has one */
export const makePasskey = async (options: unknown): Promise<Made> => {
  if (!isCreation(options)) throw new Error(UNREADABLE);
  return sent(await startRegistration({ optionsJSON: options }));
};

/** Uses a passkey of this device. @throws Error when the user declines, or there is none */
export const showPasskey = async (options: unknown): Promise<Shown> => {
  if (!isRequest(options)) throw new Error(UNREADABLE);
  return sent(await startAuthentication({ optionsJSON: options }));
};
