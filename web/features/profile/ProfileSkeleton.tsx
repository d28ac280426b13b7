import { styled } from 'styled-components';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: 36px;
  height: 53px;
  padding: 0 16px;
  margin-bottom: 28px;
  border-bottom: 1px solid var(--line);
  overflow: hidden;
`;

const FIELDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder of the form. */
export function FormSkeleton() {
  return (
    <Panel aria-busy="true">
      <Skeleton $width="220px" $height="31px" />
      <Skeleton $width="240px" $height="22px" $top="26px" />
      <FieldGrid style={{ marginTop: 16 }}>
        {FIELDS.map((each) => (
          <div key={each}>
            <Skeleton $width="90px" $height="18px" />
            <Skeleton $height="48px" $top="7px" />
          </div>
        ))}
      </FieldGrid>
    </Panel>
  );
}

/** Placeholder of a list. */
export const ListSkeleton = () => <Skeleton aria-busy="true" $height="208px" $radius="var(--r-lg)" />;

/** Placeholder of the page below its title, until the user is known. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true">
      <Strip>
        <Skeleton $width="80px" />
        <Skeleton $width="150px" />
        <Skeleton $width="180px" />
        <Skeleton $width="130px" />
      </Strip>
      <FormSkeleton />
    </div>
  );
}
