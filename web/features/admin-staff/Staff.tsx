import { useQuery } from '@tanstack/react-query';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { staffQuery } from '../../api/admin/staff.ts';
import { userQuery } from '../../api/session/account.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Below, TabTop } from '../../ui/primitives/TabTop.tsx';
import { InviteForm } from './InviteForm.tsx';
import { RequirementPanel } from './RequirementPanel.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';
import { type StaffQuestion, StaffQuestions } from './StaffQuestions.tsx';
import { StaffTable } from './StaffTable.tsx';
import { nameOf } from './use-staff-change.ts';

/** The dashboard's tab of staff and invitations. */
export default function Staff() {
  const [, change] = useAddress();
  const query = useQuery(staffQuery);
  const { data: user } = useQuery(userQuery);
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<StaffQuestion | null>(null);
  return (
    <>
      <TabTop title="Staff">
        <Button onClick={() => setInviting(true)}>
          <UserRoundPlus size={20} strokeWidth={1.75} aria-hidden="true" />
          Invite Someone
        </Button>
      </TabTop>
      <Loaded
        query={query}
        failed="Failed to load the staff"
        skeleton={
          <Below>
            <TableSkeleton rows={4} label="Loading the staff..." />
          </Below>
        }
        isEmpty={() => false}
        empty={null}
      >
        {(staff) => (
          <>
            <RequirementPanel staff={staff} />
            <StaffTable
              staff={staff}
              ownId={user?.id ?? null}
              onOwnRole={(member, role) => setAsked({ kind: 'own-role', member, role })}
              onDisable={(member) => setAsked({ kind: 'disable', member })}
              onReset={(member) => setAsked({ kind: 'reset', member })}
              onWithdraw={(invitation) => setAsked({ kind: 'withdraw', invitation })}
              onHistory={(member) =>
                change(
                  showHistory({ subject: 'account', subjectId: String(member.id), name: nameOf(member) }),
                )
              }
            />
          </>
        )}
      </Loaded>
      <RoleMatrix />
      {inviting && <InviteForm onClose={() => setInviting(false)} />}
      <StaffQuestions asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
