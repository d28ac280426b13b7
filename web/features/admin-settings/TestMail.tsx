import { useMutation } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { sendTestMail } from '../../api/admin/settings.ts';
import { useMay } from '../../api/session/use-may.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Small } from '../../ui/primitives/Text.tsx';

/** Sends the owner a test mail with the saved settings. */
export function TestMail({ dirty }: { readonly dirty: boolean }) {
  const mayWrite = useMay('settings:write');
  const { mutate, isPending } = useMutation({
    ...sendTestMail,
    onSuccess: ({ address }) => showToast('Test mail sent', `Look at the inbox of ${address}.`),
    onError: ({ message }) => showError(message, 'Not sent'),
  });
  if (!mayWrite) return null;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
      <Button look="quiet" size="sm" pending={isPending} disabled={dirty} onClick={() => mutate()}>
        <Send size={16} strokeWidth={1.75} aria-hidden="true" />
        Send a test mail
      </Button>
      <Small>
        {dirty ? 'Save your changes first.' : 'To your own address, with everything that is saved here.'}
      </Small>
    </div>
  );
}
