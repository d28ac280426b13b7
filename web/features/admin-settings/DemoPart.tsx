import { useQuery } from '@tanstack/react-query';
import BrushCleaning from 'lucide-react/icons/brush-cleaning';
import { useId, useState } from 'react';
import { demoQuery } from '../../api/admin/demo.ts';
import { useMay } from '../../api/session/use-may.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { demoLines } from './demo-words.ts';
import { EmptyDemoForm } from './EmptyDemoForm.tsx';

/** Tells that the shop contains demo data, and how the owner removes it. */
export function DemoPart() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const mayEmpty = useMay('settings:write');
  const close = () => setOpen(false);
  return (
    <Loaded
      query={useQuery(demoQuery)}
      failed="Failed to load the demo"
      skeleton={<TableSkeleton rows={2} label="Loading the demo..." />}
      isEmpty={({ standing }) => standing === null}
      empty={
        <Box>
          <h2>No samples here</h2>
          <p>This shop has no demo, or it was emptied.</p>
          <p>
            A shop that an early release has filled keeps its samples: nothing tells them from your own, so
            take them away one by one.
          </p>
        </Box>
      }
    >
      {({ standing }) =>
        standing && (
          <Box>
            <h2>This shop is full of samples</h2>
            <p>
              {`${demoLines(standing.goes).join(', ')}: so that every screen has something to show. Take them away when you begin.`}
            </p>
            {mayEmpty && (
              <Button
                look="badline"
                style={{ marginTop: 18 }}
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              >
                <BrushCleaning size={20} strokeWidth={1.75} aria-hidden="true" />
                Empty the demo
              </Button>
            )}
            <Dialog
              isOpen={isOpen}
              onClose={close}
              title="Empty the demo"
              role="alertdialog"
              describedBy={id}
              width={600}
            >
              <EmptyDemoForm standing={standing} id={id} onClose={close} />
            </Dialog>
          </Box>
        )
      }
    </Loaded>
  );
}
