import {
  awaitsCustomer,
  awaitsShop,
  countsAsDelivered,
  customerSessionWord,
  isAhead,
  type SessionState,
} from '@wondercast/core/calendar/scheduling/session-states';
import type { SessionWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { capitalized, numberWords } from '../../ui/formats/number-words.ts';

type Sessions = readonly Pick<SessionWire, 'state'>[];

interface Group {
  readonly one: string;
  readonly many: string;
}

const CHOICE: Group = { one: 'waits for your choice', many: 'wait for your choice' };

/** The words for each state, singular and plural, in order. States with the same words are counted together. */
const GROUPS: Readonly<Record<SessionState, Group>> = {
  agreed: { one: 'is agreed', many: 'are agreed' },
  open: CHOICE,
  suggested: CHOICE,
  preferred: { one: 'is with us', many: 'are with us' },
  delivered: { one: 'is delivered', many: 'are delivered' },
  cancelled: { one: 'is cancelled', many: 'are cancelled' },
};

/** Such as `One session is agreed, two wait for your choice.` Empty for a booking without sessions. */
export const sessionsSentence = (sessions: Sessions): string => {
  const parts = [...new Set(Object.values(GROUPS))].flatMap((group) => {
    const count = sessions.filter(({ state }) => GROUPS[state] === group).length;
    return count === 0 ? [] : [{ count, words: count === 1 ? group.one : group.many }];
  });
  const said = parts.map(({ count, words }, at) =>
    at === 0
      ? `${numberWords(count)} ${count === 1 ? 'session' : 'sessions'} ${words}`
      : `${numberWords(count)} ${words}`,
  );
  return said.length === 0 ? '' : `${capitalized(said.join(', '))}.`;
};

/** Which states a list of bookings mentions first, in order. */
const FIRST = [awaitsShop, isAhead, countsAsDelivered];

/** The word for a booking's sessions in a list: of the first that is neither delivered nor cancelled. */
export const sessionsWord = (sessions: Sessions): string | null => {
  const asking = sessions.filter(awaitsCustomer).length;
  if (asking > 0) return asking === sessions.length ? 'Choose a time' : `Choose ${counted(asking, 'time')}`;
  const first = FIRST.flatMap((holds) => sessions.find(holds) ?? [])[0] ?? sessions[0];
  return first ? customerSessionWord(first.state) : null;
};
