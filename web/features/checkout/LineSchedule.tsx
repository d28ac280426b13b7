import {
  type CartLine,
  otherTimesOf,
  setEverySlot,
  setOtherTimes,
  setSlot,
} from '@wondercast/core/cart/cart';
import { styled } from 'styled-components';
import { changeCart } from '../../cart/cart-store.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Subheading } from '../../ui/primitives/Text.tsx';
import { PreferredTimes } from '../../ui/shop/PreferredTimes.tsx';
import { SlotList } from '../../ui/shop/SlotList.tsx';
import { LineRules } from './LineRules.tsx';
