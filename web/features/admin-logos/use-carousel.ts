import { useMutation } from '@tanstack/react-query';
import { changeCarousel } from '../../api/admin/logo-carousel.ts';
import { showToast } from '../../ui/overlays/toasts.ts';

export const useCarousel = () =>
  useMutation({ ...changeCarousel, onSuccess: () => showToast('Logo carousel updated') });
