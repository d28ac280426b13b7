import { Skeleton } from './Skeleton.tsx';
import { TablePanel } from './Table.tsx';

interface TableSkeletonProps {
  readonly rows?: number;
  /** What is being loaded, for those who cannot see it. */
  readonly label: string;
}

/** Rows in the shape of what is coming. */
export function TableSkeleton({ rows = 8, label }: TableSkeletonProps) {
  return (
    <TablePanel aria-busy="true" role="status">
      <div style={{ padding: '12px 20px', fontSize: 13.5, color: 'var(--text-3)' }}>{label}</div>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else
        <div key={row} style={{ padding: '11px 20px' }}>
          <Skeleton $height="46px" />
        </div>
      ))}
    </TablePanel>
  );
}
