import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import type { CeremonyJson, Passkey, PasskeyCeremonies } from '@wondercast/core/account/second-factor';

type Transport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

const TRANSPORTS: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const isTransport = (text: string): text is Transport => TRANSPORTS.includes(text);

const described = ({ id, transports }: Passkey) => ({ id, transports: transports.filter(isTransport) });

/** What the library throws at answers that are not right, and at nonsense. */
const nullIfWrong = async <Result>(judge: () => Promise<Result | null>): Promise<Result | null> => {
  try {
    return await judge();
  } catch {
    return null;
  }
};

/** Passkeys of the host that `publicUrl` names. The person is recognised by the device, so one is enough to sign in. */
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
          response: answer as unknown as RegistrationResponseJSON,
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
    finishSignIn: (answer: CeremonyJson, challenge, passkey) =>
      nullIfWrong(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: answer as unknown as AuthenticationResponseJSON,
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
