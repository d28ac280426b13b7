import { PERMISSIONS_OF, type Permission, STAFF_ROLES } from '@wondercast/core/people/account/permissions';
import { ROLE_WORDS } from '@wondercast/core/people/account/role-words';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import { useId } from 'react';
import { styled } from 'styled-components';
import { TablePanel } from '../../ui/primitives/Table.tsx';
import { PanelTitle, Small, VisuallyHidden } from '../../ui/primitives/Text.tsx';

type Area = Permission extends `${infer Name}:${string}` ? Name : never;

/** Groups of permissions with names for people. */
const AREAS: readonly (readonly [words: string, areas: readonly Area[]])[] = [
  ['Sessions, hosts and the schedule', ['sessions', 'hosts']],
  ['Bookings', ['bookings']],
  ['Customers', ['customers']],
  ['Reviews', ['reviews']],
  ['Payments and refunds', ['payments']],
  ['Experiences, categories, add-ons and logos', ['catalogue']],
  ['Discount codes', ['discounts']],
  ['Partners', ['partners']],
  ['Settings', ['settings']],
  ['Staff', ['staff']],
];

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 6px 16px;
  margin: 34px 0 14px;
`;

const Grid = styled.table`
  width: 100%;
  min-width: 640px;
  border-collapse: collapse;
  font-size: 14px;
  & :is(th, td) {
    padding: 11px 16px;
    text-align: center;
  }
  & :is(th, td):first-child {
    padding-left: 20px;
    text-align: left;
    font-weight: 500;
  }
  & thead th {
    font-weight: 600;
    font-size: 13px;
    color: var(--text-3);
    background: var(--s2);
  }
  & tbody tr > * {
    border-top: 1px solid var(--line);
  }
  & svg {
    display: inline-block;
    vertical-align: middle;
  }
`;

/** A table of the roles' permissions, derived from the one that the server enforces. */
export function RoleMatrix() {
  const id = useId();
  const may = (role: (typeof STAFF_ROLES)[number], areas: readonly Area[], what: 'read' | 'write') =>
    areas.some((area) => PERMISSIONS_OF[role].some((each) => each === `${area}:${what}`));
  return (
    <>
      <Head>
        <PanelTitle id={id}>What each role may do</PanelTitle>
        <Small>A tick changes, an eye looks</Small>
      </Head>
      <TablePanel
        role="region"
        aria-labelledby={id}
        tabIndex={0}
        style={{ overflow: 'auto hidden', background: 'var(--s1)' }}
      >
        <Grid>
          <thead>
            <tr>
              <th scope="col">Area</th>
              {STAFF_ROLES.map((role) => (
                <th key={role} scope="col">
                  {ROLE_WORDS[role].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {AREAS.map(([words, areas]) => (
              <tr key={words}>
                <th scope="row">{words}</th>
                {STAFF_ROLES.map((role) => {
                  const [reads, writes] = [may(role, areas, 'read'), may(role, areas, 'write')];
                  const Icon = writes ? Check : Eye;
                  return (
                    <td key={role}>
                      {reads || writes ? (
                        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                      ) : (
                        <span aria-hidden="true">–</span>
                      )}
                      <VisuallyHidden>{writes ? 'changes' : reads ? 'looks' : 'no'}</VisuallyHidden>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Grid>
      </TablePanel>
    </>
  );
}
