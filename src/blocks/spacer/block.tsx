import type { SpacerBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';
import { toSpacerSizes } from './model';
import { SpacerView } from './view';

export function SpacerBlock({ block }: BlockProps<Stored>) {
  return <SpacerView sizes={toSpacerSizes(block)} />;
}
