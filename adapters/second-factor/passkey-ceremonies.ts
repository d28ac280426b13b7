import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import type { Passkey, PasskeyCeremonies } from '@wondercast/core/people/account/second-factor';
import { z } from 'zod';

type Transport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

const TRANSPORTS: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const isTransport = (text: string): text is Transport => TRANSPORTS.includes(text);

const CREDENTIAL = { id: z.string(), rawId: z.string(), type: z.literal('public-key') };
/** No extensions are requested, so none are read. */
const NO_EXTENSIONS = z.unknown().transform(() => ({}));

/** The JSON result of `navigator.credentials.create` (Web Authentication Level 3, `RegistrationResponseJSON`). */
const REGISTRATION = z.object({
  ...CREDENTIAL,
  clientExtensionResults: NO_EXTENSIONS,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string()).optional(),
  }),
});

/** The JSON result of `navigator.credentials.get` (Web Authentication Level 3, `AuthenticationResponseJSON`). */
const AUTHENTICATION = z.object({
  ...CREDENTIAL,
  clientExtensionResults: NO_EXTENSIONS,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
});

const described = ({ id, transports }: Passkey) => ({ id, transports: transports.filter(isTransport) });

/** null for a wrong or malformed response, for which the library throws. */
const nullIfWrong = async <Result>(judge: () => Promise<Result | null>): Promise<Result | null> => {
  try {
    return await judge();
  } catch {
    return null;
  }
};

/** Passkeys for the host name in `publicUrl`. The device verifies the person, so a passkey alone is enough to sign in. */
export const passkeyCeremonies = (shop: {
  readonly name: string;
  readonly publicUrl: string;
}): PasskeyCeremonies => {
  const { hostname: rpID, origin } = new URL(shop.publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  return {
    startRegistration: async ({ id, username }, known) => {
      const options = await generateRegistrationOptions({
        rpName: shop.name,
        rpID,
        userName: username,
        userID: isoUint8Array.fromUTF8String(String(id)),
        attestationType: 'none',
        excludeCredentials: known.map(described),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { options: { ...options }, challenge: options.challenge };
    },
    finishRegistration: (answer, challenge) =>
      nullIfWrong(async () => {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: REGISTRATION.parse(answer),
          expectedChallenge: challenge,
        });
        if (!verified || !registrationInfo) return null;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return { id, publicKey: isoBase64URL.fromBuffer(publicKey), counter, transports };
      }),
    startSignIn: async (known) => {
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        allowCredentials: known.map(described),
      });
      return { options: { ...options }, challenge: options.challenge };
    },
    finishSignIn: (answer, challenge, passkey) =>
      nullIfWrong(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: AUTHENTICATION.parse(answer),
          expectedChallenge: challenge,
          credential: {
            ...described(passkey),
            publicKey: isoBase64URL.toBuffer(passkey.publicKey),
            counter: passkey.counter,
          },
        });
        return verified ? authenticationInfo.newCounter : null;
      }),
  };
};
