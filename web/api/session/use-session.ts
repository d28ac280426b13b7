import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { connect } from '../transport/transport.ts';
import type { UserWire } from '../transport/wire.ts';
import {
  broadcastSession,
  currentSession,
  endSession,
  NO_SESSION,
  onSession,
  resumeSession,
  type Session,
  seemsSignedIn,
} from './session-end.ts';
import { sessionFetch } from './session-fetch.ts';

type Known = UserWire | null | undefined;

export interface PageSession extends Session {
  /** The user that the page shows, also after their session has ended. */
  readonly user: Known;
}

/** The session of a page that needs one. `user` is the server's last answer. */
export function useSession(user: Known): PageSession {
  const client = useQueryClient();
  const session = useSyncExternalStore(onSession, currentSession, () => NO_SESSION);
  const ended = !user && (session.ended || (user === null && seemsSignedIn()));

  useEffect(() => {
    broadcastSession(connect(client, sessionFetch));
  }, [client]);

  useEffect(() => {
    if (ended) endSession();
    else if (user) resumeSession(user);
  }, [user, ended]);

  return { ...session, ended, user: user ?? (ended && session.account ? session.account : user) };
}
