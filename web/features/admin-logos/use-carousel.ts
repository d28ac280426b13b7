import { useMutation } from '@tanstack/react-query';
import { changeCarousel } from '../../api/admin/logo-carousel.ts';
import { say } from '../../ui/overlays/toasts.ts';

export const useCarousel = () =>
  useMutation({ ...changeCarousel, onSuccess: () => say('Logo carousel updated') });
