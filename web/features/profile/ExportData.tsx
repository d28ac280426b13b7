import { useState } from 'react';
import { exportMyData } from '../../api/session/own-account.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { saveFile } from '../../ui/primitives/save-file.ts';

/** Everything the shop keeps about a person, as a file. */
export function ExportData() {
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      saveFile(await exportMyData(), 'my-data.json');
    } catch (error) {
      const words = error instanceof ApiError ? error.words : null;
      sayError(words ?? 'Your data could not be exported. Please try again.');
    } finally {
      setPending(false);
    }
  };
  return (
    <Button look="quiet" size="sm" pending={pending} onClick={save}>
      Export my data
    </Button>
  );
}
