import { customerSessionWord } from '@wondercast/core/scheduling/session-states';
import type { SessionWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { capitalized, numberWords } from '../../ui/formats/number-words.ts';
import { asksCustomer } from './session-order.ts';

type Sessions = readonly Pick<SessionWire, 'state'>[];

/** How each group is said of one session and of several, in the order in which they are said. */
const GROUPS: readonly {
  readonly holds: (session: Pick<SessionWire, 'state'>) => boolean;
  readonly one: string;
  readonly many: string;
}[] = [
  { holds: ({ state }) => state === 'agreed', one: 'is agreed', many: 'are agreed' },
  { holds: asksCustomer, one: 'waits for your choice', many: 'wait for your choice' },
  { holds: ({ state }) => state === 'preferred', one: 'is with us', many: 'are with us' },
  { holds: ({ state }) => state === 'delivered', one: 'is delivered', many: 'are delivered' },
  { holds: ({ state }) => state === 'cancelled', one: 'is cancelled', many: 'are cancelled' },
];

/** `One session is agreed, two wait for your choice.` Empty for a booking without sessions. */
export const sessionsSentence = (sessions: Sessions): string => {
  const parts = GROUPS.flatMap(({ holds, one, many }) => {
    const count = sessions.filter(holds).length;
    return count === 0 ? [] : [{ count, words: count === 1 ? one : many }];
  });
  const said = parts.map(({ count, words }, at) =>
    at === 0
      ? `${numberWords(count)} ${count === 1 ? 'session' : 'sessions'} ${words}`
      : `${numberWords(count)} ${words}`,
  );
  return said.length === 0 ? '' : `${capitalized(said.join(', '))}.`;
};

/** What a list of bookings says of the sessions of one: the word of the first that is neither delivered nor cancelled. */
export const sessionsWord = (sessions: Sessions): string | null => {
  const asking = sessions.filter(asksCustomer).length;
  if (asking > 0) return asking === sessions.length ? 'Choose a time' : `Choose ${counted(asking, 'time')}`;
  const states = ['preferred', 'agreed', 'delivered', 'cancelled'] as const;
  const state = states.find((each) => sessions.some((session) => session.state === each));
  return state ? customerSessionWord(state) : null;
};
