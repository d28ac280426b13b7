import { useQuery } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import Sparkles from 'lucide-react/icons/sparkles';
import Zap from 'lucide-react/icons/zap';
import { featuredQuery } from '../../api/catalogue/catalogue.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { ArtSide } from './auth-look.ts';

/** The advantages of an account, shown on wide screens. */
export function AuthArt() {
  const { data: featured } = useQuery(featuredQuery);
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <ArtSide aria-label="What you can do with an account">
      {featured && <Picture src={featured.imageUrl} kind="card" sizes="50vw" />}
      <div>
        <h2>Every team has a good night in it.</h2>
        <ul>
          <li>
            <Sparkles {...icon} />
            Browse curated experiences
          </li>
          <li>
            <Zap {...icon} />
            Order with instant confirmation
          </li>
          <li>
            <Heart {...icon} />
            Track your orders and favorite experiences
          </li>
        </ul>
      </div>
    </ArtSide>
  );
}
