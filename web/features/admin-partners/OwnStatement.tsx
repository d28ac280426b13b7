import { StatementTable } from './StatementTable.tsx';
import { TabHead } from './TabHead.tsx';

/** Sales through the user's own partner by UTC month, and the partner's commission. */
export default function OwnStatement() {
  return (
    <section aria-label="Statement">
      <TabHead
        title="Statement"
        text="What was booked through you and your commission, by month. A change belongs to the month in which it happens."
      />
      <StatementTable partnerId={null} />
    </section>
  );
}
