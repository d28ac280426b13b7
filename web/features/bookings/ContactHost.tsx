import { useConfig } from '../../api/catalogue/site.ts';
import { ButtonHref } from '../../ui/primitives/ButtonHref.tsx';

/** Opens a mail to the shop about the booking (decision 040). */
export function ContactHost({ reference }: { readonly reference: string }) {
  const { brandMail } = useConfig();
  const subject = encodeURIComponent(`Booking ${reference}`);
  return (
    <ButtonHref look="quiet" size="sm" href={`mailto:${brandMail}?subject=${subject}`}>
      Contact Host
    </ButtonHref>
  );
}
