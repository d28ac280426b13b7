import { StatementTable } from './StatementTable.tsx';
import { TabHead } from './TabHead.tsx';

/** What came through one's own partner, by month of UTC, and what the partner gets of it. */
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
