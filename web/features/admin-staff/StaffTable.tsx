import { isLastOwner } from '@wondercast/core/people/account/staff';
import type { InvitationWire, StaffWire } from '../../api/transport/wire.ts';
import { ColumnHeads } from '../../ui/primitives/ColumnHeads.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { type MemberActions, MemberRow } from './MemberRow.tsx';

const COLUMNS = ['Person', 'Role', 'Second factor', 'Last signed in', 'Access', 'Actions'] as const;

interface StaffTableProps extends MemberActions {
  readonly staff: StaffWire;
  /** Id of the current user. */
  readonly ownId: number | null;
  readonly onWithdraw: (invitation: InvitationWire) => void;
}

/** All staff, with invitations below. */
export function StaffTable({ staff, ownId, onWithdraw, ...actions }: StaffTableProps) {
  const owners = staff.members.map(({ id, staffRole, disabledAt }) => ({
    id,
    staffRole,
    disabledAt: disabledAt === null ? null : new Date(disabledAt),
  }));
  return (
    <TablePanel>
      <Table>
        <caption>Staff</caption>
        <ColumnHeads columns={COLUMNS} />
        <tbody>
          {staff.members.map((member) => (
            <MemberRow
              key={`member-${member.id}`}
              member={member}
              isSelf={member.id === ownId}
              isLastOwner={isLastOwner(owners, member.id)}
              {...actions}
            />
          ))}
          {staff.invitations.map((invitation) => (
            <InvitationRow
              key={`invitation-${invitation.id}`}
              invitation={invitation}
              onWithdraw={onWithdraw}
            />
          ))}
        </tbody>
      </Table>
    </TablePanel>
  );
}
