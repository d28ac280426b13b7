import { requireSignedIn } from '@wondercast/core/people/caller';
import { encodePersonalData } from '@wondercast/openapi/codec/privacy';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { guardSignIn, signedInSubject } from '../pipeline/rate-guard.ts';
import { attachment } from './attachment.ts';
import { streamed } from './streamed.ts';

type PrivacyHandlers = Pick<Handlers, 'exportMyData' | 'deleteAccount'>;

export const privacyHandlers = ({ shop, sessions, limits }: HttpDeps): PrivacyHandlers => ({
  exportMyData: async ({ caller }) => {
    const data = await shop.exportMyData(caller);
    const stream = await streamed(async (write) => {
      for await (const piece of encodePersonalData(data, shop.leadersOf)) await write(piece);
    });
    return { stream, type: 'application/json; charset=utf-8', headers: attachment('my-data.json') };
  },
  deleteAccount: async ({ caller, body, session, address }) => {
    const signedIn = requireSignedIn(caller);
    const { accountId } = signedIn;
    await guardSignIn(limits, signedInSubject(signedIn, address), () => shop.deleteAccount(caller, body));
    // The account is gone, so these sessions are already invalid; this deletes their rows before they expire.
    await sessions.destroyOfAccount(accountId);
    session.end();
    return { body: { message: 'Your account has been deleted' } };
  },
});
