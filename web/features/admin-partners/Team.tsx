import { useQuery } from '@tanstack/react-query';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ownPartnerQuery, removeOwnPerson } from '../../api/partner/partner.ts';
import type { UserWire } from '../../api/transport/wire.ts';
import { DeleteDialog, type Deletion } from '../../forms/DeleteDialog.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { ToolButton } from '../../ui/primitives/ToolButton.tsx';
import { Card, Cards, Line, Rows } from './partners-look.ts';
import { TabHead } from './TabHead.tsx';
import { TestData } from './TestData.tsx';

const People = styled(Rows)`
  margin-top: 0;
  & > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

interface Person {
  readonly id: number;
  readonly username: string;
}

const LEAVING = (self: boolean, partner: string): Deletion<Person> => ({
  mutation: removeOwnPerson,
  title: self ? 'Leave' : 'Remove person',
  textOf: ({ username }) =>
    self
      ? `You no longer see what is of ${partner}, and are signed out. Your account stays.`
      : `${username} no longer sees what is of ${partner}, and is signed out at once. The account stays.`,
  keepLabel: self ? 'Stay' : 'Keep person',
  actLabel: self ? 'Leave' : 'Remove person',
  done: self ? 'You have left' : 'Person has been removed',
  failed: self ? 'Failed to leave' : 'Failed to remove person',
});

/** The people of the user's own partner, and the address for its test mails. */
export default function Team({ user }: { readonly user: UserWire }) {
  const query = useQuery(ownPartnerQuery);
  const [toRemove, setToRemove] = useState<Person | null>(null);
  const isSelf = toRemove?.id === user.id;
  return (
    <section aria-label="Team">
      <TabHead title="Team" text="Everybody here sees and does the same. The shop invites people." />
      <Loaded
        query={query}
        failed="Failed to load the team"
        skeleton={<TableSkeleton rows={2} label="Loading the team..." />}
        isEmpty={() => false}
        empty={<span />}
      >
        {({ name, people, invitations, testMail }) => (
          <>
            <Cards>
              <Card>
                <People>
                  {people.map((person) => (
                    <li key={person.id}>
                      <div>
                        <Line>
                          <b>{person.fullName || person.username}</b>
                          {person.id === user.id && <Badge tone="info">You</Badge>}
                        </Line>
                        <small>{person.email ?? person.username}</small>
                      </div>
                      <ToolButton
                        icon={UserMinus}
                        danger
                        title={person.id === user.id ? 'Leave' : 'Remove'}
                        label={person.id === user.id ? 'Leave' : `Remove ${person.username}`}
                        onClick={() => setToRemove(person)}
                      />
                    </li>
                  ))}
                  {invitations.map(({ id, email, invitedBy }) => (
                    <li key={`invited ${id}`}>
                      <div>
                        <b>{email}</b>
                        <small>{`Invited by ${invitedBy}`}</small>
                      </div>
                      <Badge tone="warn">Invited</Badge>
                    </li>
                  ))}
                </People>
              </Card>
            </Cards>
            <TestData mail={testMail} />
            <DeleteDialog {...LEAVING(isSelf, name)} subject={toRemove} onClose={() => setToRemove(null)} />
          </>
        )}
      </Loaded>
    </section>
  );
}
