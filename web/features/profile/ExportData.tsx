import { useMutation } from '@tanstack/react-query';
import { exportMyData } from '../../api/session/own-account.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { saveFile } from '../../ui/primitives/save-file.ts';

/** Downloads all data that the shop stores about a person. */
export function ExportData() {
  const { mutate: save, isPending } = useMutation({
    mutationFn: exportMyData,
    onSuccess: (data) => saveFile(data, 'my-data.json'),
    onError: (error) => {
      const words = error instanceof ApiError ? error.words : null;
      showError(words ?? 'Your data could not be exported. Please try again.');
    },
  });
  return (
    <Button look="quiet" size="sm" pending={isPending} onClick={() => save()}>
      Export my data
    </Button>
  );
}
