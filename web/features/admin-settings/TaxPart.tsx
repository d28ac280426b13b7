import { useQuery } from '@tanstack/react-query';
import { taxQuery } from '../../api/admin/tax.ts';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { TaxForm } from './TaxForm.tsx';
import { TaxReport } from './TaxReport.tsx';

const never = () => false;

/** The tax settings, which have their own permission. */
export function TaxPart() {
  return (
    <Loaded
      query={useQuery(taxQuery)}
      failed="Failed to load the settings of tax"
      skeleton={<TableSkeleton rows={5} label="Loading the settings of tax..." />}
      isEmpty={never}
      empty={null}
    >
      {(tax) => (
        <>
          <TaxForm tax={tax} />
          {(tax.isOn || tax.version > 0) && <TaxReport />}
        </>
      )}
    </Loaded>
  );
}
