import { Skeleton } from './Skeleton.tsx';
import { TablePanel } from './Table.tsx';

interface TableSkeletonProps {
  readonly rows?: number;
  /** What is being loaded, for screen readers. */
  readonly label: string;
}

/** Placeholder rows. */
export function TableSkeleton({ rows = 8, label }: TableSkeletonProps) {
  return (
    <TablePanel aria-busy="true" role="status">
      <div style={{ padding: '12px 20px', fontSize: 13.5, color: 'var(--text-3)' }}>{label}</div>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity
        <div key={row} style={{ padding: '11px 20px' }}>
          <Skeleton $height="46px" />
        </div>
      ))}
    </TablePanel>
  );
}
